import phrases from "../../data/phrases/mirrors.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, numberParam, param, wordLike, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

type Form = { child: string; label: string; title: string; noun: string; detail: readonly string[] };

const forms: Record<string, Form> = phrases.forms;

const words = (form: Form, width: string, height: string, box: boolean): RoomWords => ({
  measure: filledIn(phrases.words.measure, { width, height }),
  rooms: box ? phrases.words.rooms.box : phrases.words.rooms.other,
  detail: form.detail,
  stuff: box ? phrases.words.stuff.box : phrases.words.stuff.other,
  care: phrases.words.care,
  tests: phrases.words.tests,
  checked: phrases.words.checked,
  does: box ? phrases.words.does.box : phrases.words.does.other,
  plus: box ? phrases.words.plus.box : phrases.words.plus.other,
  fit: box ? phrases.words.fit.box : phrases.words.fit.other,
  box: phrases.words.box,
});

function draft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const form = forms[param(seed, "form")] ?? forms.rect!;
  const box = form.child === "medicine-cabinets";
  const lighted = seed.design.params.lit === true;
  const isFull = wordLike(seed, /^full-length$/) !== undefined;
  const area = (width_in * height_in) / 144;
  const doors = numberParam(seed, "doors", 0);
  return roomGoodsDraft(seed, {
    child: form.child,
    title: `${Math.round(width_in)} in. ${isFull ? "Full-Length " : ""}${lighted ? "Lighted " : ""}${doors > 1 ? `${doors}-Door ` : ""}${form.title}`,
    noun: `${isFull ? "full-length " : ""}${lighted ? "lighted " : ""}${form.noun}`,
    price: (box ? 62 + area * 26 + doors * 18 : 34 + area * 11) * (lighted ? 1.9 : 1),
    weight_lb: Math.round((box ? 12 + area * 5.5 : 5 + area * 3.1) * 10) / 10,
    is_freight: area > 8,
    attributes: {
      shape: form.label,
      mounting: box ? "Recessed or surface" : "Wall cleat",
      material: box ? "Aluminum" : /wood/.test(seed.design.id) ? "Wood" : "Metal",
      lighted,
      certifications: lighted ? ["UL 962", "CARB2"] : ["ASTM C1503"],
    },
    warranty: `${years(5, seed)}-year warranty on silvering; ${years(1, seed)} year on frame finish.`,
    words: words(form, inch(width_in), inch(height_in), box),
  });
}

export const mirrors: GoodsPlan = { category: "mirrors", styles: {}, draft };
