import type { Look } from "../../../domain/materials/look.ts";
import phrases from "../../data/phrases/tile-facts.json" with { type: "json" };
import type { CatalogVariant } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed } from "../prose/grammar.ts";
import { capital, inches, millimeters, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";
import { coverage } from "./variants.ts";

/** `V1` to `V4` with what an installer does about it. */
const shades: Record<string, readonly string[]> = phrases.shades;

export interface TileRatings {
  absorption: string;
  dcof: number;
  pei: string | null;
  shade: "V1" | "V2" | "V3" | "V4";
  strength_lbf: number;
  joint_in: string;
  rectified: boolean;
  frost_proof: boolean;
}

const peiUse: Record<string, readonly string[]> = phrases.pei_use;

/** What a color may claim to be within its series. */
export const toneWords: Record<string, readonly string[]> = phrases.tone_words;
const outdoors = phrases.outdoors;

const cares: readonly string[] = phrases.cares;
const stoneCares: readonly string[] = phrases.stone_cares;

/** Facts that every tile description may draw on. */
export function tileFacts(
  seed: SurfaceSeed,
  look: Look,
  material: string,
  sizes: readonly Size[],
  finishWord: string,
  ratings: TileRatings,
  natural: boolean,
): Facts {
  const { random } = seed;
  const [first] = sizes as [Size];
  const care = random.pick(natural ? stoneCares : cares);
  const wet = ratings.dcof >= 0.42;
  const long = sizes.find((size) => size.length_in >= size.width_in * 2.9 || size.length_in > 30);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: colorName(look),
    words: random.pick(seenIn(look)),
    material,
    sizes: `${listed(sizes.map((size) => size.label.replace(/ in\.$/, "")))} in.`,
    thickness: random.chance(0.5) ? millimeters(first.thickness_in) : inches(first.thickness_in),
    finish_word: finishWord,
    faces: String(random.int(9, 48)),
    shade: ratings.shade,
    shade_hint: random.pick(shades[ratings.shade] ?? []),
    tone: random.pick(toneWords[look.colorFamily] ?? phrases.tile_facts.tone),
    pei: ratings.pei ?? undefined,
    pei_word: ratings.pei ? ratings.pei : `DCOF ${ratings.dcof.toFixed(2)} wet`,
    pei_use: ratings.pei ? random.pick(peiUse[ratings.pei] ?? []) : undefined,
    tier_word: seed.brand.tier > 1.1 ? "upper" : seed.brand.tier < 0.95 ? "volume" : "middle",
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    absorption: ratings.absorption,
    absorption_cap: capital(ratings.absorption),
    dcof: ratings.dcof.toFixed(2),
    slip_word: wet
      ? random.pick(phrases.tile_facts.slip_word.wet)
      : random.pick(phrases.tile_facts.slip_word.other),
    strength: String(ratings.strength_lbf),
    edge_word: ratings.rectified ? "rectified" : natural ? "sawn" : "pressed",
    edge_cap: ratings.rectified ? "Rectified" : natural ? "Sawn" : "Pressed",
    joint: ratings.joint_in,
    frost_word: ratings.frost_proof
      ? random.pick(phrases.tile_facts.frost_word.frost_proof)
      : random.pick(phrases.tile_facts.frost_word.other),
    rooms: someOf(
      [...phrases.rooms, ...(wet ? phrases.wet_rooms : []), ...(wet && ratings.frost_proof ? outdoors : [])],
      random.int(2, 3),
      random,
    ),
    care,
    care_cap: capital(care),
    pattern_word: first.pattern.startsWith("Straight")
      ? random.pick(phrases.tile_facts.pattern_word)
      : `in a ${first.pattern.toLowerCase().split(",")[0]}`,
    mortar: natural ? "white polymer-modified mortar" : random.pick(phrases.tile_facts.mortar),
    substrate: random.pick(phrases.tile_facts.substrate),
    long_word: long ? "the long sizes" : undefined,
  };
}

/** What differs among the boxes of a product, by the names of the facts about a box. */
export function varyingBoxFacts(variants: readonly CatalogVariant[]): Set<string> {
  const differ = (measure: (variant: CatalogVariant) => number | null) =>
    new Set(variants.map(measure)).size > 1;
  return new Set([
    ...(differ(({ box_sqft }) => box_sqft) ? ["coverage"] : []),
    ...(differ(({ pieces_per_box }) => pieces_per_box) ? ["pieces"] : []),
    ...(differ(({ box_sqft, weight_lb }) => box_sqft && Math.round(weight_lb)) ? ["weight"] : []),
  ]);
}

/** What a box of the first size holds, for sentences about it. */
export function boxFacts(draft: SurfaceDraft): Facts {
  const [size] = draft.sizes as [Size];
  const thickness =
    draft.builds?.choices[0]?.thickness_in ?? draft.finishes[0]?.thickness_in ?? size.thickness_in;
  const { sqft, box_sqft, pieces } = coverage(draft, size, thickness);
  const area = box_sqft ?? sqft;
  const weight = draft.weight_sqft ? draft.weight_sqft * area : area * 144 * thickness * draft.density;
  const patterned = /herringbone|chevron|basketweave/i.test(size.pattern);
  return {
    ...draft.facts,
    coverage: box_sqft ? String(box_sqft) : undefined,
    pieces: pieces && pieces > 1 ? String(pieces) : undefined,
    weight: String(Math.round(weight)),
    waste: patterned ? "20" : "10",
  };
}
