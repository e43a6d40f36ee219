import type { Look } from "../../../domain/materials/look.ts";
import turfProse from "../../data/descriptions/turf.json" with { type: "json" };
import phrases from "../../data/phrases/turf.json" with { type: "json" };
import useRows from "../../data/product-kinds/turf.json" with { type: "json" };
import { spanned } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoice, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

interface Use {
  child: string;
  share: number;
  kind: string;
  title: string;
  /** A pattern of the ids of looks. */
  looks: string;
  piles: readonly number[];
  /** Ounces a square yard for each inch of pile. */
  face: [number, number];
  drain: [number, number];
  places: readonly string[];
  pass: readonly string[];
  infill: readonly string[];
  infill_word: string;
  reason: readonly string[];
  fiber: string;
  price: [number, number];
  years: number;
}

const uses = useRows as unknown as readonly Use[];

/** What a turf is, worked out once for its draft, attributes and description. */
function turfBasics(seed: SurfaceSeed, use: Use) {
  const { series_random: random, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const widths = some([15, 7.5, 13.12], 2, random, 2);
  const piles = some(use.piles, 3, random, 2);
  const weights = new Map(
    piles.map((pile) => [
      pile,
      Math.round(random.between(use.face[0], use.face[1], 1) * (0.55 + pile * 0.3)),
    ]),
  );
  const [pile] = piles as [number];
  const face = weights.get(pile) ?? 50;
  const backing = random.pick(phrases.turf_basics.backing);
  const drain = Math.round(random.between(use.drain[0], use.drain[1], 10));
  const [width] = widths as [number];
  const sizes: Size[] = widths.map((feet, at) => ({
    label: `${feet} ft roll`,
    code: `R${String(feet).replace(".", "")}`,
    format: "turf-roll",
    width_in: feet * 12,
    length_in: 12,
    thickness_in: pile,
    pattern: "Nap one way",
    price: 1 + at * 0.04,
  }));
  const heights: Choice[] = piles.map((height) => ({
    label: `${height} in.`,
    code: `P${String(height).replace(".", "").slice(0, 3)}`,
    price: (weights.get(height) ?? face) / face,
    thickness_in: height,
  }));
  const infill = own.pick(use.infill);
  const care = own.pick(phrases.turf_basics.care);
  // yarn alone is `face`; with backing and urethane turf weighs about 30 oz more a square yard
  const weight_sqft = Number(((face + 30) / 16 / 9).toFixed(3));
  return {
    seed,
    look,
    use,
    sizes,
    heights,
    weight_sqft,
    brand,
    random,
    piles,
    face,
    widths,
    backing,
    drain,
    own,
    pile,
    infill,
    care,
    width,
  };
}

function turfAttributes({
  use,
  piles,
  face,
  widths,
  backing,
  drain,
  random,
  look,
}: ReturnType<typeof turfBasics>): Record<string, AttributeValue> {
  return {
    use: capital(use.kind.replace(" turf", "")),
    pile_height_in: piles.map(String),
    face_weight_oz: face,
    roll_width_ft: widths.map(String),
    infill: use.infill_word,
    backing: capital(backing.replace(/^a /, "")),
    drainage_in_h: drain,
    blade_shape: random.pick(phrases.turf_attributes.blade_shape),
    color_family: look.colorFamily,
    look: "Lawn",
    material: capital(use.fiber),
    certifications: ["Lead-free", "ASTM D2859 pill test"],
  };
}

function turfFacts({
  brand,
  seed,
  look,
  use,
  own,
  piles,
  face,
  backing,
  infill,
  drain,
  care,
  width,
  widths,
  weight_sqft,
}: ReturnType<typeof turfBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    kind: use.kind,
    words: own.pick(seenIn(look)),
    pile: spanned(piles),
    face: String(face),
    ...oneOfEach(phrases.turf_words, own),
    fiber: use.fiber,
    fiber_cap: capital(use.fiber),
    backing,
    backing_cap: capital(backing),
    pass: own.pick(use.pass),
    infill,
    infill_cap: capital(infill),
    drain: String(drain),
    places: someOf(use.places, 2, own),
    care,
    care_cap: capital(care),
    reason: own.pick(use.reason),
    width: String(width),
    roll_widths: listed(widths.map(String), "or"),
    widths_all: widths.length > 1 ? widths.join(" and ") : undefined,
    least: "5",
    covers: String(width),
    weight: (weight_sqft * width).toFixed(0),
    weights: spanned(
      widths.map((feet) => weight_sqft * feet),
      (pounds) => pounds.toFixed(0),
    ),
  };
}

function turfDraft(seed: SurfaceSeed, use: Use): SurfaceDraft {
  const basics = turfBasics(seed, use);
  const { look, sizes, heights, weight_sqft, brand, random } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${use.title}`
      .replace("Putting Green Putting Green", "Putting Green")
      .replace("Pet Green Pet", "Pet")
      .replace("Play Green Play", "Play"),
    noun: use.kind,
    sizes,
    finishes: [finishChoice("Natural", "natural")],
    builds: { option: "Pile height", choices: heights },
    keeps_format: true,
    unit: "Linear foot",
    minimum_unit: 5,
    density: 0.002,
    weight_sqft,
    wholesale_sqft: priced(use.price[0], use.price[1], brand.tier, random),
    saving: random.between(0.36, 0.5, 0.01),
    is_freight: true,
    extra_days: 1,
    attributes: turfAttributes(basics),
    surface: use.child === "patio-rooftop-turf" ? ["outdoor", "floor"] : ["outdoor"],
    warranty: `${use.years}-year warranty against fading and loss of yarn in residential use, prorated after year ${Math.round(use.years / 2)}.`,
    prose: turfProse,
    facts: turfFacts(basics),
  };
}

const turfLine = (use: Use): SurfaceLine => ({
  child: use.child,
  share: use.share,
  group: "turf",
  accepts: (look: Look) => new RegExp(use.looks).test(look.id),
  draft: (seed) => turfDraft(seed, use),
});

export const turf: SurfacePlan = { category: "artificial-turf", products: 140, lines: uses.map(turfLine) };
