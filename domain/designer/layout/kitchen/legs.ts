import { base_in, cornerOf, type Interval, isFacing, type Stretch } from "./stretches.ts";

/**
 * How a run ends: at a wall; in the open; in a corner that it fills; at the front of the run that fills the corner;
 * with a peninsula before its last cabinet.
 */
export type LegEnd = "wall" | "open" | "owns" | "yields" | "bar";

/** A straight run that is to be filled with cabinets and appliances. */
export interface Leg {
  stretch: Stretch;
  from: number;
  to: number;
  low: LegEnd;
  high: LegEnd;
}

export interface Shape {
  kind: "one_wall" | "galley" | "L" | "U" | "two_walls";
  legs: readonly Leg[];
  /** The leg that a peninsula belongs to. */
  bar: number | null;
}

/** Between a run and the one it ends at: what doors and drawers need to pass each other's handles. */
const joint_in = 0.75;

/** Longer runs are too far to walk. */
const most_in = { one_wall: 192, galley: 144, L: 156, U: 150, two_walls: 132 } as const;

const endOf = (meets: boolean): LegEnd => (meets ? "wall" : "open");

function whole(stretch: Stretch): Leg {
  return { stretch, from: stretch.from, to: stretch.to, low: endOf(stretch.low), high: endOf(stretch.high) };
}

/** The leg with that end in a corner. */
function cornered(leg: Leg, end: "low" | "high", how: "owns" | "yields"): Leg {
  const back = how === "yields" ? base_in + joint_in : 0;
  const { wall } = leg.stretch;
  return end === "low"
    ? { ...leg, from: wall.from + back, low: how }
    : { ...leg, to: wall.to - back, high: how };
}

/** Cut to a length that is walked easily, from the corner; where it has none, each way that makes sense. */
function cut(leg: Leg, most: number): Leg[] {
  const long = leg.to - leg.from;
  if (long <= most + 24) return [leg];
  const isCorner = (end: LegEnd) => end === "owns" || end === "yields";
  if (isCorner(leg.low) && isCorner(leg.high)) return [];
  const low: Leg = { ...leg, to: leg.from + most, high: "open" };
  const high: Leg = { ...leg, from: leg.to - most, low: "open" };
  if (isCorner(leg.low)) return [low];
  if (isCorner(leg.high)) return [high];
  return [low, high];
}

/** Every shape that the stretches allow. */
export function shapesOf(stretches: readonly Stretch[]): Shape[] {
  const shapes: Shape[] = [];
  const add = (kind: Shape["kind"], legs: readonly Leg[]) => {
    const [first = [], second = [null], third = [null]] = legs.map((leg) => cut(leg, most_in[kind]));
    for (const a of first)
      for (const b of second)
        for (const c of third)
          shapes.push({ kind, legs: [a, b, c].filter((each) => each !== null), bar: null });
  };
  for (const stretch of stretches) add("one_wall", [whole(stretch)]);
  stretches.forEach((a, at) => {
    for (const b of stretches.slice(at + 1)) pair(a, b, add);
  });
  for (const back of stretches) for (const legs of aroundOf(back, stretches)) add("U", legs);
  return shapes.flatMap((shape) => [shape, ...withBars(shape)]);
}

type Add = (kind: Shape["kind"], legs: readonly Leg[]) => void;

function pair(a: Stretch, b: Stretch, add: Add): void {
  if (a.wall === b.wall) return;
  const corner = cornerOf(a, b);
  if (corner) {
    add("L", [cornered(whole(a), corner.a, "owns"), cornered(whole(b), corner.b, "yields")]);
    add("L", [cornered(whole(a), corner.a, "yields"), cornered(whole(b), corner.b, "owns")]);
  } else if (isFacing(a, b, 48)) add("galley", [whole(a), whole(b)]);
  else if (a.wall.axis !== b.wall.axis) add("two_walls", [whole(a), whole(b)]);
}

/** Back and two sides of a U: the back fills both corners, or neither. */
function aroundOf(back: Stretch, stretches: readonly Stretch[]): Leg[][] {
  const sides = stretches.flatMap((side) => {
    const corner = cornerOf(back, side);
    return corner ? [{ side, ...corner }] : [];
  });
  const low = sides.find(({ a }) => a === "low");
  const high = sides.find(({ a }) => a === "high");
  if (!low || !high) return [];
  const made = (own: "owns" | "yields", other: "owns" | "yields") => [
    cornered(cornered(whole(back), "low", own), "high", own),
    cornered(whole(low.side), low.b, other),
    cornered(whole(high.side), high.b, other),
  ];
  return [made("owns", "yields"), made("yields", "owns")];
}

/** Lengths of a run from a corner with which what stands at its end is a short walk away. */
const short_in = [102, 126] as const;

/** So much shorter is a run that ends before a refrigerator across from it. */
const beside_in = 42;

/** Runs that face each other this closely leave no full aisle before a refrigerator. */
const close_in = 102;

/** The same shapes with one run that ends earlier, so that the work is nearer together or the floor wider. */
export const shorterOf = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === "one_wall" || shape.kind === "two_walls") return [];
    return shape.legs.flatMap((leg, at) =>
      at === shape.bar
        ? []
        : endedEarlier(leg, lengthsOf(shape, leg)).map(
            (other): Shape => ({
              ...shape,
              legs: shape.legs.map((each, place) => (place === at ? other : each)),
            }),
          ),
    );
  });

function lengthsOf({ kind, legs }: Shape, leg: Leg): number[] {
  const long = leg.to - leg.from;
  const across = Math.min(
    ...legs.flatMap(({ stretch: { wall } }) =>
      wall !== leg.stretch.wall && wall.axis === leg.stretch.wall.axis
        ? [Math.abs(wall.line - leg.stretch.wall.line)]
        : [],
    ),
  );
  if (across < close_in) return [long - beside_in];
  return kind === "galley" ? [] : [...short_in];
}

/** The run with those lengths, where it has an end that is free and gets clearly shorter. */
function endedEarlier(leg: Leg, lengths: readonly number[]): Leg[] {
  const free = (end: LegEnd) => end === "wall" || end === "open";
  const long = leg.to - leg.from;
  return lengths
    .filter((each) => each >= 48 && each <= long - 12)
    .flatMap((each) => [
      ...(free(leg.high) ? [{ ...leg, to: leg.from + each, high: "open" } satisfies Leg] : []),
      ...(free(leg.low) ? [{ ...leg, from: leg.to - each, low: "open" } satisfies Leg] : []),
    ]);
}

/** Depth of a peninsula with its overhang. */
export const bar_in = 36.75;

/** Floor to work in between a peninsula and what it faces. */
const nook: Interval = [50, 96];

/** The same shape with a peninsula at the free end of a run. */
function withBars(shape: Shape): Shape[] {
  if (shape.kind !== "one_wall" && shape.kind !== "L") return [];
  return shape.legs.flatMap((leg, at) =>
    (["low", "high"] as const).flatMap((end): Shape[] => {
      if (leg[end] !== "open" && leg[end] !== "wall") return [];
      const long = barredLength(leg, end);
      if (long === null) return [];
      const barred: Leg =
        end === "high"
          ? { ...leg, to: leg.from + long, high: "bar" }
          : { ...leg, from: leg.to - long, low: "bar" };
      return [
        { kind: shape.kind, legs: shape.legs.map((each, place) => (place === at ? barred : each)), bar: at },
      ];
    }),
  );
}

/** How long a run is that ends with a peninsula; null where there is not enough of it. */
function barredLength(leg: Leg, end: "low" | "high"): number | null {
  const other = end === "low" ? leg.high : leg.low;
  const { stretch } = leg;
  const corner = other === "owns" ? base_in : other === "yields" ? 0 : -base_in;
  // people sit and pass behind it
  const behind = stretch[end] ? 46 : 32;
  const most = (end === "high" ? stretch.to - leg.from : leg.to - stretch.from) - behind;
  const least = corner + nook[0] + bar_in;
  if (most < Math.max(least, 96)) return null;
  return Math.min(most, other === "owns" || other === "yields" ? corner + nook[1] + bar_in : 150);
}
