import phrases from "../../data/phrases/lamps.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import { filledIn } from "../prose/grammar.ts";
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const lampDetails: Record<string, readonly string[]> = phrases.lamp_details;

type Said = Omit<RoomWords, "measure" | "detail">;

const indoor: Said = phrases.indoor;

const strung: Said = phrases.strung;

const shadeOf = (style: string): string =>
  ({ string: "None", mushroom: "Opal glass", arc: "Metal", task: "Metal" })[style] ?? "Linen";

function stringDraft(seed: GoodsSeed): GoodsDraft {
  const feet = Math.round(seed.design.size.width_in / 12);
  const bulbs = numberParam(seed, "bulbs", 12);
  const lumens = bulbs * 90;
  return roomGoodsDraft(seed, {
    child: "string-lights",
    title: `${feet} ft String Lights`,
    noun: "string of lights",
    price: 24 + bulbs * 2.2,
    weight_lb: 4,
    is_freight: false,
    attributes: { ...lit(lumens, bulbs), shade_material: shadeOf("string"), location: "Wet rated" },
    warranty: `${years(2, seed)}-year warranty on wiring and sockets.`,
    words: {
      ...strung,
      measure: filledIn(phrases.string_draft.words.measure, { feet, bulbs, lumens }),
      detail: lampDetails.string!,
    },
  });
}

const lit = (lumens: number, bulbs: number): Record<string, AttributeValue> => ({
  bulbs: String(bulbs),
  bulb_base: "E26",
  lumens,
  color_temperature: "2700 K",
  dimmable: true,
  certifications: ["UL"],
});

/** What tells a lamp from others, as its name says it. */
const kinds: Record<string, string> = phrases.kinds;

/** The style of a lamp; columns of wood are posts. */
const kindOf = ({ design }: GoodsSeed, style: string): string =>
  style === "column" && /wood post/.test(design.name_words.join()) ? "post" : style;

function lampDraft(seed: GoodsSeed): GoodsDraft {
  if (param(seed, "form") === "string") return stringDraft(seed);
  const table = param(seed, "form") === "table-lamp";
  const style = param(seed, "style");
  const kind = kindOf(seed, style);
  const { height_in, width_in } = seed.design.size;
  const lumens = table ? 800 : 1100;
  return roomGoodsDraft(seed, {
    child: table ? "table-lamps" : "floor-lamps",
    title: `${Math.round(height_in)} in. ${kinds[kind] ?? ""}${table ? "Table" : "Floor"} Lamp`,
    noun: table ? "table lamp" : "floor lamp",
    price: table ? 62 : style === "arc" ? 168 : 104,
    weight_lb: table ? 8 : style === "arc" ? 48 : 16,
    is_freight: false,
    attributes: { ...lit(lumens, 1), shade_material: shadeOf(style), location: "Dry rated" },
    warranty: `${years(2, seed)}-year warranty on wiring and finish.`,
    words: {
      ...indoor,
      measure: filledIn(phrases.lamp_draft.words.measure, {
        height_in: inch(height_in),
        lumens,
        width_in: inch(width_in),
      }),
      detail: lampDetails[kind] ?? lampDetails.column!,
    },
  });
}

export const lamps: GoodsPlan = { category: "lamps", styles: {}, draft: lampDraft };
