import type { Look } from "../../../domain/materials/look.ts";
import clickProse from "../../data/descriptions/click-floors.json" with { type: "json" };
import phrases from "../../data/phrases/luxury.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import coreRows from "../../data/product-kinds/vinyl-cores.json" with { type: "json" };
import { oneOrAll } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import { filledIn } from "../prose/grammar.ts";
import { clickFacts } from "./click-facts.ts";
import { finishChoice, priced, some } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

interface Core {
  name: string;
  kind: string;
  title: string;
  density: number;
  floating: boolean;
  builds: readonly (Choice & { mil: number; mm: number })[];
  price: readonly [number, number];
}

const buildOf = ({ thickness_mm, wear_mil, price }: (typeof coreRows)["spc"]["builds"][number]) => ({
  label: `${thickness_mm} mm, ${wear_mil} mil`,
  code: `${thickness_mm}M${wear_mil}`.replace(".", ""),
  price,
  thickness_in: thickness_mm / 25.4,
  mil: wear_mil,
  mm: thickness_mm,
});

const coreOf = ({ builds, ...row }: (typeof coreRows)["spc"]): Core => ({
  ...row,
  builds: builds.map(buildOf),
  price: row.price as [number, number],
});
const [spc, wpc, flexible] = [coreOf(coreRows.spc), coreOf(coreRows.wpc), coreOf(coreRows.flexible)];

const wearUse = (wear_mil: number): readonly string[] =>
  wear_mil >= 28
    ? phrases.wear_use.large_wear_mil
    : wear_mil >= 20
      ? phrases.wear_use.middling_wear_mil
      : phrases.wear_use.other;

/** What a vinyl is, worked out once for its draft, attributes and description. */
function vinylBasics(seed: SurfaceSeed, core: Core, sizes: readonly Size[], title: string, pattern?: string) {
  const { series_random: random, brand } = seed;
  const [look] = seed.looks as [Look];
  const start = random.int(0, core.builds.length - 2);
  const made = core.builds.slice(start, start + random.int(2, 3));
  const [first] = made as [(typeof core.builds)[number]];
  const pad = core.floating ? random.pick(phrases.vinyl_basics.pad) : "None";
  const attached = pad.startsWith("Attached");
  const iic = random.int(attached ? 60 : 50, attached ? 72 : 58);
  const finishes = some(
    [finishChoice("Embossed", "embossed"), finishChoice("Matte", "matte", 0.99)],
    2,
    random,
  );
  return {
    seed,
    look,
    title,
    core,
    sizes,
    finishes,
    made,
    brand,
    random,
    first,
    attached,
    pad,
    iic,
    pattern,
  };
}

function vinylAttributes({
  core,
  made,
  look,
  sizes,
  pad,
  finishes,
  random,
  iic,
  pattern,
}: ReturnType<typeof vinylBasics>): Record<string, AttributeValue> {
  return {
    core: core.name,
    wear_layer_mil: [...new Set(made.map((build) => String(build.mil)))],
    thickness_mm: oneOrAll(made.map(({ mm }) => mm)),
    color_family: look.colorFamily,
    look: look.family === "wood" ? "Wood Look" : "Stone Look",
    plank_width_in: [...new Set(sizes.map((size) => String(size.width_in)))],
    size: sizes.map((size) => size.label),
    install_method: core.floating
      ? phrases.vinyl_attributes.install_method.floating
      : phrases.vinyl_attributes.install_method.other,
    underlayment: pad,
    texture: finishes[0]?.label === "Embossed" ? "Embossed in register" : "Wood grain",
    finish: finishes.map((finish) => finish.label),
    waterproof: true,
    edge: random.pick(phrases.vinyl_attributes.edge),
    iic,
    radiant_heat: true,
    below_grade: true,
    certifications: ["FloorScore", "Greenguard Gold"],
    ...(pattern ? { pattern } : {}),
  };
}

function vinylDraft(
  seed: SurfaceSeed,
  core: Core,
  sizes: readonly Size[],
  title: string,
  pattern?: string,
): SurfaceDraft {
  const basics = vinylBasics(seed, core, sizes, title, pattern);
  const { look, finishes, made, brand, random, first, attached, pad, iic } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${title}`,
    noun: core.kind,
    sizes,
    finishes,
    builds: { option: "Thickness and wear layer", choices: made },
    unit: "Box",
    minimum_unit: 1,
    box_lb: core.name === "WPC" ? 40 : 46,
    box_most_sqft: core.floating ? 28 : 36,
    density: core.density,
    wholesale_sqft: priced(core.price[0], core.price[1], brand.tier, random),
    saving: random.between(0.28, 0.45, 0.01),
    is_freight: true,
    extra_days: 0,
    attributes: vinylAttributes(basics),
    surface: ["floor"],
    warranty: `${first.mil >= 20 ? "Lifetime" : "30-year"} residential and ${first.mil >= 20 ? 15 : 5}-year light commercial wear warranty; waterproof for as long as you own the home.`,
    prose: clickProse,
    facts: clickFacts(seed, look, {
      kind: title.endsWith("Tile") ? core.kind.replace("plank", "tile") : core.kind,
      sizes,
      thicknesses_in: made.map((build) => build.thickness_in ?? 0.2),
      wear: `${first.mil} mil`,
      wear_use: wearUse(first.mil),
      water: phrases.vinyl_draft.facts.water,
      pad: attached
        ? filledIn(phrases.vinyl_draft.facts.pad.attached, {
            pad: pad.toLowerCase().replace("attached ", "").replace("ixpe", "IXPE"),
            pad_2: pad.includes("cork") ? "cork" : "IXPE foam",
          })
        : core.floating
          ? phrases.vinyl_draft.facts.pad.floating
          : phrases.vinyl_draft.facts.pad.other,
      iic,
      install: core.floating
        ? phrases.vinyl_draft.facts.install.floating
        : phrases.vinyl_draft.facts.install.other,
      texture: phrases.vinyl_draft.facts.texture,
      features:
        core.name === "SPC"
          ? phrases.vinyl_draft.facts.features.SPC
          : core.name === "WPC"
            ? phrases.vinyl_draft.facts.features.WPC
            : phrases.vinyl_draft.facts.features.other,
      rooms:
        first.mil >= 20 ? phrases.rooms : phrases.rooms.filter((room) => !/salons|shops|clinics/.test(room)),
      floating: core.floating,
    }),
  };
}

const planksOf = (
  rows: readonly { width_in: number; length_in: number; format: string; price: number; pattern?: string }[],
): Size[] =>
  rows.map(({ width_in, length_in, format, price, pattern = "Random offset" }) => ({
    label: `${width_in}×${length_in} in.`,
    code: `${width_in}${length_in}`.replaceAll(".", ""),
    format: format as Size["format"],
    width_in,
    length_in,
    thickness_in: 0.2,
    pattern,
    price,
  }));

const planks = planksOf(sizeRows.luxury.planks);

export const luxury: SurfacePlan = {
  category: "luxury-flooring",
  products: 250,
  lines: [
    {
      child: "spc-rigid-core",
      share: 42,
      group: "vinyl",
      brands: ["kestava", "dunmarrow", "fenwright"],
      accepts: (look) => look.family === "wood",
      draft: (seed) => vinylDraft(seed, spc, some(planks, 3, seed.series_random, 2), spc.title),
    },
    {
      child: "wpc-core",
      share: 16,
      group: "vinyl",
      brands: ["kestava", "lumarck"],
      accepts: (look) => look.family === "wood",
      draft: (seed) => vinylDraft(seed, wpc, some(planks, 3, seed.series_random, 2), wpc.title),
    },
    {
      child: "glue-down-vinyl",
      share: 16,
      group: "vinyl",
      brands: ["lumarck", "dunmarrow"],
      accepts: (look) => look.family === "wood",
      draft: (seed) =>
        vinylDraft(
          seed,
          flexible,
          some(planksOf(sizeRows.luxury.glue_down_vinyl), 3, seed.series_random, 2),
          flexible.title,
        ),
    },
    {
      child: "stone-look-vinyl",
      share: 14,
      group: "vinyl",
      brands: ["lumarck", "kestava", "fenwright"],
      accepts: (look) => look.family !== "wood",
      draft: (seed) =>
        vinylDraft(
          seed,
          seed.series_random.chance(0.6) ? spc : flexible,
          some(planksOf(sizeRows.luxury.stone_look_vinyl), 3, seed.series_random, 2),
          "Vinyl Tile",
        ),
    },
    {
      child: "herringbone-vinyl",
      share: 12,
      group: "vinyl",
      brands: ["kestava", "lumarck"],
      accepts: (look) => look.family === "wood" && look.id.includes("oak"),
      draft: (seed) =>
        vinylDraft(seed, spc, planksOf(sizeRows.luxury.herringbone_vinyl), "SPC Herringbone", "Herringbone"),
    },
  ],
};
