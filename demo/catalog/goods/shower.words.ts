import phrases from "../../data/phrases/shower-words.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, inSizes, param } from "./common.ts";
import type { GoodsChoice, GoodsSeed } from "./goods.types.ts";
import type { Kind } from "./shower-kinds.ts";

interface Words {
  measure: string;
  detail: readonly string[];
  does: readonly string[];
  plus: readonly string[];
  fit: readonly string[];
  box: readonly string[];
  material: string;
  care: readonly string[];
}

function doorWords(seed: GoodsSeed, choices?: readonly GoodsChoice[]): Words {
  const { width_in, depth_in, height_in } = seed.design.size;
  const form = param(seed, "form");

  const thick = form === "door-framed" ? "1/4 in." : "3/8 in.";
  return {
    measure: form.startsWith("enclosure")
      ? `of ${width_in} by ${depth_in} in., ${height_in} in. high`
      : `for openings ${choices ? "of" : "to"} ${inSizes(seed.design, choices, "width_in")}, ${height_in} in. high`,
    detail:
      form === "door-grid"
        ? phrases.door_words.detail["door-grid"]
        : form === "door-framed"
          ? phrases.door_words.detail["door-framed"]
          : form === "door-panel"
            ? phrases.door_words.detail["door-panel"]
            : phrases.door_words.detail.other,
    does: filledIn(phrases.door_words.does, { thick }),
    plus: phrases.door_words.plus,
    fit: phrases.door_words.fit,
    box: phrases.door_words.box,
    material: `${thick} tempered glass and stainless steel`,
    care: phrases.door_words.care,
  };
}

function baseWords(seed: GoodsSeed, choices?: readonly GoodsChoice[]): Words {
  const { depth_in, height_in } = seed.design.size;

  const linear = param(seed, "drain") === "linear";
  return {
    measure: `of ${inSizes(seed.design, choices, "width_in").replace(" in.", "")} by ${depth_in} in.`,
    detail: linear ? phrases.base_words.detail.linear : phrases.base_words.detail.other,
    does: filledIn(phrases.base_words.does, {
      outlet: linear ? "channel" : "drain",
      height_in: inch(height_in),
    }),
    plus: phrases.base_words.plus,
    fit: phrases.base_words.fit,
    box: phrases.base_words.box,
    material: linear ? "mineral resin with gel coat" : "reinforced acrylic",
    care: phrases.base_words.care,
  };
}

function trimWords(seed: GoodsSeed): Words {
  const thermo = seed.design.name_words.some((word) => word.includes("thermostatic"));
  return {
    measure: thermo ? "with separate volume and temperature" : "with one control",
    detail: filledIn(phrases.trim_words.detail, {
      handle: /lever/.test(param(seed, "handle"))
        ? "a lever"
        : /cross/.test(param(seed, "handle"))
          ? "a cross handle"
          : "two knobs",
    }),
    does: [
      thermo
        ? "a wax element holds the set temperature within 2 °F"
        : "a pressure-balance spool holds temperature when a toilet flushes",
      thermo ? "a stop at 100 °F guards children" : "a limit stop is set once at installation",
    ],
    plus: phrases.trim_words.plus,
    fit: phrases.trim_words.fit,
    box: phrases.trim_words.box,
    material: "brass with a zinc handle",
    care: phrases.trim_words.care,
  };
}

function systemWords(seed: GoodsSeed): Words {
  const { height_in } = seed.design.size;
  const form = param(seed, "form");

  return {
    measure: `${inch(height_in)} tall`,
    detail: form === "panel" ? phrases.system_words.detail.panel : phrases.system_words.detail.other,
    does: [
      ...phrases.system_words.does,
      form === "panel"
        ? "six jets and a rain head share 2.5 gpm"
        : "water of one temperature reaches both outlets",
    ],
    plus: phrases.system_words.plus,
    fit: phrases.system_words.fit,
    box: phrases.system_words.box,
    material: form === "panel" ? "304 stainless steel" : "brass tube and castings",
    care: phrases.system_words.care,
  };
}

function headWords(seed: GoodsSeed): Words {
  const { width_in, height_in } = seed.design.size;
  const form = param(seed, "form");
  const rain = form === "rain";
  return {
    measure: rain
      ? `${inch(width_in)} across`
      : form === "slide"
        ? `on a ${inch(height_in)} bar`
        : `${inch(width_in)} across the face`,
    detail: rain
      ? phrases.head_words.detail.rain
      : form === "slide"
        ? phrases.head_words.detail.slide
        : phrases.head_words.detail.other,
    does: rain
      ? filledIn(phrases.head_words.does.rain, { width_in: Math.round(width_in * width_in * 0.9) })
      : phrases.head_words.does.other,
    plus: phrases.head_words.plus,
    fit: [
      form === "hand" || form === "slide"
        ? "the 69 in. hose swivels at both ends"
        : "it screws to any 1/2 in. arm",
      form === "slide"
        ? "mounts can reuse old holes, since they slide on the bar"
        : "thread tape is all that is needed",
    ],
    box: [
      form === "hand" || form === "slide"
        ? "bracket and hose are in the box"
        : "arm and flange are in the box",
      "a cleaning pin comes with it",
    ],
    material: "brass and ABS",
    care: phrases.head_words.care,
  };
}

/** What may be said of shower products of a kind. */
export function wordsOf(seed: GoodsSeed, kind: Kind, choices?: readonly GoodsChoice[]): Words {
  if (kind.child === "shower-doors") return doorWords(seed, choices);
  if (kind.child === "shower-bases") return baseWords(seed, choices);
  if (kind.child === "valve-trims" || kind.noun.includes("trim kit")) return trimWords(seed);
  return kind.child === "shower-systems" ? systemWords(seed) : headWords(seed);
}
