import type { Look } from "../../../domain/materials/look.ts";
import clickProse from "../../data/descriptions/click-floors.json" with { type: "json" };
import phrases from "../../data/phrases/laminate.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import { oneOrAll } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import { filledIn } from "../prose/grammar.ts";
import { clickFacts } from "./click-facts.ts";
import { finishChoice, priced, some } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

const builds: readonly (Choice & { ac: string; mm: number })[] = options.laminate.builds;
const wearUse: Record<string, readonly string[]> = phrases.wear_use;

/** What a laminate is, worked out once for its draft, attributes and description. */
function laminateBasics(seed: SurfaceSeed) {
  const { series_random: random, brand } = seed;
  const [look] = seed.looks as [Look];
  const start = random.int(0, 2);
  const made = builds.slice(start, start + random.int(2, 3));
  const [first] = made as [(typeof builds)[number]];
  const rows = some(
    [
      [7.64, 54.33],
      [9.45, 54.33],
      [5.87, 50.63],
    ] as const,
    3,
    random,
    2,
  );
  const sizes: Size[] = rows.map(([width_in, length_in], at) => ({
    label: `${width_in}×${length_in} in.`,
    code: String(width_in).replace(".", ""),
    format: width_in > 8 ? "laminate-9.5" : "laminate-7.6",
    width_in,
    length_in,
    thickness_in: 0.472,
    pattern: "Random offset",
    price: 1 + at * 0.04,
  }));
  const finishes = some(
    [finishChoice("Embossed", "embossed"), finishChoice("Low Gloss", "low_gloss", 0.98)],
    2,
    random,
  );
  const hours = random.pick(["24", "24", "48", "72"]);
  const attached = random.chance(0.55);
  const iic = random.int(attached ? 62 : 55, attached ? 71 : 63);
  return { seed, look, sizes, finishes, made, brand, random, hours, first, attached, iic };
}

function laminateAttributes({
  look,
  made,
  sizes,
  finishes,
  random,
  hours,
  attached,
  iic,
}: ReturnType<typeof laminateBasics>): Record<string, AttributeValue> {
  return {
    color_family: look.colorFamily,
    look: look.family === "wood" ? "Wood Look" : "Stone Look",
    ac_rating: [...new Set(made.map((build) => build.ac))],
    thickness_mm: oneOrAll(made.map(({ mm }) => mm)),
    plank_width_in: sizes.map((size) => String(size.width_in)),
    texture: finishes[0]?.label === "Embossed" ? "Embossed in register" : "Fine grain",
    finish: finishes.map((finish) => finish.label),
    edge: random.pick(phrases.laminate_attributes.edge),
    water_hours: hours,
    core: "HDF",
    underlayment: attached ? "Attached 2 mm" : "Separate",
    install_method: phrases.laminate_attributes.install_method,
    iic,
    radiant_heat: true,
    certifications: ["CARB2", "FloorScore", "Greenguard Gold"],
  };
}

function laminateDraft(seed: SurfaceSeed): SurfaceDraft {
  const basics = laminateBasics(seed);
  const { look, sizes, finishes, made, brand, random, hours, first, attached, iic } = basics;
  return {
    name: `${seed.series} ${colorName(look)} Laminate Plank`,
    noun: "laminate plank",
    sizes,
    finishes,
    builds: { option: "Thickness and wear", choices: made },
    unit: "Box",
    minimum_unit: 1,
    box_lb: 38,
    box_most_sqft: 21.5,
    density: 0.0322,
    wholesale_sqft: priced(0.92, 1.75, brand.tier, random),
    saving: random.between(0.27, 0.44, 0.01),
    is_freight: true,
    extra_days: 0,
    attributes: laminateAttributes(basics),
    surface: ["floor"],
    warranty: `${brand.tier > 1 ? 30 : 20}-year residential wear warranty, ${hours} hours against standing water, 5 years in light commercial use.`,
    prose: clickProse,
    facts: clickFacts(seed, look, {
      kind: "click laminate",
      sizes,
      thicknesses_in: made.map((build) => build.thickness_in ?? 0.394),
      wear: first.ac,
      wear_use: wearUse[first.ac] ?? [],
      water: filledIn(phrases.laminate_draft.facts.water, { hours }),
      pad: attached ? phrases.laminate_draft.facts.pad.attached : phrases.laminate_draft.facts.pad.other,
      iic,
      install: phrases.laminate_draft.facts.install,
      texture: phrases.laminate_draft.facts.texture,
      features: phrases.laminate_draft.facts.features,
      rooms: phrases.rooms,
      floating: true,
    }),
  };
}

function laminateLine(child: string, share: number, accepts: (look: Look) => boolean): SurfaceLine {
  return {
    child,
    share,
    group: "laminate",
    accepts,
    draft: laminateDraft,
  };
}

export const laminate: SurfacePlan = {
  category: "laminate-flooring",
  products: 200,
  lines: [
    laminateLine(
      "oak-look-laminate",
      42,
      (look) => /oak|sandcastle/.test(look.id) && !/espresso/.test(look.id),
    ),
    laminateLine("rustic-laminate", 28, (look) => /driftwood|hickory|pine|aged/.test(look.id)),
    laminateLine("dark-laminate", 16, (look) => look.colorFamily === "brown" || look.colorFamily === "black"),
    laminateLine("light-laminate", 20, (look) => /ash|maple|sandcastle/.test(look.id)),
  ],
};
