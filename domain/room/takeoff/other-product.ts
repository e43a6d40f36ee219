import { boxesForArea } from "./boxes.ts";

/** A line of a project whose product another one may replace. */
export interface CoveringLine {
  qty: number;
  /** What a box of it covers; null for products that are not sold by the area. */
  box_sqft: number | null;
  /** How the room counted it, if it did. */
  takeoff: unknown;
}

/** The other product, with its own box. */
export interface OtherProduct {
  box_sqft: number | null;
  minimum_unit: number;
}

/**
 * How many units of another product do what a line does: as many boxes of its own as the counted area takes with its
 * waste, or as the line's boxes cover. Products that are not both sold by the area are taken one for one.
 */
export function unitsInstead(line: CoveringLine, other: OtherProduct): number {
  if (!line.box_sqft || !other.box_sqft) return Math.max(line.qty, other.minimum_unit);
  return boxesForArea({
    area_sqft: countedArea(line.takeoff) ?? line.qty * line.box_sqft,
    // in the area already
    waste_percent: 0,
    box_sqft: other.box_sqft,
    minimum_unit: other.minimum_unit,
  }).boxes;
}

/** The area with waste of the surfaces in a kept takeoff; undefined where it has anything else, such as trim. */
function countedArea(takeoff: unknown): number | undefined {
  const { surfaces, items } = (takeoff ?? {}) as Record<string, unknown>;
  if (!Array.isArray(surfaces) || surfaces.length === 0) return undefined;
  if (Array.isArray(items) && items.length > 0) return undefined;
  let sum = 0;
  for (const { area_sqft, waste, run_ft } of surfaces as Record<string, unknown>[]) {
    if (typeof area_sqft !== "number" || typeof waste !== "number" || run_ft) return undefined;
    sum += (area_sqft * (100 + waste)) / 100;
  }
  return sum > 0 ? sum : undefined;
}
