import type { Random } from "../random.ts";
import type { Unit } from "./product.types.ts";
import type { Vendor } from "./vendors.ts";

export interface Shelf {
  stock: number;
  allows_backorder: boolean;
  lead_time_days: number;
}

const usual: Record<Unit, number> = {
  Piece: 34,
  Box: 180,
  "Square foot": 2600,
  "Linear foot": 420,
  Gallon: 240,
  Roll: 150,
};

/**
 * What a vendor has of one variant: most on the shelf, some low, some out. Products that are out take longer; dear
 * products lie in smaller numbers. `order_least` is the smallest order.
 */
export function shelfFor(
  vendor: Vendor,
  unit: Unit,
  unit_cents: number,
  order_least: number,
  extra_days: number,
  random: Random,
): Shelf {
  const dearness = Math.min(
    1.6,
    Math.max(0.08, (unit === "Piece" ? 22000 : 9000) / Math.max(unit_cents, 400)),
  );
  const here = random.next();
  const wait = vendor.lead_time_days + extra_days;
  const scale = usual[unit] * dearness;
  if (here > vendor.shelf) {
    return { stock: 0, allows_backorder: vendor.allows_backorder, lead_time_days: wait + random.int(14, 35) };
  }
  const low = here > vendor.shelf - 0.09;
  const stock = low
    ? random.int(1, 5) * order_least
    : Math.round(random.around(0.25, 2.2) * scale) + 6 * order_least;
  return { stock, allows_backorder: vendor.allows_backorder, lead_time_days: wait + random.int(0, 3) };
}
