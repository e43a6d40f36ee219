import type { NeededProduct } from "../../../../contract/catalog/also-needed.ts";
import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";
import { isWhatIsNeeded, type Need } from "../../../../domain/catalog/also-needed/also-needed.ts";
import {
  type Cased,
  howCounted,
  howCountedAlong,
  howCountedByFace,
  howCountedCasing,
  howCountedEach,
  type LaidTile,
  type PackageFacts,
  unitsAlong,
  unitsByFace,
  unitsEach,
  unitsOfCasing,
  unitsPerEdgeFt,
  unitsPerSqft,
} from "../../../../domain/catalog/also-needed/amounts.ts";

/** Specifications as a sheet shows them, by the attribute's key. */
export const specTexts = ({ specs }: Product): Record<string, string> =>
  Object.fromEntries(specs.map(({ key, value }) => [key, value]));

const isToBeHad = ({ stock, allows_backorder }: Variant): boolean => stock > 0 || allows_backorder;

/** Whether a product is what is needed, and to be had. */
export const answersNeed = (need: Need, offered: Product): boolean =>
  offered.variants.some(isToBeHad) && isWhatIsNeeded(need, specTexts(offered));

/** The variant that the needed product goes with: its piece, and its finish, in which others are chosen at first. */
export interface Beside {
  tile: LaidTile | null;
  finish: string | undefined;
  /** What runs along it is counted by its width. */
  width_in?: number | undefined;
  /** With `width_in`, what is cased around. */
  height_in?: number | undefined;
  /** Square feet that one unit covers, of what is sold by the piece, the roll or the foot; 0 for all else. */
  face_sqft?: number | undefined;
}

/** Square feet that one unit of a variant covers by itself; 0 where it isn't said, or a box says it. */
export function faceOf(unit: string, { box_sqft, item_size }: Variant): number {
  if (unit === "Square foot") return 1;
  if (box_sqft !== null || (unit !== "Piece" && unit !== "Roll")) return 0;
  return (numberIn(item_size.width_size) * numberIn(item_size.length_size)) / 144;
}

/** A product as the answer to a need, with its variants and how many of it a square foot takes. */
export function neededView(
  need: Need,
  offered: Product,
  { tile, finish, width_in = 0, height_in = 0, face_sqft = 0 }: Beside,
): NeededProduct {
  const { hash, name, image, unit } = offered;
  const specs = specTexts(offered);
  const variants = offered.variants.filter(isToBeHad);
  const having = (...values: readonly (string | null | undefined)[]) =>
    variants.find(({ options }) => values.every((value) => value && Object.values(options).includes(value)));
  const chosen =
    having(need.option, finish) ??
    having(need.option) ??
    having(finish) ??
    variants.find(({ sku }) => sku === offered.sku) ??
    variants[0];
  const supply = {
    covers_sqft: numberIn(specs.covers_sqft),
    net_weight_lb: numberIn(specs.net_weight_lb),
    package: specs.package,
    stick_in: longest(chosen?.item_size),
  };
  const counted = countOf(need, { ...supply, unit }, { tile, width_in, height_in, face_sqft });
  return {
    part: need.part,
    category: need.category,
    why: need.why,
    is_optional: need.is_optional,
    product: { hash, name, image: pictureOfVariant(offered, chosen) ?? image, unit },
    sku: chosen?.sku ?? offered.sku,
    variants: variants.map(({ sku, options, price, stock }) => ({
      sku,
      label: Object.values(options).join(", "),
      price,
      in_stock: stock > 0,
    })),
    ...counted,
  };
}

type CountedNeed = Pick<NeededProduct, "units_per_sqft" | "units_each" | "units_per_edge_ft" | "how">;

/** How many units of a supply a product takes, and how that is counted. */
function countOf(
  { amount, pieces }: Need,
  supply: PackageFacts & { unit: string },
  { tile, width_in, height_in, face_sqft }: Required<Pick<Beside, "tile" | "face_sqft">> & Cased,
): CountedNeed {
  const units_per_sqft = unitsPerSqft(amount, supply, tile);
  const by = { units_per_sqft, units_per_edge_ft: unitsPerEdgeFt(amount, supply) };
  const how = howCounted(amount, supply, tile);
  if (units_per_sqft !== null && face_sqft > 0)
    return {
      ...by,
      units_each: unitsByFace(units_per_sqft, face_sqft),
      how: howCountedByFace(how, face_sqft),
    };
  const opening = { width_in, height_in };
  const casing = unitsOfCasing(amount, opening, supply);
  if (casing !== null) return { ...by, units_each: casing, how: howCountedCasing(amount, opening) };
  if (amount === "run")
    return { ...by, units_each: unitsAlong(width_in, supply), how: how ?? howCountedAlong(width_in, supply) };
  return { ...by, units_each: unitsEach(pieces, supply, amount), how: how ?? howCountedEach(pieces, supply) };
}

const pictureOfVariant = ({ images }: Product, variant: Variant | undefined) => images[variant?.image ?? -1];

/** Of a variant's sizes, inches. */
const longest = (size: Variant["item_size"] | undefined): number =>
  size ? Math.max(...[size.width_size, size.length_size, size.height_size].map(numberIn)) : 0;

/** Of `65 sq ft`. */
const numberIn = (text = ""): number => Number.parseFloat(text) || 0;
