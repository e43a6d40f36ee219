import type { Brief, Feature } from "./brief/brief.types.ts";
import type { Kept } from "./design.types.ts";
import type { Layout } from "./layout/layout.types.ts";

const metBy = ({ has }: Layout, wishes: readonly Feature[]): number =>
  wishes.filter((wish) => has.includes(wish)).length;

/**
 * The layouts in the order that the room at that place of a brief's rooms tries them: each room begins with another
 * one. Where two or more meet the most wishes, the rooms take turns in these, and the others come last.
 */
export function layoutsFor(layouts: readonly Layout[], { wants }: Brief, at: number): Layout[] {
  const sorted = layouts.toSorted((a, b) => metBy(b, wants) - metBy(a, wants));
  const best = sorted.filter((each) => metBy(each, wants) === metBy(sorted[0]!, wants));
  const turning = best.length > 1 ? best : sorted;
  const first = at % turning.length;
  return [...turning.slice(first), ...turning.slice(0, first), ...sorted.slice(turning.length)];
}

/** The arrangement that a change begins with first, then those most like it, as far as new wishes allow. */
export function layoutsLike(layouts: readonly Layout[], { wants }: Brief, kept: Kept): Layout[] {
  const added = wants.filter((wish) => !kept.brief.wants.includes(wish));
  const parts = new Set(partsOf(kept.arrangement));
  const alike = ({ arrangement }: Layout): number =>
    arrangement === kept.arrangement
      ? Number.POSITIVE_INFINITY
      : partsOf(arrangement).filter((part) => parts.has(part)).length;
  return layouts.toSorted((a, b) => metBy(b, added) - metBy(a, added) || compared(alike(b), alike(a)));
}

const partsOf = (arrangement: string): string[] => arrangement.split(/[,;:] /);
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
