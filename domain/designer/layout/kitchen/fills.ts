import type { RoomService } from "../../../../contract/design/room-design.ts";
import { cabinetsFor } from "./cabinets.ts";
import type { Leg, LegEnd } from "./legs.ts";
import type { Sizes } from "./sizes.ts";
import { base_in, type Interval } from "./stretches.ts";
import { fronts_in, legsLoss, missed_loss } from "./triangle.ts";

/** Where work is done: refrigerator, cooking, sink; and tall cabinets. */
export type Center = "F" | "R" | "S" | "T";

/** A piece as `run` knows it (`b24`, `dw`, `x2`), and where it begins. */
export interface Piece {
  kind: string;
  wide: number;
  at: number;
}

/** A leg with everything in its place. */
export interface Fill {
  leg: Leg;
  pieces: readonly Piece[];
  /** What is in it, from low to high: `FRSD`. */
  order: string;
  score: number;
}

/** What a block shows its neighbor. */
type Face = "F" | "T" | "R" | "S" | "D";

interface Block {
  pieces: readonly { kind: string; wide: number }[];
  wide: number;
  low: Face;
  high: Face;
}

const block = (names: readonly string[], low: Face, high: Face): Block => {
  const pieces = names.map((name) => ({ kind: name.charAt(0), wide: Number(name.slice(1)) }));
  return { pieces, wide: pieces.reduce((sum, { wide }) => sum + wide, 0), low, high };
};

const isEnd = (end: LegEnd): boolean => end === "wall" || end === "open";

/** Blocks from low to high; tall ones stand at a free end, with nothing beyond. */
interface Order {
  blocks: Block[];
  /** Whether something tall is at that end. */
  tallLow: boolean;
  tallHigh: boolean;
}

/** Every order that those centers can stand in: tall things at free ends, the sink with its dishwasher on either side. */
function ordersOf(leg: Leg, centers: readonly Center[], sizes: Sizes): Order[] {
  const fridge = `f${sizes.fridge}`;
  const low = isEnd(leg.low);
  const high = isEnd(leg.high);
  const out = sizes.tall;
  const inward = [...out].reverse();
  const F = block([fridge], "F", "F");
  const ends: [Block[], Block[]][] = [];
  const hasF = centers.includes("F");
  const hasT = centers.includes("T");
  if (!hasF && !hasT) ends.push([[], []]);
  if (low && hasF && hasT) ends.push([[block([...out, fridge], "T", "F")], []]);
  if (high && hasF && hasT) ends.push([[], [block([fridge, ...inward], "F", "T")]]);
  if (low && high && hasF && hasT) ends.push([[F], [block(inward, "T", "T")]], [[block(out, "T", "T")], [F]]);
  if (low && hasF && !hasT) ends.push([[F], []]);
  if (high && hasF && !hasT) ends.push([[], [F]]);
  if (low && hasT && !hasF) ends.push([[block(out, "T", "T")], []]);
  if (high && hasT && !hasF) ends.push([[], [block(inward, "T", "T")]]);
  const cooker = block([`${sizes.cooks}${sizes.cooker}`], "R", "R");
  const sink = `s${sizes.sink}`;
  const basins = sizes.dishwasher
    ? [block([sink, `w${sizes.dishwasher}`], "S", "D"), block([`w${sizes.dishwasher}`, sink], "D", "S")]
    : [block([sink], "S", "S")];
  const middles: Block[][] = [];
  const [hasR, hasS] = [centers.includes("R"), centers.includes("S")];
  if (hasR && hasS) for (const basin of basins) middles.push([cooker, basin], [basin, cooker]);
  else if (hasS) for (const basin of basins) middles.push([basin]);
  else middles.push(hasR ? [cooker] : []);
  return ends.flatMap(([first, last]) =>
    middles.map(
      (middle): Order => ({
        blocks: [...first, ...middle, ...last],
        tallLow: first.length > 0,
        tallHigh: last.length > 0,
      }),
    ),
  );
}

/** Counter at the end of a leg, at least. */
function leastAtEnd(end: LegEnd, face: Face, { aisle, close, bare }: Sizes): number {
  if (bare && (end === "wall" || end === "open")) return face === "R" ? 9 : 0;
  const isTall = face === "F" || face === "T";
  // what sticks out near the corner is in the way of the other run's doors
  if (end === "owns") return face === "D" || close ? 27 : face === "S" ? 33 : aisle < 42 ? 30 : 45;
  if (end === "yields") return (face === "R" || isTall) && !close ? 12 : 9;
  if (end === "bar") return face === "R" ? 48 : 36;
  return face === "T" || face === "D" ? 0 : close ? 9 : 15;
}

function leastBetween(a: Face, b: Face, { close, bare }: Sizes): number {
  if (bare) return a === "R" || b === "R" ? 9 : 0;
  const least = { F: 15, T: 0, R: 12, S: 15, D: 0 };
  if ((a === "D" && "FR".includes(b)) || ("FR".includes(a) && b === "D")) return 0;
  if (close) return 12;
  if ((a === "R" && b === "S") || (a === "S" && b === "R")) return 18;
  return Math.max(least[a], least[b], a === "T" || b === "T" ? 12 : 0);
}

/** The counters between the blocks, all the ways they can be divided in steps of 3 in. */
function* divisions(mins: readonly number[], fixed: readonly boolean[], total: number): Generator<number[]> {
  const spare = total - mins.reduce((sum, each) => sum + each, 0);
  if (spare < 0) return;
  const free = fixed.flatMap((each, at) => (each ? [] : [at]));
  const last = free.at(-1);
  if (last === undefined) {
    if (spare < 3) yield [...mins];
    return;
  }
  const step = free.length > 2 && spare > 45 ? 6 : 3;
  const gaps = [...mins];
  const isSold = (gap: number) => gap === 0 || gap >= 9;
  function* from(place: number, rest: number): Generator<number[]> {
    const at = free[place]!;
    if (at === last) {
      gaps[at] = mins[at]! + Math.floor(rest / 3) * 3;
      if (isSold(gaps[at]!)) yield [...gaps];
      return;
    }
    for (let more = 0; more <= rest; more += step) {
      gaps[at] = mins[at]! + more;
      if (isSold(gaps[at]!)) yield* from(place + 1, rest - more);
    }
  }
  yield* from(0, spare);
}

/** The best ways to put those centers into a leg, the best first; few of each order. */
export function fillsOf(
  leg: Leg,
  centers: readonly Center[],
  sizes: Sizes,
  services: readonly RoomService[],
): Fill[] {
  const long = leg.to - leg.from;
  const fills: { fill: Fill; rank: number }[] = [];
  for (const { blocks, tallLow, tallHigh } of ordersOf(leg, centers, sizes)) {
    if (blocks.length === 0) continue;
    const total = long - blocks.reduce((sum, each) => sum + each.wide, 0);
    const first = blocks[0]!;
    const last = blocks.at(-1)!;
    const mins = [
      tallLow ? 0 : leastAtEnd(leg.low, first.low, sizes),
      ...blocks.slice(1).map((each, at) => leastBetween(blocks[at]!.high, each.low, sizes)),
      tallHigh ? 0 : leastAtEnd(leg.high, last.high, sizes),
    ];
    const fixed = mins.map((_, at) => (at === 0 && tallLow) || (at === blocks.length && tallHigh));
    const best = new Map<string, Division>();
    for (const gaps of divisions(mins, fixed, total)) {
      const score = scoreOf(leg, blocks, gaps, services);
      if (score === null) continue;
      const { legs, places } = centersOf(leg, blocks, gaps);
      const rank = score - legsLoss(legs);
      if (rank > (best.get(places)?.rank ?? Number.NEGATIVE_INFINITY))
        best.set(places, { gaps, score, rank });
    }
    const few = [...best.values()].sort((a, b) => b.rank - a.rank).slice(0, mostOfOrder);
    for (const { gaps, score, rank } of few) fills.push({ fill: built(leg, blocks, gaps, score), rank });
  }
  return fills.sort((a, b) => b.rank - a.rank).map(({ fill }) => fill);
}

/** Counters of a leg, how good their places are, and the same with how far apart its own centers are. */
interface Division {
  gaps: number[];
  score: number;
  rank: number;
}

/** So many ways to divide a leg with the same order, each with something clearly elsewhere. */
const mostOfOrder = 4;
const elsewhere_in = 15;

/** How far apart the centers of one leg are, and about where each of them is. */
function centersOf(
  leg: Leg,
  blocks: readonly Block[],
  gaps: readonly number[],
): { legs: number[]; places: string } {
  const centers: { at: number; out: number }[] = [];
  let at = startOf(leg, blocks, gaps);
  blocks.forEach((each, place) => {
    at += gaps[place]!;
    for (const { kind, wide } of each.pieces) {
      const out = frontsOf[kind];
      if (out !== undefined) centers.push({ at: at + wide / 2, out });
      at += wide;
    }
  });
  const legs = centers.flatMap((a, index) =>
    centers.slice(index + 1).map((b) => Math.hypot(a.at - b.at, a.out - b.out)),
  );
  return { legs, places: centers.map((each) => Math.round(each.at / elsewhere_in)).join() };
}

const frontsOf: Readonly<Record<string, number>> = {
  s: fronts_in.S,
  r: fronts_in.R,
  c: fronts_in.R,
  f: fronts_in.F,
};

/** Where the first piece begins: what is left over is a filler at a wall, or just a shorter run. */
function startOf(leg: Leg, blocks: readonly Block[], gaps: readonly number[]): number {
  const wide = blocks.reduce((sum, each) => sum + each.wide, 0) + gaps.reduce((sum, each) => sum + each, 0);
  const rest = leg.to - leg.from - wide;
  const atHigh =
    leg.low === "yields" || leg.low === "owns"
      ? leg.high !== "yields"
      : leg.low === "wall" && leg.high === "open";
  return leg.from + (atHigh ? 0 : rest);
}

function built(leg: Leg, blocks: readonly Block[], gaps: readonly number[], score: number): Fill {
  const pieces: Piece[] = [];
  let at = startOf(leg, blocks, gaps);
  const add = (kind: string, wide: number) => {
    pieces.push({ kind, wide, at });
    at += wide;
  };
  gaps.forEach((gap, place) => {
    const before = place === 0 ? leg.low : blocks[place - 1]!.high;
    const after = place === blocks.length ? leg.high : blocks[place]!.low;
    for (const { kind, wide } of cabinetsFor(gap, before, after)) add(kind, wide);
    for (const { kind, wide } of blocks[place]?.pieces ?? []) add(kind, wide);
  });
  const order = blocks
    .flatMap((each) =>
      each.pieces.map(({ kind }) => ({ w: "D", c: "R", o: "O" })[kind] ?? kind.toUpperCase()),
    )
    .join("");
  return { leg, pieces, order, score };
}

const holds = (spans: readonly Interval[], from: number, to: number): boolean =>
  spans.some(([a, b]) => from >= a - 0.3 && to <= b + 0.3);

/** How good the places along the leg are; null where something cannot be. */
function scoreOf(
  leg: Leg,
  blocks: readonly Block[],
  gaps: readonly number[],
  services: readonly RoomService[],
): number | null {
  const { stretch } = leg;
  let at = startOf(leg, blocks, gaps);
  let score = 0;
  for (let place = 0; place < blocks.length; place++) {
    at += gaps[place]!;
    const before = landing(leg.low, gaps, place, blocks[place - 1]);
    const after = landing(leg.high, gaps, place + 1, blocks[place + 1]);
    for (const { kind, wide } of blocks[place]!.pieces) {
      const to = at + wide;
      const middle = at + wide / 2;
      const covered = stretch.windows.some((window) => window.from < to - 1 && window.to > at + 1);
      if (kind === "s") score += sinkScore(leg, middle, services) - besideSink(blocks[place]!, before, after);
      else if (kind !== "w" && covered) return null;
      if (kind === "f" && !holds(stretch.fridge, at, to)) return null;
      if (kind === "r" || kind === "c") {
        if (!holds(stretch.range, at, to)) return null;
        score +=
          cookerScore(before, after) - nearness(leg, middle, services, ["gas", "power_240", "vent"]) / 2;
      }
      at = to;
    }
  }
  return score + gapScore(leg, blocks, gaps);
}

/** Counter beside a block as a cook has it: a dishwasher is part of it, and so is the corner that a run ends at. */
function landing(end: LegEnd, gaps: readonly number[], place: number, next: Block | undefined): number {
  const gap = gaps[place]!;
  if (!next) return end === "yields" ? gap + base_in : gap;
  return next.low === "D" || next.high === "D" ? gap + 24 : gap;
}

function sinkScore(leg: Leg, middle: number, services: readonly RoomService[]): number {
  const { windows } = leg.stretch;
  const above = windows.find(({ from, to }) => middle > from && middle < to);
  const light = above
    ? 5 - Math.abs(middle - (above.from + above.to) / 2) * 0.2
    : windows.length > 0
      ? -1
      : 0;
  return light - nearness(leg, middle, services, ["drain", "supply"]);
}

/** Counter that planners recommend on one side of a sink and on the other, inches; a dishwasher is part of it. */
const besideSink_in = { more: 24, less: 18 } as const;

/** What too little counter beside a sink costs. */
function besideSink({ low, high }: Block, before: number, after: number): number {
  const sides = [before + (low === "D" ? 24 : 0), after + (high === "D" ? 24 : 0)];
  const isShort = Math.max(...sides) < besideSink_in.more || Math.min(...sides) < besideSink_in.less;
  return isShort ? missed_loss : 0;
}

function cookerScore(before: number, after: number): number {
  const [less, more] = before < after ? [before, after] : [after, before];
  const short = (less < 12 ? 2 : 0) + (more < 15 ? 2 : 0);
  return Math.min(less, 30) * 0.05 - Math.min(30, more - less) * 0.015 - short;
}

/** How far pipes and wires that are there would have to be led, 0 to 2. */
function nearness(
  leg: Leg,
  middle: number,
  services: readonly RoomService[],
  kinds: readonly string[],
): number {
  const { axis, line } = leg.stretch.wall;
  let least = Number.POSITIVE_INFINITY;
  for (const { kind, at_in } of services)
    if (kinds.includes(kind))
      least = Math.min(least, Math.abs(at_in[axis] - middle) + Math.abs(at_in[1 - axis]! - line));
  return Number.isFinite(least) ? Math.min(2, Math.max(0, least - 12) * 0.02) : 0;
}

/** From a corner of the room to a range with which the front around the corner still opens, inches. */
const leastBesideCorner = 45;

function gapScore(leg: Leg, blocks: readonly Block[], gaps: readonly number[]): number {
  let score = 0;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the score of one gap, rule after rule
  gaps.forEach((gap, place) => {
    const before = blocks[place - 1]?.high;
    const after = blocks[place]?.low;
    const end = place === 0 ? leg.low : place === blocks.length ? leg.high : null;
    const face = place === 0 ? after : before;
    // what is deeper than cabinets is in the way of the last front around the corner
    const isDeep = face === "R" || face === "F" || face === "T";
    if (end === "owns" && isDeep && gap < leastBesideCorner) score -= missed_loss;
    if (gap === 9) score -= 0.7;
    if (gap === 12) score -= 0.3;
    if (end === "owns") score -= gap < 30 ? 2 : gap < 36 ? 1 : gap > 48 ? 0 : gap % 9 === 0 ? 0 : 0.2;
    if ((end === "owns" && face === "D" && gap < 45) || (end === "yields" && face === "D" && gap < 21))
      score -= 1.5;
    if (end === "yields" && face === "R") score -= gap < 15 ? 1 : gap < 21 ? 0.4 : 0;
    if ((end === "wall" || end === "open") && face === "D" && gap < 9) score -= end === "open" ? 1.4 : 0.8;
    if ((end === "wall" || end === "open") && face === "S" && gap < 18) score -= 0.8;
    if (end === null) {
      const pair = `${before}${after}`;
      if (pair === "RS" || pair === "SR" || pair === "RD" || pair === "DR")
        score += gap >= 36 ? 0.8 : gap >= 24 ? 0.5 : gap < 18 ? -1.5 : 0;
      if (pair === "FD" || pair === "DF") score -= gap < 9 ? 1.2 : 0;
      if (pair === "FR" || pair === "RF") score -= gap < 18 ? 0.4 : 0;
      // more counter between two works than anybody uses is a long walk
      if (gap > 60) score -= (gap - 60) * 0.03;
    }
  });
  return score;
}
