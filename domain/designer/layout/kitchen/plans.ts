import type { RoomService } from "../../../../contract/design/room-design.ts";
import { type Floor, freeBefore, share } from "../floor-rects.ts";
import type { Search } from "../layout.types.ts";
import { type Center, type Fill, fillsOf, type Piece } from "./fills.ts";
import { type Extra, type KitchenPlan, pieceOf, pieceRect, runRect } from "./kitchen-plan.ts";
import type { Leg, Shape } from "./legs.ts";
import type { Sizes } from "./sizes.ts";
import { fronts_in, isGoodTriangle, missed_loss, type Triangle, triangleLoss } from "./triangle.ts";

type Point = readonly [number, number];

/** Middle of a piece's front. */
function frontOf(fill: Fill, piece: Piece, depth: number): Point {
  const { axis, line, inward } = fill.leg.stretch.wall;
  const middle = piece.at + piece.wide / 2;
  const out = line + (inward < 2 ? depth : -depth);
  return axis === 0 ? [middle, out] : [out, middle];
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Sink to cooking, cooking to refrigerator, refrigerator to sink: inches. */
function triangleOf(fills: readonly Fill[]): Triangle | null {
  const find = (depth: number, ...kinds: string[]) => {
    for (const fill of fills) {
      const piece = pieceOf(fill, ...kinds);
      if (piece) return frontOf(fill, piece, depth);
    }
    return null;
  };
  const [sink, cooker, fridge] = [
    find(fronts_in.S, "s"),
    find(fronts_in.R, "r", "c"),
    find(fronts_in.F, "f"),
  ];
  if (!sink || !cooker || !fridge) return null;
  return [apart(sink, cooker), apart(cooker, fridge), apart(fridge, sink)];
}

const counterAt = (fill: Fill): number =>
  fill.pieces.reduce(
    (sum, { kind, wide }) => sum + (kind === "s" ? Math.max(3, wide - 33) : "bdw".includes(kind) ? wide : 0),
    0,
  );

/** Counter in all, inches. */
export const counterIn = (fills: readonly Fill[]): number =>
  fills.reduce((sum, fill) => sum + counterAt(fill), 0);

/** The same with that of an island or a peninsula. */
export const counterOf = (fills: readonly Fill[], extras: readonly Extra[]): number =>
  extras.reduce((sum, { kind, wide }) => sum + (kind === "table" ? 0 : wide), counterIn(fills));

/** Least floor before anything in the runs; null where something overlaps or nobody could work. */
export function aisleOf(floor: Floor, fills: readonly Fill[], least: number): number | null {
  let aisle = Number.POSITIVE_INFINITY;
  for (const fill of fills) {
    const others = fills.filter((each) => each !== fill);
    const obstacles = others.flatMap((each) => [
      runRect(each),
      ...each.pieces.map((piece) => pieceRect(each, piece)),
    ]);
    const { inward } = fill.leg.stretch.wall;
    for (const piece of fill.pieces) {
      const rect = pieceRect(fill, piece);
      if (obstacles.some((each) => share(rect, each, 0.2))) return null;
      const slim =
        fill.leg.stretch.wall.axis === 0
          ? { ...rect, x0: rect.x0 + 2, x1: rect.x1 - 2 }
          : { ...rect, y0: rect.y0 + 2, y1: rect.y1 - 2 };
      const free = freeBefore(slim, inward, [...obstacles, ...floor.walls]);
      const isCorner = free < 12 && "bd".includes(piece.kind);
      if (isCorner) continue;
      if (free < least) return null;
      aisle = Math.min(aisle, free);
    }
  }
  return aisle;
}

const liking = { one_wall: 0, galley: 1, L: 2.5, U: 2.5, two_walls: 0.2 } as const;

/** Centers for each leg: all three are somewhere, no leg is without. */
function partitions(count: number): Center[][][] {
  if (count === 1) return [[["F", "R", "S"]]];
  const all: Center[][][] = [];
  const places = [...Array(count).keys()];
  for (const f of places)
    for (const r of places)
      for (const s of places) {
        const legs = places.map((at): Center[] => [
          ...(f === at ? (["F"] as const) : []),
          ...(r === at ? (["R"] as const) : []),
          ...(s === at ? (["S"] as const) : []),
        ]);
        if (legs.every((leg) => leg.length > 0)) all.push(legs);
      }
  return all;
}

/** With the tall cabinets on one leg after the other. */
const withTall = (legs: readonly Center[][], tall: boolean): Center[][][] =>
  tall
    ? legs.map((_, at) => legs.map((leg, place): Center[] => (place === at ? [...leg, "T"] : leg)))
    : [[...legs]];

type Fills = (leg: Leg, centers: readonly Center[]) => Fill[];

/** Remembers how legs were filled, as many shapes share them. */
function remembered(sizes: Sizes, services: readonly RoomService[]): Fills {
  const known = new Map<string, Fill[]>();
  return (leg, centers) => {
    const key = `${leg.stretch.wall.id} ${leg.from} ${leg.to} ${leg.low} ${leg.high} ${centers.join("")}`;
    let found = known.get(key);
    if (!found) {
      found = varied(fillsOf(leg, centers, sizes, services), 4, 12);
      known.set(key, found);
    }
    return found;
  };
}

/** Most plans kept of each order. */
function varied(fills: readonly Fill[], each: number, most: number): Fill[] {
  const counts = new Map<string, number>();
  return fills
    .filter(({ order }) => {
      const count = counts.get(order) ?? 0;
      counts.set(order, count + 1);
      return count < each;
    })
    .slice(0, most);
}

/** The best plans of every shape. */
export function* plansOf(
  floor: Floor,
  shapes: readonly Shape[],
  sizes: Sizes,
  services: readonly RoomService[],
  area_sqft: number,
): Search<KitchenPlan[]> {
  const fillsFor = remembered(sizes, services);
  const plans: KitchenPlan[] = [];
  for (const shape of shapes) {
    const found: KitchenPlan[] = [];
    for (const plain of partitions(shape.legs.length))
      for (const centers of withTall(plain, sizes.tall.length > 0)) {
        const each = shape.legs.length > 2 ? 6 : 12;
        const options = shape.legs.map((leg, at) => fillsFor(leg, centers[at]!).slice(0, each));
        for (const fills of products(options)) {
          const score = scoreOf(shape, fills, sizes, area_sqft);
          found.push({ shape, fills, sizes, extras: [], aisle: 0, score, key: keyOf(shape, fills) });
        }
        yield;
      }
    plans.push(...best(floor, found, sizes));
    yield;
  }
  return plans;
}

function products(options: readonly Fill[][]): Fill[][] {
  return options.reduce<Fill[][]>(
    (all, list) => all.flatMap((fills) => list.map((fill) => [...fills, fill])),
    [[]],
  );
}

/** Counter that planners recommend in all, and a little more as products are narrower than their places. */
const counter_in = 159;

/** What too little counter costs; an island may make up for some of it. */
export const counterLoss = (counter: number): number =>
  counter < counter_in ? missed_loss + (counter_in - counter) * 0.025 : 0;

/** Whether triangle, counter and aisles are as planners recommend. */
export const isAsRecommended = ({ fills, extras, aisle }: KitchenPlan): boolean => {
  const legs = triangleOf(fills);
  return legs !== null && isGoodTriangle(legs) && aisle >= aisle_in && counterOf(fills, extras) >= counter_in;
};

function scoreOf(shape: Shape, fills: readonly Fill[], sizes: Sizes, area_sqft: number): number {
  const counter = counterIn(fills);
  const own = fills.reduce((sum, { score }) => sum + score, 0);
  // a room that is full of cabinets costs more than it gives
  const full = Math.max(0, counter - Math.max(158, area_sqft * 1.7)) * 0.02;
  const legs = triangleOf(fills);
  return (
    own +
    liking[shape.kind] -
    (legs ? triangleLoss(legs) : 20) -
    sizes.loss -
    counterLoss(counter) -
    full +
    Math.min(counter, 240) * 0.006
  );
}

/** Width of an aisle in which one works. */
const aisle_in = 42;

/** The best few of one shape that people can move in, each with another order of work. */
function best(floor: Floor, plans: KitchenPlan[], sizes: Sizes): KitchenPlan[] {
  const taken: KitchenPlan[] = [];
  const keys = new Set<string>();
  for (const plan of plans.sort((a, b) => b.score - a.score)) {
    if (keys.has(plan.key)) continue;
    const aisle = aisleOf(floor, plan.fills, Math.min(sizes.aisle, 36) - 6);
    if (aisle === null) continue;
    keys.add(plan.key);
    const close = Math.max(0, sizes.aisle - aisle) * 0.25;
    taken.push({ ...plan, aisle, score: plan.score - close - (aisle < aisle_in ? missed_loss : 0) });
    if (taken.length === 4) break;
  }
  return taken;
}

/** Which walls, and what stands on each. */
function keyOf(shape: Shape, fills: readonly Fill[]): string {
  const legs = fills
    .map(({ leg, order }) => `${leg.stretch.wall.id} ${order.replace(/[DO]/g, "").replace(/T/g, "")}`)
    .sort();
  return `${shape.kind}${shape.bar === null ? "" : " bar"}: ${legs.join(", ")}`;
}
