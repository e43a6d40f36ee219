import type { Brief, Feature } from "./brief/brief.types.ts";
import type { Kept } from "./design.types.ts";
import type { Layout } from "./layout/layout.types.ts";

const metBy = ({ has }: Layout, wishes: readonly Feature[]): number =>
  wishes.filter((wish) => has.includes(wish)).length;

/** How many wishes a layout meets; its shape and its seats are two of them. */
const metOf = (layout: Layout, { wants, shape, seats }: Brief): number =>
  metBy(layout, wants) +
  (shape !== null && layout.shape === shape ? 1 : 0) +
  (seats !== null && (layout.seats ?? 0) >= seats ? 1 : 0);

/**
 * The layouts in the order that the room at that place of a brief's rooms tries them: each room begins with another
 * one. Where two or more meet the most wishes, the rooms take turns in these, and the others come last.
 */
export function layoutsFor(layouts: readonly Layout[], brief: Brief, at: number): Layout[] {
  const sorted = layouts.toSorted((a, b) => metOf(b, brief) - metOf(a, brief));
  const best = sorted.filter((each) => metOf(each, brief) === metOf(sorted[0]!, brief));
  const asks = brief.shape !== null || brief.seats !== null;
  const sound = soundest(best.length > 1 || asks ? best : sorted);
  // the only one that meets all wishes is shown, whatever recommendation it misses
  const turning = best.some((each) => sound.includes(each)) ? sound : [...best.slice(0, 1), ...sound];
  const first = at % turning.length;
  const others = sorted.filter((each) => !turning.includes(each));
  return [...turning.slice(first), ...turning.slice(0, first), ...others];
}

/** So many rooms of a brief there are at most. */
const most = 4;

/** A layout that is worth so much less than the best is not shown for another recommendation that it misses. */
const muchWorse = 30;

/**
 * As many as there are rooms, those that miss the fewest recommendations, in the order that they have: rather a good
 * arrangement in two looks than a poor one. Where two miss fewer than all others, each is shown in two looks.
 */
function soundest(layouts: readonly Layout[]): Layout[] {
  const few = layouts.toSorted((a, b) => a.missed - b.missed).slice(0, most);
  const least = few[0]?.missed ?? 0;
  const best = Math.max(...few.filter(({ missed }) => missed === least).map(({ score }) => score));
  const isPair = few.filter(({ missed }) => missed === least).length === 2;
  const isPoor = ({ missed, score }: Layout) =>
    missed > least && (isPair || missed > least + 1 || score < best - muchWorse);
  return layouts.filter((each) => few.includes(each) && !isPoor(each));
}

/** The arrangement that a change begins with first, then those most like it, as far as new wishes allow. */
export function layoutsLike(layouts: readonly Layout[], brief: Brief, kept: Kept): Layout[] {
  const added = {
    ...brief,
    wants: brief.wants.filter((wish) => !kept.brief.wants.includes(wish)),
    shape: brief.shape === kept.brief.shape ? null : brief.shape,
    seats: brief.seats === kept.brief.seats ? null : brief.seats,
  };
  const parts = new Set(partsOf(kept.arrangement));
  const alike = ({ arrangement }: Layout): number =>
    arrangement === kept.arrangement
      ? Number.POSITIVE_INFINITY
      : partsOf(arrangement).filter((part) => parts.has(part)).length;
  return layouts.toSorted((a, b) => metOf(b, added) - metOf(a, added) || compared(alike(b), alike(a)));
}

const partsOf = (arrangement: string): string[] => arrangement.split(/[,;:] /);
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
