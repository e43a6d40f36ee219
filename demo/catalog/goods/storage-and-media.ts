import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";
import { type Piece, wooden } from "./wooden.words.ts";

const storageRooms: Record<string, readonly string[]> = {
  "media-consoles": ["living rooms", "television walls", "media rooms", "family rooms", "low window walls"],
  "bedroom-storage": ["bedsides", "bedrooms", "dressing rooms", "guest rooms", "dining walls"],
  bookcases: ["studies", "living rooms", "stair halls", "alcoves", "home offices"],
  "wall-shelves": ["kitchen walls", "over a desk", "powder rooms", "alcoves", "beside a chimney"],
  televisions: ["living rooms", "bedrooms", "covered patios", "media walls", "family rooms"],
};

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
        ? ["a wall-mounted case", "cord openings in back", "slab doors without pulls", "a thin long line"]
        : ["open bays for boxes", "cord openings in back", "splayed legs", "a long low front"],
  ];
}

const screenWords = (words: RoomWords): RoomWords => ({
  ...words,
  tests: ["for color", "for dead pixels", "by running it for a day", "through a thousand starts"],
  checked: [
    "calibrated for color",
    "checked at every port",
    "run for an hour",
    "wiped down and wrapped in film",
  ],
  stuff: [
    "aluminum and matte glass",
    "a steel back and glass front",
    "a slim aluminum body",
    "metal, with one plastic cover",
  ],
  care: ["dust it with a dry cloth", "use a surge protector", "leave 4 in. for air", "no spray on the glass"],
  does: [
    "it shows pictures when idle",
    "color is calibrated at the factory",
    "sound is tuned for the room",
    "it wakes in two seconds",
    "games run at 120 Hz",
  ],
  plus: [
    "four HDMI ports are at the side",
    "the wall plate is 300 by 200 mm",
    "the remote lights up",
    "a cable channel hides cords",
  ],
  fit: [
    "it mounts to studs at 16 in.",
    "two people hang it",
    "four screws hold the plate",
    "the cord is 6 ft long",
  ],
  box: [
    "keep the carton for a week",
    "a level is printed on the box",
    "haul-away of the old set is free",
    "the bracket is included",
  ],
});

const shelfWords = (words: RoomWords): RoomWords => ({
  ...words,
  does: ["it holds 20 lb a foot", "it stays level", "it doesn't bow under books", "it holds plates or paper"],
  plus: [
    "it shims out on uneven walls",
    "the front edge is solid",
    "grain runs along it",
    "a touch-up stick is included",
  ],
  fit: [
    "screws go into studs",
    "two screws a bracket",
    "a paper template marks the holes",
    "one person can hang it",
  ],
  box: [
    "anchors are in the bag",
    "corners are boxed in the carton",
    "it ships in paper, not foam",
    "a small level is included",
  ],
});

function storageDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in, height_in } = seed.design.size;
  const [child, title, noun, detail] = storageOf(seed);
  const volume = (width_in * depth_in * height_in) / 1728;
  const screen = child === "televisions";
  const diagonal = Number(/^\d+/.exec(title)?.[0] ?? 65);
  const measure = [
    `${inch(width_in)} wide`,
    `${inch(height_in)} high`,
    `${inch(width_in)} by ${inch(depth_in)}`,
    `${inch(depth_in)} deep`,
  ];
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
