import type { FreightClass } from "../../contract/catalog/freight-classes.ts";
import type { CatalogVariant } from "../catalog/product.types.ts";

/** NMFC classes by pounds per cubic foot, from the lightest: at least so much is this class. */
const byDensity: readonly (readonly [lb_per_cuft: number, freight: FreightClass])[] = [
  [50, "freight_50"],
  [35, "freight_55"],
  [30, "freight_60"],
  [22.5, "freight_65"],
  [15, "freight_70"],
  [12, "freight_85"],
  [10, "freight_92.5"],
  [8, "freight_100"],
  [6, "freight_125"],
  [4, "freight_175"],
  [2, "freight_250"],
  [1, "freight_300"],
  [0, "freight_400"],
];

/** Parcel carriers charge as oversize what weighs over 70 lb, or is long: length and girth over 130 in. */
export function freightOf({
  is_freight,
  size,
  weight_lb,
  box_sqft,
}: Pick<CatalogVariant, "is_freight" | "size" | "weight_lb" | "box_sqft">): FreightClass {
  const sides = [size.width_in, size.length_in, size.height_in].map((side) => Math.max(side, 1));
  const [length, width, height] = sides.sort((a, b) => b - a) as [number, number, number];
  if (!is_freight) {
    const isOversize = weight_lb > 70 || (box_sqft === null && length + 2 * (width + height) > 130);
    return isOversize ? "oversize_parcel" : "parcel";
  }
  // boxes of tile and flooring on a pallet
  if (box_sqft !== null) return "freight_65";
  const density = weight_lb / ((length * width * height) / 1728);
  return byDensity.find(([least]) => density >= least)![1];
}
