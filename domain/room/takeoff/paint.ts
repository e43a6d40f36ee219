import type { RoomProduct } from "../../../contract/design/room-design.ts";
import type { TakeoffSettings } from "./settings.ts";

/** How far one unit of a paint goes. */
export interface PaintCover {
  coats: number;
  /** One unit, one coat. */
  coverage_sqft: number;
}

/** A paint's own data (`coverage_sqft` for one unit and one coat, `coats`); null for products that are not paint. */
export function paintOf(product: RoomProduct, settings: TakeoffSettings): PaintCover | null {
  const coverage_sqft = numberIn(product, "coverage_sqft");
  if (coverage_sqft === null || !(coverage_sqft > 0)) return null;
  const coats = numberIn(product, "coats");
  return { coats: coats && coats > 0 ? Math.ceil(coats) : settings.paint_coats, coverage_sqft };
}

/** A number among the product's attributes, even if written as text. */
function numberIn(product: RoomProduct, key: string): number | null {
  const value = product.attributes[key];
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}
