import phrases from "../../data/phrases/bath-accessories.json" with { type: "json" };
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

const forms: Record<string, Form> = {
  "towel-bar": {
    child: "towel-bars",
    noun: "towel bar",
    title: "Towel Bar",
    price: 26,
    weight: 1.9,
    does: [
      "two bath towels hang flat",
      "the bar doesn't turn",
      "a towel slides off with one hand",
      "it holds 15 lb",
    ],
    measure: ["24 in. between posts", "for one wide towel", "for two folded towels", "24 in. clear"],
  },
  "towel-ring": {
    child: "towel-rings",
    noun: "towel ring",
    title: "Towel Ring",
    price: 17,
    weight: 1.1,
    does: [
      "a hand towel dries open",
      "the ring swings and stays",
      "it keeps a towel by the sink",
      "the ring lifts out",
    ],
    measure: ["6 in. across", "for a hand towel", "for the wall beside a sink"],
  },
  "robe-hook": {
    child: "robe-hooks",
    noun: "robe hook",
    title: "Robe Hook",
    price: 10,
    weight: 0.6,
    does: [
      "a robe hangs by its collar",
      "loops don't slip off",
      "it holds 25 lb",
      "the tip is rounded so it won't snag",
    ],
    measure: ["for a robe or a towel", "on a 2 in. plate", "for a door or a wall"],
  },
  "paper-holder": {
    child: "paper-holders",
    noun: "paper holder",
    title: "Paper Holder",
    price: 19,
    weight: 1.2,
    does: [
      "the roll changes with one hand",
      "double rolls turn freely",
      "the roller is spring-free",
      "the arm tips up",
    ],
    measure: ["for a double roll", "for rolls up to 5-1/2 in.", "7 in. over the posts"],
  },
  "grab-bar": {
    child: "grab-bars",
    noun: "grab bar",
    title: "Grab Bar",
    price: 34,
    weight: 3.4,
    does: [
      "it holds 250 lb and more",
      "1-1/2 in. is left for the hand",
      "the grip is 1-1/4 in. round",
      "flanges cover six screws",
    ],
    measure: ["for showers and tubs", "to ADA reach", "in 18-gauge tube"],
  },
};

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
