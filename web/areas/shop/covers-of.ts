import type { Product, Variant } from "../../../contract/catalog/catalog.ts";

type Sold = Pick<Product, "unit" | "surface" | "model">;
type Measured = Pick<Variant, "box_sqft" | "item_size">;

/**
 * Square feet that one unit covers: what its box says, or the face of a piece that is laid, such as a deck board. Null
 * for what is not sold by the area.
 */
export function coversOf({ unit, surface, model }: Sold, { box_sqft, item_size }: Measured): number | null {
  if (box_sqft !== null) return box_sqft;
  const isLaid = model === null && surface.some((place) => place !== "trim" && place !== "countertop");
  if (unit !== "Piece" || !isLaid) return null;
  const sides = [item_size.width_size, item_size.length_size].map((text) =>
    /^[\d.]+ in\.$/.test(text) ? Number.parseFloat(text) : Number.NaN,
  );
  const sqft = (sides[0]! * sides[1]!) / 144;
  return sqft > 0 ? sqft : null;
}
