import { unitsFor } from "./amounts.ts";

/** What is counted of something needed. */
export interface Counted {
  part: string;
  sku: string;
  /** Null where they are counted by product, or one goes with a whole area. */
  units_per_sqft: number | null;
  /** For each product, where they are not counted by area. */
  units_each: number;
  /** How they are counted, in words. */
  how?: string | null;
}

/** A line of a cart with what its product takes. */
export interface JobLine<Needed extends Counted> {
  qty: number;
  /** That the quantity covers; null for what is not sold by area. */
  area_sqft: number | null;
  needs: readonly Needed[];
  sku?: string;
}

/**
 * What several lines take together, and which of them take it (`skus`): what two of them need is counted once, in
 * whole units for both, with the arithmetic line by line.
 */
export function inAll<Needed extends Counted>(
  lines: readonly JobLine<Needed>[],
): (Needed & { count: number; steps: string[]; skus: string[] })[] {
  const sums = new Map<
    string,
    { needed: Needed; units: number; steps: Set<string>; skus: Set<string>; of: number; isArea: boolean }
  >();
  for (const { qty, area_sqft, needs, sku } of lines) {
    for (const needed of needs) {
      const key = `${needed.part} ${needed.sku}`;
      const sum = sums.get(key) ?? {
        needed,
        units: 0,
        steps: new Set<string>(),
        skus: new Set<string>(),
        of: 0,
        isArea: false,
      };
      if (sku) sum.skus.add(sku);
      const each = area_sqft === null ? qty : 1;
      sum.units +=
        needed.units_per_sqft === null ? each * needed.units_each : needed.units_per_sqft * (area_sqft ?? 0);
      if (needed.how) {
        sum.steps.add(needed.how);
        sum.of += area_sqft ?? qty;
      }
      sum.isArea ||= area_sqft !== null;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ needed, units, steps, skus, of, isArea }) => {
    const count = unitsFor(units, 1);
    const total = isArea
      ? `${of.toFixed(1)} sq ft take ${units.toFixed(2)}: ${count} to buy`
      : `${Number(units.toFixed(2))} in all: ${count} to buy`;
    return { ...needed, count, steps: steps.size > 0 ? [...steps, total] : [], skus: [...skus] };
  });
}
