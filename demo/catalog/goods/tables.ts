import phrases from "../../data/phrases/tables.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";
import { type Piece, wooden } from "./wooden.words.ts";

const stoned = (words: RoomWords): RoomWords => ({
  ...words,
  ...phrases.stoned,
});

const bases: Record<string, readonly string[]> = phrases.bases;

function tableOf(seed: GoodsSeed): Piece {
  const form = param(seed, "form");
  if (seed.design.kind === "low_table") {
    const details: Record<string, readonly string[]> = phrases.table_of.details;
    const title =
      form === "nesting"
        ? "Nesting Coffee Tables"
        : `${Math.round(seed.design.size.width_in)} in. Coffee Table`;
    return [
      "coffee-tables",
      title,
      form === "nesting" ? "pair of nesting tables" : "coffee table",
      details[form] ?? details.rect!,
    ];
  }
  const width = Math.round(seed.design.size.width_in);
  if (form === "console")
    return [
      "console-tables",
      `${width} in. Console Table`,
      "console table",
      ["a narrow top", "slim straight legs", "a shelf or drawers", "a back that sits flush to the wall"],
    ];
  if (form === "side" || form === "tray" || form === "drum")
    return [
      "side-tables",
      `${width} in. Side Table`,
      "side table",
      ["a top for a lamp", "a slim base", "a small round top", "the height of a sofa arm"],
    ];
  const round = form === "pedestal";
  return [
    "dining-tables",
    `${width} in. ${round ? "Round " : ""}Dining Table`,
    round ? "round dining table" : "dining table",
    round
      ? ["a center pedestal", "a round top", "no legs in the way", "a thin rim"]
      : (bases[param(seed, "base")] ?? bases.legs!),
  ];
}

function tableDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in, height_in } = seed.design.size;
  const [child, title, noun, detail] = tableOf(seed);
  const stone = /marble|travertine/.test(`${param(seed, "top")} ${seed.design.finishes[0]}`);
  const glass = param(seed, "top") === "glass";
  const area = (width_in * depth_in) / 144;
  const perFoot = child === "dining-tables" ? 26 : 34;
  const rooms: Record<string, readonly string[]> = phrases.table_draft.rooms;
  const measure = filledIn(phrases.table_draft.measure, {
    width_in: inch(width_in),
    depth_in: inch(depth_in),
    height_in: inch(height_in),
    area: area.toFixed(1),
  });
  const words = wooden(detail, measure, rooms[child] ?? []);
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price: (child === "side-tables" ? 74 : 96) + area * perFoot * (stone ? 1.8 : 1),
    weight_lb: Math.round(12 + area * (stone ? 14 : 5.4)),
    is_freight: area > 7 || stone,
    attributes: {
      shape: /round|pedestal|nesting|drum|tray/.test(`${param(seed, "form")} ${param(seed, "shape")}`)
        ? "Round"
        : "Rectangle",
      top_material: stone ? "Natural stone" : glass ? "Tempered glass" : "Wood",
      frame: glass || (stone && param(seed, "top") !== "") ? "Metal" : stone ? "Stone" : "Solid wood",
      ...(child === "dining-tables"
        ? { seats: String(Math.max(4, Math.round((width_in - 12) / 12) + (width_in > 80 ? 2 : 0))) }
        : {}),
      assembly: child === "side-tables" ? "Assembled" : "Legs to be bolted on",
      certifications: stone ? ["Natural stone"] : ["FSC wood", "CARB2"],
    },
    warranty: `${years(5, seed)}-year warranty on joints and finish.`,
    words: stone ? stoned(words) : words,
  });
}

export const tables: GoodsPlan = { category: "tables", styles: {}, draft: tableDraft };
