import { facesOf } from "../../../room/geometry/walls.ts";
import {
  type Floor,
  freeBefore,
  isClearOfDoors,
  isWithin,
  middleOf,
  type Rect,
  rectOf,
  share,
  sideOf,
  type Way,
} from "../floor-rects.ts";
import type { Fill } from "./fills.ts";
import { type Extra, pieceRect, runRect } from "./kitchen-plan.ts";
import { bar_in } from "./legs.ts";
import type { Sizes } from "./sizes.ts";
import { base_in, floorBefore } from "./stretches.ts";

/** Rotation of an item whose front looks that way. */
const facing = (way: Way): number => (way * 90 + 90) % 360;
const opposite = (way: Way): Way => ((way + 2) % 4) as Way;
const turned = (way: Way): Way => ((way + 1) % 4) as Way;

/** Deepest island that is sold; the others stand in the middle of its place. */
const island_in = 39.75;

const leastIsland_in = 48;

/** To walk past an island where nobody works. */
const least_in = 36;

/** Stools reach out so far. */
const stool_in = 12;

export interface Around {
  floor: Floor;
  /** Walls that are not open. */
  walls: readonly Rect[];
  runs: readonly Rect[];
}

export function aroundOf(floor: Floor, fills: readonly Fill[]): Around {
  const faces = facesOf(floor.plan);
  return {
    floor,
    walls: floor.walls.filter((_, at) => faces[at]!.kind !== "open"),
    runs: floorOfRuns(fills),
  };
}

const floorOfRuns = (fills: readonly Fill[]): Rect[] =>
  fills.flatMap((fill) => [runRect(fill), ...fill.pieces.map((piece) => pieceRect(fill, piece))]);

const grownBy = (rect: Rect, way: Way, by: number): Rect => ({
  x0: rect.x0 - (way === 2 ? by : 0),
  x1: rect.x1 + (way === 0 ? by : 0),
  y0: rect.y0 - (way === 3 ? by : 0),
  y1: rect.y1 + (way === 1 ? by : 0),
});

interface Spot {
  rect: Rect;
  /** Floor that is left at its front, at its ends and behind it. */
  front: number;
  side: number;
  back: number;
  isIn: () => boolean;
}

/** Corners pass each other no closer than fronts do. */
const diagonal_in = 12;

function spotAt(
  { floor, walls, runs }: Around,
  center: readonly [number, number],
  way: Way,
  wide: number,
  aisle_in: number,
): Spot {
  const rect = way % 2 === 0 ? rectOf(...center, island_in, wide) : rectOf(...center, wide, island_in);
  const back = opposite(way);
  const sides = [turned(way), opposite(turned(way))];
  const whole = grownBy(rect, back, stool_in + 6);
  const toRuns = (side: Way) => {
    const [from, to] = sideOf(rect, side);
    return freeBefore(rect, side, runs, [from - diagonal_in, to + diagonal_in]);
  };
  return {
    rect,
    front: Math.min(toRuns(way), freeBefore(rect, way, walls)),
    side: Math.min(
      ...sides.map((side) => Math.min(toRuns(side) - (aisle_in - least_in), freeBefore(rect, side, walls))),
    ),
    back: Math.min(freeBefore(rect, back, walls), toRuns(back)),
    isIn: () =>
      !runs.some((each) => share(rect, each)) &&
      isWithin(floor, whole) &&
      isClearOfDoors(floor, grownBy(whole, back, 6)),
  };
}

/** The best place for an island before that run; null where the aisles do not allow one. */
export function islandBefore(around: Around, main: Fill, { islands }: Sizes, aisle_in: number): Extra | null {
  const { wall } = main.leg.stretch;
  const first = main.pieces[0]!.at;
  const last = main.pieces.at(-1)!;
  const cooker = main.pieces.find(({ kind }) => kind === "r" || kind === "c");
  const from = first;
  const to = last.at + last.wide;
  const aim = cooker ? cooker.at + cooker.wide / 2 : (from + to) / 2;
  const sign = wall.inward < 2 ? 1 : -1;
  let best: Extra | null = null;
  for (const wide of islands)
    for (const gap of [aisle_in, aisle_in + 1.5, aisle_in + 5, aisle_in + 12])
      for (let along = from - 12 + wide / 2; along <= to + 24 - wide / 2; along += 3) {
        const worth = wide * 0.03 - Math.abs(along - aim) * 0.03 - (gap - aisle_in) * 0.02;
        if (best && best.score >= worth + 2.3) continue;
        const out = wall.line + sign * (base_in + gap + island_in / 2);
        const center: [number, number] = wall.axis === 0 ? [along, out] : [out, along];
        const spot = spotAt(around, center, opposite(wall.inward), wide, aisle_in);
        if (spot.front < aisle_in - 0.1 || spot.side < least_in || spot.back < least_in + 0.5 || !spot.isIn())
          continue;
        const roomy = Math.min(spot.back, 48) * 0.03 + Math.min(spot.side, 42) * 0.02;
        const score = worth + roomy;
        if (best && best.score >= score) continue;
        const seats = spot.back >= 42 ? Math.floor(wide / 24) : 0;
        best = {
          kind: "island",
          at: center,
          rotation: facing(opposite(wall.inward)),
          wide,
          seats: Math.min(seats, 4),
          rect: spot.rect,
          score,
        };
      }
  return best;
}

/** The aisle that the smallest island would leave on its narrower sides before a run, inches. */
export function aisleAround(around: Around, main: Fill): number {
  const { stretch, from, to } = main.leg;
  const { wall } = stretch;
  const rect = floorBefore(stretch, [from, to], base_in);
  const across = freeBefore(rect, wall.inward, [...around.walls, ...around.runs]) - bar_in;
  const along = wall.to - wall.from - leastIsland_in;
  return Math.max(0, Math.min(across, along) / 2);
}

/** The peninsula before the last cabinet of a run. Null where it does not fit. */
export function barAt(
  around: Around,
  fills: readonly Fill[],
  bar: number,
  sizes: Sizes,
  aisle_in: number,
): Extra | null {
  const fill = fills[bar]!;
  const { leg } = fill;
  const { wall } = leg.stretch;
  const atHigh = leg.high === "bar";
  const last = fill.pieces.at(-1)!;
  // its back covers the side of the last cabinet, its boxes the front
  const edge = atHigh ? last.at + last.wide + 1.5 : fill.pieces[0]!.at - 1.5;
  const middle = atHigh ? edge - bar_in / 2 : edge + bar_in / 2;
  const sign = wall.inward < 2 ? 1 : -1;
  // it looks at the room's corner where the run begins
  const way = (wall.axis === 0 ? (atHigh ? 2 : 0) : atHigh ? 3 : 1) as Way;
  const back = opposite(way);
  const others = floorOfRuns(fills.filter((each) => each !== fill));
  for (const wide of sizes.bars) {
    const out = wall.line + sign * (base_in + 0.5 + wide / 2);
    const at: [number, number] = wall.axis === 0 ? [middle, out] : [out, middle];
    const rect = way % 2 === 0 ? rectOf(...at, bar_in, wide) : rectOf(...at, wide, bar_in);
    const whole = grownBy(rect, back, stool_in + 6);
    if (!isWithin(around.floor, whole) || !isClearOfDoors(around.floor, whole)) continue;
    const pass = freeBefore(rect, wall.inward, [...around.walls, ...others]);
    const front = freeBefore(rect, way, [...around.walls, ...others]);
    const behind = freeBefore(rect, back, [...around.walls, ...others]);
    if (pass < 36 || front < aisle_in || behind < 42) continue;
    const score = wide * 0.03 + Math.min(pass, 48) * 0.03;
    return { kind: "peninsula", at, rotation: facing(way), wide, seats: Math.floor(wide / 24), rect, score };
  }
  return null;
}

/** The best place for a table with chairs around it, away from where people cook. */
export function tableIn(around: Around, extras: readonly Extra[], { tables }: Sizes): Extra | null {
  const { floor, walls, runs } = around;
  const others = [...runs, ...extras.map(({ rect }) => rect)];
  const { bounds } = floor;
  let best: Extra | null = null;
  for (const wide of tables) {
    const seats = wide > 40 ? 4 : 2;
    const room = wide / 3 + 20;
    for (let x = bounds.x0 + wide / 2 + 24; x <= bounds.x1 - wide / 2 - 24; x += 6)
      for (let y = bounds.y0 + wide / 2 + 24; y <= bounds.y1 - wide / 2 - 24; y += 6) {
        const rect = rectOf(x, y, wide, wide);
        const seated = rectOf(x, y, wide + 48, wide + 48);
        const all = rectOf(x, y, wide + 2 * room, wide + 2 * room);
        if (others.some((each) => share(all, each))) continue;
        if (!isClearOfDoors(floor, seated) || !isWithin(floor, seated)) continue;
        const ways = [0, 1, 2, 3] as const;
        const edge = Math.min(...ways.map((way) => freeBefore(rect, way, walls)));
        if (edge < room - 6) continue;
        const away = Math.min(
          ...others.map((each) => {
            const [ox, oy] = middleOf(each);
            return Math.hypot(ox - x, oy - y);
          }),
        );
        const score = wide * 0.1 + Math.min(away, 120) * 0.02 - Math.abs(edge - room) * 0.02;
        if (!best || score > best.score)
          best = { kind: "table", at: [x, y], rotation: 0, wide, seats, rect: seated, score };
      }
  }
  return best;
}
