import type { Brief, Feature } from "../brief/brief.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import {
  before,
  type Floor,
  freeBefore,
  isClearOfDoors,
  isWithin,
  middleOf,
  type Rect,
} from "./floor-rects.ts";
import { FreeFloor, standAt } from "./free-floor.ts";
import type { Search } from "./layout.types.ts";
import { freeSpans, type SpanWall, strip } from "./wall-spans.ts";

/** A washer and a dryer side by side: the space that is kept for one. */
export interface MachineSize {
  wide: number;
  deep: number;
  high: number;
}

/** Something along a wall, from low to high. */
export interface Stretch {
  wall: SpanWall;
  from: number;
  to: number;
  rect: Rect;
}

export interface Machines extends Stretch {
  size: MachineSize;
  /** The washer stands at the low end. */
  washerLow: boolean;
}

/** Base cabinets under a counter. */
export interface CounterRun extends Stretch {
  /** Widths from low to high. */
  widths: readonly number[];
  /** Which of them holds the sink. */
  sink: number | null;
}

export interface LaundryPlan {
  machines: Machines;
  runs: readonly CounterRun[];
  score: number;
  has: readonly Feature[];
}

export interface LaundryView {
  floor: Floor;
  walls: readonly SpanWall[];
  brief: Brief;
  sizes: readonly MachineSize[];
  /** Whether cabinets are sold, or wished for all the same. */
  hasCounters: boolean;
  drains: readonly (readonly [number, number])[];
  power: readonly (readonly [number, number])[];
}

/** Of one machine to the next, and to what is beside it. */
const gap_in = 1;
/** Counter over its cabinets. */
const counterDeep_in = 25.25;
/** Floor to load a machine, and to stand at a counter. */
const aisle_in = 36;
const leastAisle_in = 30;
const most = { machines: 14, run_in: 108 };

/** Sizes of machines that are sold as pairs, the usual first. */
export function machineSizes(offers: OfferIndex): MachineSize[] {
  const front = (kind: string) =>
    offers.ofKind(kind).filter(({ model }) => model?.params.form === "front" && !model.params.pedestal_in);
  const dryers = front("dryer");
  const sizes = new Map<number, MachineSize>();
  for (const washer of front("washer")) {
    const pair = [washer, ...dryers.filter((dryer) => Math.abs(dryer.width_in - washer.width_in) < 0.6)];
    if (pair.length < 2) continue;
    sizes.set(washer.width_in, {
      wide: Math.max(...pair.map((each) => each.width_in)),
      deep: Math.max(...pair.map((each) => each.depth_in)),
      high: Math.max(...pair.map((each) => each.height_in)),
    });
  }
  const list = [...sizes.values()].sort((a, b) => b.wide - a.wide);
  return list.length > 0 ? list : [{ wide: 27, deep: 31, high: 39 }];
}

export const pairWidth = ({ wide }: MachineSize): number => 2 * wide + gap_in;

/** Ways to arrange a laundry, best first. */
export function* laundryPlans(view: LaundryView): Search<LaundryPlan[]> {
  const free = new FreeFloor(view.floor);
  const plans: LaundryPlan[] = [];
  const places = view.sizes.flatMap((size) => machinePlaces(view, size));
  places.sort((a, b) => machineScore(view, b) - machineScore(view, a));
  for (const machines of places.slice(0, most.machines)) {
    const first = view.hasCounters ? counterRuns(view, machines, []) : [];
    const choices: CounterRun[][] = [[], ...first.map((run) => [run])];
    for (const run of first) {
      for (const second of counterRuns(view, machines, [run])) choices.push([run, second]);
      yield;
    }
    for (const runs of choices) {
      const plan = planOf(view, machines, runs, free);
      if (plan) plans.push(plan);
    }
    yield;
  }
  return plans.sort((a, b) => b.score - a.score);
}

function machinePlaces(view: LaundryView, size: MachineSize): Machines[] {
  const wide = pairWidth(size);
  return view.walls.flatMap((wall) =>
    freeSpans(view.floor, wall, { depth_in: size.deep, height_in: size.high }, wide + 0.5).flatMap((span) => {
      const starts = [
        span.from + (span.low === "opening" ? 3 : 0.5),
        span.to - wide - (span.high === "opening" ? 3 : 0.5),
      ];
      const fitting = starts.filter((from) => from >= span.from && from + wide <= span.to);
      const distinct = fitting.filter((from, at) => at === 0 || Math.abs(from - fitting[0]!) > 3);
      return distinct.flatMap((from) => {
        const rect = strip(wall, from, from + wide, size.deep);
        if (!isWithin(view.floor, rect) || !isClearOfDoors(view.floor, rect)) return [];
        if (freeBefore(rect, wall.inward, view.floor.walls) < leastAisle_in) return [];
        return [true, false].map((washerLow) => ({ wall, from, to: from + wide, rect, size, washerLow }));
      });
    }),
  );
}

const nearest = (
  points: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): number => (points.length === 0 ? 0 : Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y))));

/** Washers are drained, dryers need their outlet. */
function machineScore(view: LaundryView, { wall, rect, size, washerLow, from, to }: Machines): number {
  const half = size.wide / 2;
  const place = (at: number): [number, number] => middleOf(strip(wall, at, at, size.deep));
  const washer = place(washerLow ? from + half : to - half);
  const dryer = place(washerLow ? to - half : from + half);
  const ahead = Math.min(freeBefore(rect, wall.inward, view.floor.walls), 48);
  return (
    (size.wide > 25 ? 8 : 0) +
    0.3 * (ahead - aisle_in) -
    0.2 * nearest(view.drains, washer) -
    0.05 * nearest(view.power, dryer)
  );
}

/** Runs of cabinets along what is left of the walls. */
function counterRuns(view: LaundryView, machines: Machines, runs: readonly CounterRun[]): CounterRun[] {
  const stands: Stretch[] = [machines, ...runs];
  const taken = stands.map(({ rect }) => rect);
  // what stands around a corner needs its front free
  const keep = stands.map(({ rect, wall }) => before(rect, wall.inward, leastAisle_in));
  const hasSink = runs.some(({ sink }) => sink !== null);
  return view.walls.flatMap((wall) =>
    freeSpans(
      view.floor,
      wall,
      { depth_in: counterDeep_in, height_in: 37, taken: [...taken, ...keep] },
      24,
    ).flatMap((span) => {
      const edge = (end: string) => (end === "opening" ? 3 : 0.5);
      const [low, high] = [span.from + edge(span.low), span.to - edge(span.high)];
      const length = Math.min(Math.floor((high - low) / 3) * 3, most.run_in);
      if (length < 24) return [];
      const starts =
        length < high - low - 3
          ? [low, high - length]
          : [span.low === "corner" || span.low === "item" ? low : high - length];
      return starts.flatMap((from) => {
        const rect = strip(wall, from, from + length, counterDeep_in);
        const obstacles = [...view.floor.walls, ...taken];
        if (!isWithin(view.floor, rect) || !isClearOfDoors(view.floor, rect)) return [];
        if (freeBefore(rect, wall.inward, obstacles) < leastAisle_in) return [];
        const widths = splitWidths(length);
        return [
          {
            wall,
            from,
            to: from + length,
            rect,
            widths,
            sink: hasSink ? null : sinkAt(view, wall, from, widths, machines),
          },
        ];
      });
    }),
  );
}

/** Widths of cabinets that fill a run: of one size where that goes, in steps of 3 in., none over 36, a sink's among them. */
export function splitWidths(length: number): number[] {
  const steps = Math.round(length / 3);
  // halves would be too narrow for a sink
  if (steps > 12 && steps < 16) return [3 * (steps - 4), 12];
  const count = Math.ceil(steps / 12);
  return Array.from(
    { length: count },
    (_, at) => 3 * (Math.floor(steps / count) + (at < steps % count ? 1 : 0)),
  );
}

/** The cabinet for the sink: under a window, else the one nearest to the drain or the washer. */
function sinkAt(
  view: LaundryView,
  wall: SpanWall,
  from: number,
  widths: readonly number[],
  machines: Machines,
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  let at = from;
  const goals = view.drains.length > 0 ? view.drains : [middleOf(machines.rect)];
  for (const [index, wide] of widths.entries()) {
    const middle = at + wide / 2;
    at += wide;
    if (wide < 24) continue;
    const isUnder = wall.openings.some(
      (each) => each.kind === "window" && each.from < middle && each.to > middle,
    );
    const cost = nearest(goals, middleOf(strip(wall, middle, middle, 24))) - (isUnder ? 30 : 0);
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

const lengthOf = ({ from, to }: Stretch): number => to - from;

/** Counter to fold on, next to the sink. */
const foldingOf = (runs: readonly CounterRun[]): number =>
  runs.reduce((sum, run) => sum + lengthOf(run) - (run.sink === null ? 0 : run.widths[run.sink]!), 0);

function hasOf(runs: readonly CounterRun[]): Feature[] {
  const has: Feature[] = [];
  if (runs.some(({ sink }) => sink !== null)) has.push("utility_sink");
  if (foldingOf(runs) >= 35) has.push("folding_counter");
  return has;
}

function planOf(
  view: LaundryView,
  machines: Machines,
  runs: readonly CounterRun[],
  free: FreeFloor,
): LaundryPlan | null {
  const stands: Stretch[] = [machines, ...runs];
  const taken = stands.map(({ rect }) => rect);
  const apart = stands.every(({ rect, wall }, at) => {
    const others = [...view.floor.walls, ...taken.filter((_, index) => index !== at)];
    return freeBefore(rect, wall.inward, others) >= leastAisle_in;
  });
  if (
    !apart ||
    !free.connects(
      taken,
      stands.map(({ rect, wall }) => [standAt(rect, wall.inward)]),
    )
  )
    return null;
  const { wants, avoids } = view.brief;
  const has = hasOf(runs);
  if (has.some((each) => avoids.includes(each))) return null;
  let score = machineScore(view, machines) + 40 * has.filter((each) => wants.includes(each)).length;
  score += has.includes("utility_sink") ? 8 : 0;
  score += Math.min(foldingOf(runs), 72) * 0.08;
  for (const run of runs) {
    const sink = run.sink === null ? null : middleOf(run.rect);
    // a short piece of counter alone looks left over
    score -= sink || lengthOf(run) >= aisle_in ? 0 : 6;
    score -= sink ? 0.05 * nearest(view.drains, sink) : 0;
    score += run.wall.id === machines.wall.id ? 5 : 0;
    const ahead = freeBefore(run.rect, run.wall.inward, [
      ...view.floor.walls,
      ...taken.filter((each) => each !== run.rect),
    ]);
    score -= 0.4 * Math.max(0, aisle_in + 6 - ahead);
  }
  score += Math.min(72, free.square(taken)) * 0.12;
  return { machines, runs, score, has };
}
