import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { areaName } from "../../../domain/catalog/page-areas.ts";
import { boxesForArea } from "../../../domain/room/takeoff/boxes.ts";
import { typedArea } from "../../../domain/room/takeoff/typed-area.ts";
import { typedQuantity } from "../../ui/number-entry.ts";
import { coversOf } from "./covers-of.ts";

/**
 * How many pieces or boxes the buy box's plain form asks for; an error message if it has no number. An area counts only
 * while the quantity is unchanged since the page loaded: without scripts nothing else tells how many boxes it takes.
 */
export function amountIn({
  text,
  product,
  variant,
}: {
  /** A form field by name; empty if missing. */
  text: (name: string) => string;
  product: Pick<Product, "minimum_unit" | "unit" | "surface" | "model">;
  variant: Pick<Variant, "box_sqft" | "item_size">;
}): number | string {
  const { minimum_unit } = product;
  const box_sqft = coversOf(product, variant);
  const quantity = typedQuantity(text("qty"));
  if (Number.isNaN(quantity)) return "Enter a whole number, such as 12.";
  if (box_sqft === null || !text("area").trim() || quantity !== minimum_unit) return quantity;
  const area_sqft = typedArea(text("area"));
  if (!(area_sqft > 0)) return `Enter the area in ${areaName()}, or two sides: 12.5 x 10.`;
  const waste_percent = Number(text("waste")) || 0;
  return boxesForArea({ area_sqft, box_sqft, waste_percent, minimum_unit }).boxes;
}
