import type { Look } from "../../../domain/materials/look.ts";
import paverProse from "../../data/descriptions/pavers.json" with { type: "json" };
import phrases from "../../data/phrases/paving.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import { spanned } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoices, inches, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";

export const finishWords = finishChoices(finishRows.paving);
/** Outdoor finishes of a look; polished faces stay indoors. */
export const outdoorFinishes = (look: Look): Choice[] => [
  ...new Map(
    look.finishes.flatMap((finish) => finishWords[finish] ?? []).map((choice) => [choice.label, choice]),
  ).values(),
];

interface Paving {
  kind: string;
  material: string;
  title: string;
  sizes: readonly Size[];
  finishes: readonly Choice[];
  unit: "Square foot" | "Box";
  least: number;
  density: number;
  price: number;
  psi: number;
  absorption: number;
  vehicles: boolean;
  dcof: number;
  shape: string;
  makes: string;
}

const sizeNames = (paving: Paving) => [...new Set(paving.sizes.map(({ label }) => label.replace(/,.*/, "")))];

const edges: Record<string, readonly string[]> = phrases.edges;

/** What natural stone and porcelain are made or sampled to. */
const standards: Record<string, string[]> = phrases.standards;

/** What a paving is, worked out once for its draft, attributes and description. */
function pavingBasics(seed: SurfaceSeed, paving: Paving) {
  const { series_random: series, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const [first] = paving.sizes as [Size];
  const psi = paving.psi.toLocaleString("en-US");
  const care = own.pick([
    ...phrases.paving_basics.care,
    paving.material === "Porcelain"
      ? "it never needs a sealer"
      : "it wants no sealer, though one deepens the color",
    "snow shovels do it no harm",
  ]);
  const base = paving.vehicles
    ? own.pick(phrases.paving_basics.base.vehicles)
    : own.pick(phrases.paving_basics.base.other);
  const frost =
    paving.absorption < 6
      ? own.pick(phrases.paving_basics.frost.small_absorption)
      : own.pick(phrases.paving_basics.frost.other);
  const used = paving.vehicles ? [...phrases.places, ...phrases.paving_basics.used] : phrases.places;
  const where = someOf(used, own.int(2, 3), own);
  return { seed, look, paving, series, first, brand, own, psi, frost, where, care, base };
}

function pavingAttributes({
  paving,
  look,
  first,
}: ReturnType<typeof pavingBasics>): Record<string, AttributeValue> {
  return {
    material: paving.material,
    shape: paving.shape,
    size: paving.sizes.map((size) => size.label),
    color_family: look.colorFamily,
    look: "Outdoor",
    finish: paving.finishes.map((finish) => finish.label),
    thickness_in: Number(first.thickness_in.toFixed(3)),
    compressive_strength_psi: paving.psi,
    absorption_percent: paving.absorption,
    traffic: paving.vehicles ? phrases.paving_attributes.traffic : ["Foot"],
    dcof: paving.dcof,
    frost_proof: paving.absorption < 6,
    use: paving.vehicles ? ["Patio", "Walkway", "Driveway"] : ["Patio", "Walkway", "Pool deck"],
    certifications:
      paving.material === "Concrete"
        ? ["ASTM C936"]
        : paving.material === "Clay brick"
          ? ["ASTM C902 SX"]
          : (standards[paving.material] ?? []),
  };
}

function pavingFacts({
  brand,
  seed,
  look,
  paving,
  own,
  psi,
  frost,
  where,
  care,
  base,
}: ReturnType<typeof pavingBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    kind: paving.kind,
    kind_cap: capital(paving.kind),
    words: own.pick(seenIn(look)),
    sizes: paving.shape === "Irregular" ? undefined : listed(sizeNames(paving)),
    thickness: spanned(
      paving.sizes.map(({ thickness_in }) => thickness_in),
      inches,
    ),
    finish_word: (paving.finishes[0]?.label ?? "natural").toLowerCase(),
    ...oneOfEach(phrases.paving_words, own),
    makes: paving.makes,
    partners: someOf(phrases.paving_facts.partners, 1, own),
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    psi,
    traffic: paving.vehicles
      ? own.pick(phrases.paving_facts.traffic.vehicles)
      : own.pick(phrases.paving_facts.traffic.other),
    absorption: String(paving.absorption),
    frost,
    frost_cap: capital(frost),
    dcof: paving.dcof.toFixed(2),
    places: where,
    places_cap: capital(where),
    care,
    base,
    edge: own.pick(edges[paving.material] ?? ["sawn", "tumbled", "chamfered"]),
    mix: own.pick(
      paving.shape === "Irregular" ? phrases.paving_facts.mix.Irregular : phrases.paving_facts.mix.other,
    ),
    reason: own.pick([
      ...phrases.paving_facts.reason,
      ...(paving.vehicles ? phrases.paving_facts.reason_vehicles : phrases.paving_facts.reason_other),
    ]),
  };
}

export function pavingDraft(seed: SurfaceSeed, paving: Paving): SurfaceDraft {
  const basics = pavingBasics(seed, paving);
  const { look, series } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${paving.title}`,
    noun: paving.kind,
    sizes: paving.sizes,
    finishes: paving.finishes,
    keeps_format: true,
    unit: paving.unit,
    minimum_unit: paving.least,
    box_lb: 82,
    box_most_sqft: 10,
    density: paving.density,
    wholesale_sqft: paving.price,
    saving: series.between(0.34, 0.48, 0.01),
    is_freight: true,
    extra_days: 1,
    attributes: pavingAttributes(basics),
    surface: ["outdoor", "floor"],
    warranty:
      paving.material === "Concrete" || paving.material === "Porcelain"
        ? "Lifetime limited warranty on structure for the first owner; efflorescence is natural and not a defect."
        : "Stone and clay are warranted against splitting for 10 years; color varies by nature and is bought by sample.",
    prose: paverProse,
    facts: pavingFacts(basics),
  };
}
