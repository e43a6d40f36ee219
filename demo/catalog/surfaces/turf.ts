import type { Look } from "../../../domain/materials/look.ts";
import turfProse from "../../data/descriptions/turf.json" with { type: "json" };
import phrases from "../../data/phrases/turf.json" with { type: "json" };
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
  looks: RegExp;
  piles: readonly number[];
  /** Ounces a square yard for each inch of pile. */
  face: readonly [number, number];
  drain: readonly [number, number];
  places: readonly string[];
  pass: readonly string[];
  infill: readonly string[];
  infillWord: string;
  reason: readonly string[];
  fiber: string;
  price: readonly [number, number];
  years: number;
}

const uses: readonly Use[] = [
  {
    child: "landscape-turf",
    share: 36,
    kind: "landscape turf",
    title: "Landscape Turf",
    looks: /fescue|bermuda|emerald|olive|spring|winter/,
    piles: [1.5, 1.75, 2],
    face: [38, 50],
    drain: [30, 60],
    fiber: "polyethylene",
    price: [1.7, 3.1],
    years: 15,
    places: [
      "front lawns",
      "side yards",
      "parking strips",
      "courtyards",
      "slopes that cannot be mowed",
      "pool surrounds",
      "shaded corners",
    ],
    pass: ["a watered lawn", "a field mown on Friday", "cool-season grass"],
    infill: [
      "a pound and a half of silica sand a square foot keeps blades upright",
      "two pounds of rounded sand hold it down",
      "coated sand keeps it cooler",
    ],
    infillWord: "Silica sand",
    reason: ["sprinklers are restricted", "mowers do not reach", "grass will not grow in shade"],
  },
  {
    child: "pet-turf",
    share: 18,
    kind: "pet turf",
    title: "Pet Turf",
    looks: /pet|fescue|bermuda/,
    piles: [1, 1.25, 1.375],
    face: [44, 58],
    drain: [90, 400],
    fiber: "polyethylene",
    price: [1.9, 3.2],
    years: 12,
    places: ["dog runs", "kennels", "side yards with pets", "balconies", "daycare yards for dogs"],
    pass: ["a short summer lawn", "clipped grass"],
    infill: [
      "zeolite infill ties up odor",
      "an acrylic-coated sand rinses clean",
      "it may be laid without infill and hosed down",
    ],
    infillWord: "Zeolite",
    reason: ["hosing down has to be quick", "paws would dig up sod", "urine burns grass"],
  },
  {
    child: "play-area-turf",
    share: 14,
    kind: "play turf",
    title: "Play Turf",
    looks: /play|emerald|spring/,
    piles: [1.25, 1.5, 1.75],
    face: [44, 52],
    drain: [30, 60],
    fiber: "polyethylene and nylon",
    price: [2, 3.3],
    years: 12,
    places: ["swing sets", "school yards", "daycare yards", "trampolines", "backyard ball games"],
    pass: ["a well-kept school lawn", "soft grass"],
    infill: [
      "over a 2 in. shock pad it meets an 8 ft fall height",
      "rounded infill is kind to knees",
      "a foam pad below takes falls",
    ],
    infillWord: "Coated sand",
    reason: ["mud would come indoors", "children fall", "grass would wear to dirt"],
  },
  {
    child: "putting-green",
    share: 12,
    kind: "putting green turf",
    title: "Putting Green",
    looks: /putting/,
    piles: [0.5, 0.5625, 0.625],
    face: [60, 78],
    drain: [30, 50],
    fiber: "textured nylon",
    price: [2.3, 3.9],
    years: 10,
    places: ["backyard greens", "rooftop greens", "office putting strips", "practice fringes"],
    pass: ["a green cut for the weekend", "bent grass"],
    infill: [
      "green sand brushed in sets the speed of the ball",
      "sand of 30 mesh trues the roll",
      "more sand makes it faster",
    ],
    infillWord: "Fine sand",
    reason: ["the ball should run true", "a real green takes daily care"],
  },
  {
    child: "patio-rooftop-turf",
    share: 20,
    kind: "patio turf",
    title: "Patio Turf",
    looks: /olive|spring|fescue|winter|emerald/,
    piles: [0.75, 1, 1.25],
    face: [30, 44],
    drain: [30, 70],
    fiber: "polyethylene",
    price: [1.2, 2.3],
    years: 8,
    places: ["roof terraces", "balconies", "covered patios", "event floors", "deck inlays", "paver joints"],
    pass: ["a narrow strip of lawn", "clipped grass between stones"],
    infill: [
      "it lies without infill on a drainage mat",
      "perimeter tape holds it where nails cannot go",
      "ballast strips replace nails on membranes",
    ],
    infillWord: "None needed",
    reason: ["weight has to stay low", "soil is out of the question"],
  },
];

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
    infill: use.infillWord,
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
  accepts: (look: Look) => use.looks.test(look.id),
  draft: (seed) => turfDraft(seed, use),
});

export const turf: SurfacePlan = { category: "artificial-turf", products: 140, lines: uses.map(turfLine) };
