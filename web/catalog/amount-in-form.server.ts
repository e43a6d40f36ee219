import type { Product, Variant } from "../../contract/catalog.ts";
import { boxesForArea } from "../../domain/takeoff/boxes.ts";
import { typedArea } from "../../domain/takeoff/typed-area.ts";
import { typedQuantity } from "../ui/number-entry.ts";

/**
 * How many pieces or boxes a plain form of the buy box asks for; words on what would be right where it says no number.
 * An area counts while the quantity is still the one that the page came with: nothing else could tell then how many
 * boxes it takes.
 */
export function amountIn({
  text,
  product: { minimum_unit },
  variant: { box_sqft },
}: {
  /** A field of the form by its name; empty where there is none. */
  text: (name: string) => string;
  product: Pick<Product, "minimum_unit">;
  variant: Pick<Variant, "box_sqft">;
}): number | string {
  const quantity = typedQuantity(text("qty"));
  if (Number.isNaN(quantity)) return "Type a whole number, such as 12.";
  if (box_sqft === null || !text("area").trim() || quantity !== minimum_unit) return quantity;
  const area_sqft = typedArea(text("area"));
  if (!(area_sqft > 0)) return "Type the area in square feet, or two sides: 12.5 x 10.";
  const waste_percent = Number(text("waste")) || 0;
  return boxesForArea({ area_sqft, box_sqft, waste_percent, minimum_unit }).boxes;
}
