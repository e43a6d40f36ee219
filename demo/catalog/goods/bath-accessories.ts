import phrases from "../../data/phrases/bath-accessories.json" with { type: "json" };
import formRows from "../../data/product-kinds/bath-accessories.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

type Form = {
  child: string;
  noun: string;
  title: string;
  price: number;
  weight: number;
  does: readonly string[];
  measure: readonly string[];
};

const forms: Record<string, Form> = formRows;

const words = (form: Form, reach: string, steel: boolean): RoomWords => ({
  measure: form.measure,
  rooms: phrases.words.rooms,
  detail: filledIn(phrases.words.detail, { reach }),
  stuff: steel ? phrases.words.stuff.steel : phrases.words.stuff.other,
  care: phrases.words.care,
  tests: phrases.words.tests,
  checked: phrases.words.checked,
  does: form.does,
  plus: phrases.words.plus,
  fit: phrases.words.fit,
  box: phrases.words.box,
});

function draft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const form = forms[param(seed, "form")] ?? forms["towel-bar"]!;
  const { width_in, depth_in } = design.size;
  const double = param(seed, "rails") === "two" || param(seed, "prongs") === "two";
  const steel = form.child === "grab-bars";
  return roomGoodsDraft(seed, {
    child: form.child,
    noun: form.noun,
    title: `${double ? "Double " : ""}${form.title}${steel ? ` ${Math.round(width_in - 3)} in.` : ""}`,
    price: form.price * (double ? 1.6 : 1) * (steel ? width_in / 27 : 1),
    weight_lb: form.weight * (double ? 1.5 : 1),
    is_freight: false,
    ...(form.child === "towel-bars" && { option: { name: "Length", choices: lengths } }),
    attributes: {
      mounting: "Concealed bracket",
      material: steel ? "Stainless steel" : "Brass",
      projection_in: depth_in,
      ...(steel && { ada: true }),
      certifications: steel ? ["ADA 609", "ASTM F446"] : ["ASTM B117 salt spray"],
    },
    warranty: `Limited lifetime warranty on finish and function, ${years(5, seed)} years in rented rooms.`,
    words: words(form, inch(depth_in), steel),
  });
}

const lengths = [18, 24, 30].map((length) => ({
  label: `${length} in.`,
  code: String(length),
  price: Number((1 + (length - 24) * 0.012).toFixed(3)),
  size: { width_in: length + 2.2 },
}));

export const bathAccessories: GoodsPlan = { category: "bath-accessories", styles: {}, draft };
