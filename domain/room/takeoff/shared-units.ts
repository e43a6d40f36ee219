import type { Demand } from "./demand.types.ts";

/** Units of one product for the surfaces that share it. */
export interface SharedUnits {
  /** For each surface, in order; together they are the purchase. */
  each: number[];
  total: number;
  needed: number;
  /** Why we buy more than the area needs. */
  because: "pieces" | "minimum" | null;
}

/**
 * Whole units for all surfaces of a product together, never short: the maximum of the areas with waste, the pieces as
 * laid out, and the vendor's minimum. Units are booked on the surface that opens them.
 */
export function sharedUnits(demands: readonly Demand[], minimum_unit: number): SharedUnits {
  const per_unit = demands[0]?.per_unit ?? 1;
  // slightly above a whole box is float noise, not a reason for one more
  const up = (units: number) => Math.ceil(units - 1e-9);
  const each: number[] = [];
  let needed = 0;
  let opened = 0;
  for (const demand of demands) {
    needed += demand.needed;
    const upTo = up(needed / per_unit);
    each.push(upTo - opened);
    opened = upTo;
  }
  const byPieces = up(demands.reduce((sum, demand) => sum + demand.pieces_units, 0));
  const total = needed > 0 ? Math.max(opened, byPieces, minimum_unit) : 0;
  if (each.length > 0) each[0]! += total - opened;
  const because = total === opened ? null : total > byPieces ? "minimum" : "pieces";
  return { each, total, needed, because };
}
