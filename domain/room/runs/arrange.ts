import type { RoomService } from "../../../contract/design/room-design.ts";
import { alongWall } from "../geometry/walls.ts";
import { fridgeFiller_in, leastFiller_in, panel_in, step_in } from "./measures.ts";
import { fromLeft, type RunWall, type Span } from "./stretches.ts";
import { sumOf, type WidthsFor } from "./widths.ts";

/** The sink and the appliances of a run, which people choose. */
export const centers = ["refrigerator", "sink", "dishwasher", "range", "cooktop"] as const;
export type Center = (typeof centers)[number];

/** A part of a run with the width that is kept for it, inches. */
export interface Block {
  kind: Center;
  wide: number;
}

export type SegmentEnd = "wall" | "open" | "corner";

/** A straight part of a run, from its left end as seen from the room. */
export interface Segment extends Span {
  wall: RunWall;
  left: SegmentEnd;
  right: SegmentEnd;
}

/** A segment with everything at its place: fillers or panels at its ends, blocks, and the counters between. */
export interface Arranged {
  segment: Segment;
  /** Free length before the first and after the last thing, inches. */
  pads: { left: number; right: number };
  blocks: (Block & Span)[];
  /** Lengths for cabinets, from left to right. */
  counters: Span[];
  score: number;
}

const least = { wall: leastFiller_in, open: panel_in, corner: 0 };

/** Whole steps that fit into a segment, and what is left for fillers at its ends. */
function measured({ from, to, left, right }: Segment): { steps: number; pads: Arranged["pads"] } {
  const spare = to - from - least[left] - least[right];
  const steps = Math.max(0, Math.floor((spare + 0.01) / step_in));
  const rest = spare - steps * step_in;
  const share = left === right && left !== "corner" ? 0.5 : left === "wall" || right === "corner" ? 1 : 0;
  const toLeft = left === "corner" ? 0 : right === "wall" && left === "open" ? 0 : share;
  return {
    steps,
    pads: { left: least[left] + rest * toLeft, right: least[right] + rest * (1 - toLeft) },
  };
}

/** Inches that a segment has for cabinets and appliances. */
export const roomIn = (segment: Segment): number => measured(segment).steps * step_in;

/** A sink and the dishwasher beside it move together. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const before = groups.at(-1);
    const pair = [before?.at(-1)?.kind, block.kind].sort().join();
    if (before?.length === 1 && pair === "dishwasher,sink") before.push(block);
    else groups.push([block]);
  }
  return groups;
}

interface Scored {
  score: number;
  /** Steps from the start of the segment. */
  at: number;
  before: Scored | null;
}

/**
 * The best places for blocks in a segment, in this order; null where they don't fit. Between them is nothing, a filler, or
 * as much counter as cabinets are sold for.
 * @param divide how a length is divided into base cabinets
 */
export function arrange(
  segment: Segment,
  blocks: readonly Block[],
  divide: WidthsFor,
  services: readonly RoomService[],
): Arranged | null {
  const { steps, pads } = measured(segment);
  const start = segment.from + pads.left;
  if (blocks.length === 0) return withoutBlocks(segment, pads, steps, divide);
  const isSold = soldGaps(steps, divide);
  const groups = grouped(blocks);
  const wide = (group: readonly Block[]) => Math.round(sum(group) / step_in);
  const taken = groups.reduce((all, group) => all + wide(group), 0);
  if (taken > steps) return null;
  let ends: Scored[] = [{ score: 0, at: 0, before: null }];
  groups.forEach((group, index) => {
    const next: Scored[] = [];
    const before = groups[index - 1]?.at(-1)?.kind ?? segment.left;
    const between = betweenScore(before, group[0]!.kind, index === 0 ? pads.left : 0);
    const rest = groups.slice(index).reduce((all, each) => all + wide(each), 0);
    for (let at = 0; at + rest <= steps; at += 1) {
      const own = placeScore(segment, group, start + at * step_in, services);
      if (own === null) continue;
      let best: Scored | null = null;
      for (const end of ends) {
        const from = end.at + (index === 0 ? 0 : wide(groups[index - 1]!));
        if (at < from || !isSold(at - from)) continue;
        const score = end.score + own + between((at - from) * step_in);
        if (!best || score > best.score) best = { score, at, before: index === 0 ? null : end };
      }
      if (best) next.push(best);
    }
    ends = next;
  });
  const last = groups.at(-1);
  let best: Scored | null = null;
  const after = last ? betweenScore(segment.right, last.at(-1)!.kind, pads.right) : () => 0;
  for (const end of ends) {
    const gap = steps - end.at - (last ? wide(last) : 0);
    if (!isSold(gap)) continue;
    const score = end.score + after(gap * step_in);
    if (!best || score > best.score) best = { ...end, score };
  }
  return best && built(segment, pads, start, steps, groups, best);
}

const sum = (blocks: readonly Block[]): number => blocks.reduce((all, { wide }) => all + wide, 0);

/** A segment with nothing but cabinets; none where it is too short for one. */
function withoutBlocks(segment: Segment, pads: Arranged["pads"], steps: number, divide: WidthsFor): Arranged {
  const from = segment.from + pads.left;
  const length = steps * step_in;
  const counters = divide(length).length > 0 ? [{ from, to: from + length }] : [];
  return { segment, pads, blocks: [], counters, score: 0 };
}

/** Fillers are as wide as this at most. */
const widestFiller_in = 6;

/** Whether a number of steps is nothing, a filler, or can be made of cabinets. */
function soldGaps(steps: number, divide: WidthsFor): (gap: number) => boolean {
  const known = Array.from({ length: steps + 1 }, (_, gap) => {
    const length = gap * step_in;
    return length <= widestFiller_in || Math.abs(sumOf(divide(length)) - length) < 0.1;
  });
  return (gap) => known[gap] ?? false;
}

function built(
  segment: Segment,
  pads: Arranged["pads"],
  start: number,
  steps: number,
  groups: readonly Block[][],
  end: Scored,
): Arranged {
  const places: number[] = [];
  for (let each: Scored | null = end; each && places.length < groups.length; each = each.before)
    places.unshift(each.at);
  const blocks: Arranged["blocks"] = [];
  const counters: Span[] = [];
  let at = start;
  groups.forEach((group, index) => {
    const from = start + places[index]! * step_in;
    if (from - at > 0.1) counters.push({ from: at, to: from });
    at = from;
    for (const block of group) {
      blocks.push({ ...block, from: at, to: at + block.wide });
      at += block.wide;
    }
  });
  const to = start + steps * step_in;
  if (to - at > 0.1) counters.push({ from: at, to });
  return { segment, pads, blocks, counters, score: end.score };
}

const isIn = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.some((each) => from >= each.from - 0.3 && to <= each.to + 0.3);

/** How good a place is for a group by itself; null where it cannot be. */
function placeScore(
  { wall }: Segment,
  group: readonly Block[],
  from: number,
  services: readonly RoomService[],
): number | null {
  let at = from;
  let score = 0;
  for (const { kind, wide } of group) {
    const span = { from: at, to: at + wide };
    const middle = at + wide / 2;
    at += wide;
    const covered = wall.windows.some((window) => window.from < span.to - 1 && window.to > span.from + 1);
    const hangs = wall.hung.some((each) => each.from < span.to - 1 && each.to > span.from + 1);
    if (kind === "refrigerator" && (hangs || !isIn(wall.deepAsFridge, span))) return null;
    const cooks = kind === "range" || kind === "cooktop";
    if (cooks && (covered || hangs || !isIn(wall.deepAsRange, span))) return null;
    if (kind === "sink") score += lightOver(wall, middle) - far(wall, middle, services, ["drain", "supply"]);
    if (cooks) score -= far(wall, middle, services, ["gas", "power_240", "vent"]) / 2;
  }
  return score;
}

/** A sink stands best in the middle of a window. */
function lightOver({ windows }: RunWall, middle: number): number {
  const above = windows.find(({ from, to }) => middle > from && middle < to);
  if (above) return 6 - Math.abs(middle - (above.from + above.to) / 2) * 0.25;
  return windows.length > 0 ? -1 : 0;
}

/** How far pipes and wires that are there would have to be led, 0 to 3. */
function far(
  { face }: RunWall,
  middle: number,
  services: readonly RoomService[],
  kinds: readonly string[],
): number {
  const away = services
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ at_in }) => Math.abs(fromLeft(face, at_in) - middle) + Math.abs(alongWall(face, at_in).out_in));
  return away.length > 0 ? Math.min(3, Math.max(0, Math.min(...away) - 12) * 0.03) : 0;
}

/** Counter that a thing wants at an end of the run or beside another thing: how much, and how badly. */
const wanted = new Map<string, readonly [inches: number, weight: number]>([
  ["range wall", [15, 0.5]],
  ["open range", [15, 0.5]],
  ["corner range", [12, 0.3]],
  ["range sink", [24, 0.4]],
  ["dishwasher range", [12, 0.4]],
  ["range refrigerator", [15, 0.5]],
  ["corner sink", [12, 0.15]],
  ["sink wall", [18, 0.15]],
  ["open sink", [18, 0.15]],
  ["refrigerator sink", [18, 0.2]],
  ["dishwasher refrigerator", [15, 0.1]],
  ["corner dishwasher", [21, 0.2]],
  ["dishwasher open", [12, 0.1]],
  ["dishwasher wall", [9, 0.1]],
  ["corner refrigerator", [24, 0.4]],
]);

/**
 * How good lengths of counter (inches) are between two things, or between a thing and an end.
 * @param pad_in what is kept for a filler at that end
 */
function betweenScore(a: string, b: string, pad_in: number): (gap_in: number) => number {
  const key = [a, b].map((each) => (each === "cooktop" ? "range" : each)).sort();
  const isEnd = ["wall", "open"].some((end) => key.includes(end));
  const [inches, weight] = wanted.get(key.join(" ")) ?? [0, 0];
  // more counter between two works than anybody uses is a long walk
  const most_in = isEnd ? Number.POSITIVE_INFINITY : key.includes("corner") ? 24 : 42;
  const isFridgeAtEnd = isEnd && key.includes("refrigerator");
  const isAtWall = key.includes("wall") && key.includes("refrigerator");
  const isAtCorner = key.includes("corner") && (key.includes("refrigerator") || key.includes("range"));
  return (gap_in) => {
    // it is deeper than the leg of the corner cabinet, whose door would open against it
    if (isAtCorner && gap_in < step_in) return -40;
    // its door has to open past square
    if (isAtWall && gap_in + pad_in < fridgeFiller_in) return -12;
    if (isAtWall && gap_in <= step_in) return 3 - gap_in * 0.1;
    // less than a cabinet is closed with a filler, which looks right only beside a wall
    if (gap_in > 0 && gap_in <= widestFiller_in) return isEnd ? -2 : -6;
    // a refrigerator is out of the way at an end, with nothing beyond
    if (isFridgeAtEnd) return gap_in === 0 ? 3 : -Math.min(3, gap_in * 0.1);
    const short = Math.max(0, inches - gap_in) * weight;
    const narrow = gap_in > 0 && gap_in < 12 ? 0.7 : 0;
    return -short - narrow - Math.max(0, gap_in - most_in) * 0.08 + Math.min(gap_in, 36) * 0.01;
  };
}
