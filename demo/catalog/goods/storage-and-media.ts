import phrases from "../../data/phrases/storage-and-media.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";
import { type Piece, wooden } from "./wooden.words.ts";

const storageRooms: Record<string, readonly string[]> = phrases.storage_rooms;

function storageOf(seed: GoodsSeed): Piece {
  const { id, size } = seed.design;
  const width = Math.round(size.width_in);
  const form = param(seed, "form");
  if (form === "bookcase")
    return [
      "bookcases",
      `${width} in. Bookcase`,
      "bookcase",
      seed.design.params.case
        ? ["five shelves", "an open metal frame", "shelves without a back", "thin square posts"]
        : [
            "five shelves",
            "a plain tall case",
            "shelves of one thickness",
            "a back panel that keeps it square",
          ],
    ];
  if (form === "shelf")
    return [
      "wall-shelves",
      `${width} in. Wall Shelf`,
      "wall shelf",
      seed.design.params.bracket
        ? ["two metal brackets", "a plank on plain angles", "screws that are meant to show"]
        : ["no bracket in sight", "a thick front edge", "one plank on the wall"],
    ];
  if (form === "screen") {
    const inches = /(\d+) in\. class/.exec(seed.design.name_words.join(" "))?.[1] ?? "65";
    const stands = seed.design.params.stand === true;
    return [
      "televisions",
      `${inches} in. 4K Television${stands ? " on Feet" : ""}`,
      `${inches} in. television`,
      ["a frame as thin as a coin", "matte glass", "cables behind one cover", "an even black"],
    ];
  }
  if (/nightstand|dresser|sideboard/.test(id)) {
    const word = id.startsWith("night") ? "Nightstand" : id.startsWith("dress") ? "Dresser" : "Sideboard";
    return [
      "bedroom-storage",
      `${width} in. ${word}`,
      word.toLowerCase(),
      word === "Sideboard"
        ? ["cane doors", "small metal knobs", "tapered feet", "shelves behind the doors"]
        : ["small metal knobs", "drawers on full slides", "drawer fronts cut from one sheet", "tapered feet"],
    ];
  }
  return [
    "media-consoles",
    `${width} in. Media Console`,
    "media console",
    /fluted/.test(id)
      ? ["fluted doors", "cord openings in back", "a long low front", "doors without pulls"]
      : /wall/.test(id)
        ? phrases.storage_of.wall
        : phrases.storage_of.other,
  ];
}

const screenWords = (words: RoomWords): RoomWords => ({
  ...words,
  ...phrases.screen_words,
});

const shelfWords = (words: RoomWords): RoomWords => ({
  ...words,
  ...phrases.shelf_words,
});

function storageDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in, height_in } = seed.design.size;
  const [child, title, noun, detail] = storageOf(seed);
  const volume = (width_in * depth_in * height_in) / 1728;
  const screen = child === "televisions";
  const diagonal = Number(/^\d+/.exec(title)?.[0] ?? 65);
  const measure = filledIn(phrases.storage_draft.measure, {
    width_in: inch(width_in),
    height_in: inch(height_in),
    depth_in: inch(depth_in),
  });
  const words = wooden(detail, measure, storageRooms[child] ?? []);
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price: screen ? diagonal * 8.4 - 120 : child === "wall-shelves" ? 30 + width_in * 0.8 : 90 + volume * 19,
    weight_lb: screen ? Math.round(diagonal * 0.75) : Math.round(4 + volume * 6.2),
    is_freight: !screen && volume > 6,
    attributes: {
      frame: screen ? "Aluminum" : "Wood",
      ...(child === "bookcases" ? { shelves: String(numberParam(seed, "shelves", 5)) } : {}),
      ...(child === "bedroom-storage"
        ? { drawers: /nightstand/.test(noun) ? "2" : noun === "dresser" ? "9" : "None" }
        : {}),
      ...(screen ? { screen_in: diagonal, circuit: "120 V" } : {}),
      mounting:
        param(seed, "legs") === "wall" ||
        child === "wall-shelves" ||
        (screen && seed.design.params.stand !== true)
          ? "Wall"
          : "Floor",
      assembly: screen || child === "wall-shelves" ? "Ready to hang" : "Assembled",
      certifications: screen ? ["UL 62368-1", "Energy Star"] : ["CARB2", "ASTM F2057"],
    },
    warranty: screen
      ? `${years(2, seed)}-year warranty on panel and parts.`
      : `${years(5, seed)}-year warranty on joints, slides and finish.`,
    words: screen ? screenWords(words) : child === "wall-shelves" ? shelfWords(words) : words,
  });
}

export const storageAndMedia: GoodsPlan = {
  category: "storage-and-media",
  styles: {},
  makes: (brand, design) => (design.params.form === "screen") === (brand.slug === "optic-row"),
  draft: storageDraft,
};
