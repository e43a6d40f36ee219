import { onPlan } from "../../room/geometry/oriented-box.ts";
import { distance, type Point } from "../../room/geometry/point.ts";
import { rugUnder } from "../sketch/lounge-sets.ts";
import {
  chairMost_in,
  isDiningTable,
  isTableChair,
  lightOver,
  type TableKind,
  tableGroup,
  tucked_in,
  tuckedRound_in,
} from "../sketch/table-sets.ts";
import type { Arranging } from "./arranging.ts";
import { boxFrom, type Frame } from "./ground.ts";
import { isFree, type Piece, reserved, type Sizes } from "./pieces.ts";

/** A table with its chairs. */
export interface TableSet {
  kind: TableKind;
  frame: Frame;
  /** The table, then the rows of chairs. */
  pieces: Piece[];
  /** Table and chairs in use. */
  reach: { width: number; depth: number };
}

const sizes = [
  { seats: 8, wide: 96, most: 98, deep: 44, round: false, ends: true },
  { seats: 6, wide: 84, most: 91, deep: 42, round: false, ends: true },
  { seats: 6, wide: 84, most: 86, deep: 42, round: false, ends: true },
  { seats: 6, wide: 84, most: 86, deep: 42, round: false, ends: false },
  { seats: 4, wide: 72, most: 74, deep: 40, round: false, ends: false },
  { seats: 4, wide: 50, most: 55, deep: 55, round: true, ends: true },
  { seats: 4, wide: 48, most: 49, deep: 49, round: true, ends: true },
] as const;

/**
 * Tables that are sold, the largest first: of the form that is asked for if there is any, unless `any` will do; where
 * none is sold, a usual one if the room needs one all the same.
 */
export function tableKinds(
  { sizes: measures, input }: Arranging,
  outdoors: boolean,
  { any = false, isNeeded = false }: { any?: boolean; isNeeded?: boolean } = {},
): TableKind[] {
  const kinds = kindsSold(measures, outdoors);
  if (kinds.length === 0 && isNeeded) return [{ ...usualTable, outdoors }];
  if (any) return kinds;
  const asked = input.brief.products.filter(({ slot }) => slot === "table");
  const isRound = asked.some(({ word }) => word === "round" || word === "tulip");
  const fitting = asked.length > 0 ? kinds.filter(({ round }) => round === isRound) : kinds;
  return fitting.length > 0 ? fitting : kinds;
}

const usualTable = {
  wide_in: 66,
  most_in: { width: 66, depth: 36 },
  seats: 4,
  round: false,
  ends: false,
};

function kindsSold(measures: Sizes, outdoors: boolean): TableKind[] {
  return sizes.flatMap(({ seats, wide, most, deep, round, ends }): TableKind[] => {
    const most_in = measures.largest(
      `table ${outdoors} ${round}`,
      "table",
      (offer) => isDiningTable(outdoors, round)(offer) && offer.width_in >= 40,
      { width: most, depth: deep },
    );
    if (!most_in || most_in.width < wide - 14) return [];
    return [{ wide_in: wide, most_in, seats, round, ends, outdoors }];
  });
}

/** The set at a place, its table lengthwise across the frame. */
export function tableSet(arranging: Arranging, frame: Frame, kind: TableKind, withRug: boolean): TableSet {
  const { width, depth } = kind.most_in;
  const chair = arranging.sizes.largest(
    `at ${kind.outdoors}`,
    "chair",
    isTableChair(kind.outdoors),
    chairMost_in,
  ) ?? {
    width: 20,
    depth: 22,
  };
  const out = chair.depth - (kind.round ? tuckedRound_in : tucked_in);
  const [x, y] = frame.center;
  const box = boxFrom(frame, 0, 0, width, depth);
  const { ends } = kind;
  const reach = { width: width + (ends ? 2 * out : 0), depth: depth + 2 * out };
  const table: Piece = {
    name: "table",
    box,
    top_in: 40,
    put: (sketch) => {
      tableGroup(sketch, x, y, frame.rotation_deg, kind);
      if (withRug) rugUnder(sketch, [x, y], frame.rotation_deg, { across: width + 60, deep: depth + 60 });
    },
  };
  const row = kind.round ? chair.width + 2 : width - 2;
  const pieces = [
    table,
    reserved("chairs", boxFrom(frame, 0, depth / 2 + out / 2, row, out), 40),
    reserved("chairs", boxFrom(frame, 0, -depth / 2 - out / 2, row, out), 40),
    ...(ends
      ? [-1, 1].map((side) =>
          reserved("chairs", boxFrom(frame, side * (width / 2 + out / 2), 0, out, chair.width + 2), 40),
        )
      : []),
  ];
  return { kind, frame, pieces, reach };
}

/** The light above a table. */
export const lightOverTable =
  ({ frame, kind }: TableSet) =>
  (sketch: Parameters<Piece["put"]>[0]): void =>
    lightOver(sketch, frame.center[0], frame.center[1], Math.min(40, kind.most_in.depth));

/** Places where a set fits with so much room around its chairs, the nearest to a point first. */
export function tablePlaces(
  arranging: Arranging,
  others: readonly Piece[],
  kind: TableKind,
  options: { clear_in: number; near: Point; withRug: boolean; step_in?: number },
): TableSet[] {
  const { bounds } = arranging.ground;
  const step = options.step_in ?? 12;
  const found: TableSet[] = [];
  const middle = arranging.ground.middle;
  const columns = placesAlong(bounds.left, bounds.right, middle[0], step);
  const rows = placesAlong(bounds.bottom, bounds.top, middle[1], step);
  for (const rotation_deg of kind.round ? [0] : [0, 90])
    for (const x of columns)
      for (const y of rows) {
        const set = tableSet(arranging, { center: [x, y], rotation_deg }, kind, options.withRug);
        if (!isClear(arranging, others, set, options.clear_in)) continue;
        found.push(set);
      }
  return found.sort(
    (a, b) => distance(a.frame.center, options.near) - distance(b.frame.center, options.near),
  );
}

/** Whether the set has so much room around it; around a round table, each chair has. */
function isClear(arranging: Arranging, others: readonly Piece[], set: TableSet, clear_in: number): boolean {
  const whole = reserved("reach", boxFrom(set.frame, 0, 0, set.reach.width, set.reach.depth), 40);
  return (set.kind.round ? set.pieces : [whole]).every((piece) => {
    if (!isFree(arranging.ground, others, piece, clear_in)) return false;
    const { box } = piece;
    const around = {
      ...box,
      width_in: box.width_in + 2 * clear_in,
      depth_in: box.depth_in + 2 * clear_in,
    };
    return arranging.ground.holds(around);
  });
}

/** Steps from the middle to both sides. */
function placesAlong(low: number, high: number, middle: number, step: number): number[] {
  const places = [middle];
  for (let out = step; out < (high - low) / 2; out += step) places.push(middle - out, middle + out);
  return places.filter((at) => at > low + 20 && at < high - 20);
}

/** Points beside the chairs and at the ends; one of them is walked to. */
export const placesAtTable = ({ frame, reach }: TableSet): Point[] => [
  onPlan(frame, [0, -reach.depth / 2 - 10]),
  onPlan(frame, [0, reach.depth / 2 + 10]),
  onPlan(frame, [-reach.width / 2 - 10, 0]),
  onPlan(frame, [reach.width / 2 + 10, 0]),
];
