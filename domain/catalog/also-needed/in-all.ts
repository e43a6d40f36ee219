import { unitsFor, withCuts } from "./amounts.ts";

/** What is counted of something needed. */
export interface Counted {
  part: string;
  sku: string;
  /** Null where they are counted otherwise, or one goes with a whole area. */
  units_per_sqft: number | null;
  /** For each product that is not sold by area; 0 for what a whole job takes one of. */
  units_each: number;
  /** For each foot of the walls around an area; null for what does not run along them. */
  units_per_edge_ft: number | null;
  /** How they are counted, in words. */
  how?: string | null;
}

/** How much there is of a product. */
interface Amount {
  qty: number;
  /** That the quantity covers; null for what is not sold by area. */
  area_sqft: number | null;
  /** Length of the walls around it. Where it is not known, the area is taken for a square. */
  edge_ft?: number | undefined;
}

/** A line of a cart with what its product takes. */
export interface JobLine<Needed extends Counted> extends Amount {
  needs: readonly Needed[];
  sku?: string;
}

const edgeOf = ({ area_sqft, edge_ft }: Amount): number => edge_ft ?? 4 * Math.sqrt(area_sqft ?? 0);

/** Units that an amount of a product takes, in fractions. */
export function unitsOf(line: Amount, needed: Counted): number {
  if (needed.units_each === 0) return 0;
  if (line.area_sqft === null) return line.qty * needed.units_each;
  if (needed.units_per_edge_ft !== null) return edgeOf(line) * needed.units_per_edge_ft;
  return needed.units_per_sqft === null ? 1 : needed.units_per_sqft * line.area_sqft;
}

interface Sum<Needed> {
  needed: Needed;
  units: number;
  steps: Set<string>;
  skus: Set<string>;
  lines: Amount[];
}

/**
 * What several lines take together, and which of them take it (`skus`): what two of them need is counted once, in
 * whole units for both, with the arithmetic line by line.
 */
export function inAll<Needed extends Counted>(
  lines: readonly JobLine<Needed>[],
): (Needed & { count: number; steps: string[]; skus: string[] })[] {
  const sums = new Map<string, Sum<Needed>>();
  for (const line of lines) {
    for (const needed of line.needs) {
      const key = `${needed.part} ${needed.sku}`;
      const sum = sums.get(key) ?? { needed, units: 0, steps: new Set(), skus: new Set(), lines: [] };
      if (line.sku) sum.skus.add(line.sku);
      if (needed.how) sum.steps.add(needed.how);
      sum.units += unitsOf(line, needed);
      sum.lines.push(line);
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map((sum) => {
    const count = unitsFor(sum.units, 1);
    return { ...sum.needed, count, steps: stepsOf(sum, count), skus: [...sum.skus] };
  });
}

/** The arithmetic in words; none where one goes with each product. */
function stepsOf({ needed, units, steps, lines }: Sum<Counted>, count: number): string[] {
  const areas = lines.filter(({ area_sqft }) => area_sqft !== null);
  if (needed.units_per_edge_ft !== null && areas.length > 0) {
    const edge = areas.reduce((all, line) => all + edgeOf(line), 0).toFixed(1);
    const stick = ((12 * withCuts) / needed.units_per_edge_ft).toFixed(0);
    return areas.every(({ edge_ft }) => edge_ft !== undefined)
      ? [`${edge} ft along the walls + 10% for cuts, ${stick} in. a piece: ${count} to buy`]
      : [`About ${edge} ft around a square room + 10% for cuts, ${stick} in. a piece: ${count} to buy`];
  }
  if (steps.size === 0) return [];
  if (areas.length === 0) return [...steps, `${Number(units.toFixed(2))} in all: ${count} to buy`];
  const of = areas.reduce((all, { area_sqft }) => all + area_sqft!, 0);
  return [...steps, `${of.toFixed(1)} sq ft take ${units.toFixed(2)}: ${count} to buy`];
}
