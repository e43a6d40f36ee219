import showerProse from "../../data/descriptions/showers.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { wordsOf } from "./shower.words.ts";
import { type Kind, kindOf } from "./shower-kinds.ts";

const doorKinds = /^(?:door|enclosure)/;

function optionOf(
  seed: GoodsSeed,
  kind: Kind,
): { name: string; choices: readonly GoodsChoice[] } | undefined {
  const { width_in, depth_in, height_in } = seed.design.size;
  if (kind.child === "shower-heads" || kind.child === "hand-showers") {
    return {
      name: "Flow rate",
      choices: ["1.75", "2.0", "2.5"].map((gpm) => ({
        label: `${gpm} gpm`,
        code: gpm.replace(".", ""),
        price: 1,
      })),
    };
  }
  if (kind.child === "valve-trims" || kind.noun.includes("trim kit")) {
    return options.showers.valve;
  }
  if (kind.child === "shower-doors" && !kind.noun.includes("enclosure")) {
    const grown = kind.noun.includes("hinged") || kind.noun.includes("panel") ? 4 : -6;
    return {
      name: "Opening",
      choices: [
        { label: `${width_in} in.`, code: String(width_in), price: 1 },
        {
          label: `${width_in + grown} in.`,
          code: String(width_in + grown),
          price: grown > 0 ? 1.07 : 0.95,
          size: { width_in: width_in + grown, height_in },
        },
      ],
    };
  }
  if (kind.child === "shower-bases" && width_in > depth_in) {
    return {
      name: "Size",
      choices: [
        { label: `${width_in}×${depth_in} in.`, code: `${width_in}${depth_in}`, price: 1 },
        { label: `48×${depth_in} in.`, code: `48${depth_in}`, price: 0.9, size: { width_in: 48 } },
        { label: `72×${depth_in} in.`, code: `72${depth_in}`, price: 1.2, size: { width_in: 72 } },
      ],
    };
  }
  return undefined;
}

/** What a shower is, worked out once for its draft, attributes and description. */
function showerBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const kind = kindOf(seed);
  const option = optionOf(seed, kind);
  const words = wordsOf(seed, kind, option?.choices);
  const door = doorKinds.test(param(seed, "form"));
  const thermo = design.name_words.some((word) => word.includes("thermostatic"));
  const pick = (list: readonly string[]) => random.pick(list);
  const does = pick(words.does);
  const fit = pick(words.fit);
  const box = pick(words.box);
  const care = pick(words.care);
  const match = random.pick(
    kind.child === "shower-bases"
      ? ["wall panels and drain covers", "bases and tubs", "wall niches and corner seats"]
      : door
        ? ["towel bars and robe hooks", "doors and fixed panels"]
        : ["towel bars, hooks and drains", "tub fillers and trims", "faucets and accessories"],
  );
  const { width_in, depth_in } = design.size;
  const sized = kind.child === "shower-bases" || kind.noun.includes("enclosure");
  return {
    kind,
    series,
    // a measure that one chooses is no part of the name
    sized: !sized ? "" : option ? `${depth_in} in. Deep ` : `${width_in}×${depth_in} in. `,
    thermo,
    option,
    seed,
    series_random,
    door,
    design,
    words,
    pick,
    does,
    fit,
    box,
    care,
    match,
    random,
  };
}

function showerAttributes({
  door,
  kind,
  seed,
  series_random,
  thermo,
  design,
  words,
}: ReturnType<typeof showerBasics>): Record<string, AttributeValue> {
  return {
    mounting: door
      ? "Opening"
      : kind.child === "shower-bases"
        ? "Floor"
        : param(seed, "arm") === "ceiling"
          ? "Ceiling"
          : "Wall",
    ...(kind.child === "shower-heads" || kind.child === "hand-showers"
      ? {
          flow_gpm: ["1.75", "2.0", "2.5"],
          spray_patterns: param(seed, "form") === "rain" ? "1" : series_random.pick(["3", "4", "5"]),
          watersense: true,
        }
      : {}),
    ...(kind.child === "valve-trims" || kind.child === "shower-systems"
      ? {
          valve: thermo ? "Thermostatic" : "Pressure balance",
          certifications: ["ASSE 1016", "CSA B125.1", "NSF/ANSI 61"],
        }
      : {}),
    ...(kind.child === "shower-systems" ? { flow_gpm: "1.75", spray_patterns: "2" } : {}),
    ...(door
      ? {
          glass_thickness: param(seed, "form") === "door-framed" ? "1/4 in. tempered" : "3/8 in. tempered",
          certifications: ["ANSI Z97.1", "CPSC 16 CFR 1201"],
        }
      : {}),
    ...(kind.child === "shower-bases"
      ? {
          drain: capital(param(seed, "drain")),
          threshold_in: design.size.height_in,
          dcof: 0.6,
          certifications: ["ANSI Z124.2", "CSA B45.5"],
        }
      : {}),
    material: capital(words.material),
  };
}

function showerFacts({
  seed,
  kind,
  words,
  pick,
  does,
  fit,
  box,
  care,
  match,
  random,
}: ReturnType<typeof showerBasics>): Facts {
  return {
    ...goodsFacts(seed, kind.noun),
    measure: words.measure,
    detail: pick(words.detail),
    does,
    does_cap: capital(does),
    plus: pick(words.plus),
    fit,
    fit_cap: capital(fit),
    box,
    box_cap: capital(box),
    care,
    care_cap: capital(care),
    material: words.material,
    material_cap: capital(words.material),
    match,
    match_cap: capital(match),
    rooms: random.pick([
      "walk-in showers",
      "alcove showers",
      "guest baths",
      "tub alcoves",
      "family baths",
      "primary baths",
      "pool baths",
    ]),
    test: random.pick(["with water at 125 psi", "piece by piece", "for leaks under air", "in hard water"]),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = showerBasics(seed);
  const { kind, series, sized, thermo, option, series_random, door } = basics;
  return {
    child: kind.child,
    name: `${series} ${sized}${thermo && kind.child === "valve-trims" ? "Thermostatic " : ""}${kind.title}`,
    noun: kind.noun,
    ...(option ? { option } : {}),
    weight_lb: kind.weight,
    wholesale: dollars(kind.price[0], kind.price[1], seed),
    saving: series_random.between(0.26, 0.42, 0.01),
    is_freight: kind.freight,
    extra_days: kind.freight ? 2 : 0,
    attributes: showerAttributes(basics),
    surface: kind.child === "shower-bases" ? ["shower"] : [],
    warranty: door
      ? `${years(5, seed)}-year warranty on hardware and seals, lifetime on glass breakage from defects.`
      : kind.child === "shower-bases"
        ? `${years(10, seed)}-year limited warranty on the base.`
        : `Limited lifetime warranty on finish and function to the first owner; ${years(5, seed)} years in hotels.`,
    prose: showerProse,
    facts: showerFacts(basics),
  };
}

export const showers: GoodsPlan = {
  category: "showers",
  styles: {
    averline: ["transitional", "traditional", "modern"],
    brasswick: ["traditional", "transitional", "industrial"],
    rivenna: ["modern", "industrial"],
    halvorne: ["modern", "transitional", "industrial"],
  },
  makes: (brand, design) => {
    const glassOrBase = /^shower(?:door|base)/.test(design.id);
    return brand.slug === "halvorne"
      ? glassOrBase || design.id.startsWith("showerpanel")
      : brand.slug === "rivenna"
        ? true
        : !glassOrBase;
  },
  draft,
};
