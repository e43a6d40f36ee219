import type { Brief } from "../brief/brief.types.ts";
import { type BathRoom, type Piece, stepIn } from "./bath-pieces.ts";
import { lengthsOf } from "./bath-slots.ts";
import { freeBefore, middleOf, type Rect, sideOf, steps, type Way } from "./floor-rects.ts";

/** Where one comes in. */
export interface Entrance {
  middle: readonly [number, number];
  inward: Way;
  width_in: number;
}

/** What stays the same while the pieces of one room are moved about. */
export interface BathView {
  room: BathRoom;
  brief: Brief;
  entrances: readonly Entrance[];
  drains: readonly (readonly [number, number])[];
}

const rules = {
  side: lengthsOf("toilet-sides").should,
  front: lengthsOf("front-clear").should,
  basin: lengthsOf("lavatory-side").should,
  pair: lengthsOf("lavatory-pair").should,
  size: lengthsOf("shower-size").should,
  tub: lengthsOf("tub-front"),
  shower: lengthsOf("shower-front"),
  drain: lengthsOf("drain-run").should,
};

const short = (measured: number, wanted: number): number => Math.max(0, wanted - Math.min(measured, 999));

/** What it costs to miss a recommendation at all: more than what is a matter of taste. */
const once = 4;

/** What a length below the recommended one costs: that it is missed, and by how much. */
const missed = (measured: number, wanted: number, by: number): number => {
  const lacking = short(measured, wanted);
  return lacking > 0.1 ? once + by * lacking : 0;
};

/** How good pieces are together, by what can be measured quickly. Higher is better. */
export function scoreOf(view: BathView, pieces: readonly Piece[]): number {
  const all = [...view.room.floor.walls, ...pieces.map(({ rect }) => rect)];
  let score = 0;
  for (const piece of pieces) score += ownScore(view, piece, all) - drainCost(view, piece);
  const plumbed = pieces.filter(({ kind }) => kind !== "linen");
  score -= 2.5 * (new Set(plumbed.map(({ wall }) => wall.id)).size - 1);
  return score + entranceScore(view, pieces, all);
}

/** How well one piece is placed among those already there. */
export const aloneScore = (view: BathView, piece: Piece, all: readonly Rect[]): number =>
  ownScore(view, piece, all) - drainCost(view, piece);

function ownScore(view: BathView, piece: Piece, all: readonly Rect[]): number {
  const { kind, rect, front, slot } = piece;
  const [low, high] = sideOf(rect, front);
  switch (kind) {
    case "toilet": {
      const [left, right] = aside(piece, all);
      const ahead = freeBefore(rect, front, all, [low + 1, high - 1]);
      const uneven = left + right < 60 ? Math.abs(left - right) * 0.08 : 0;
      const lost = left + right > 60 && Math.min(left, right) > 22 ? 1.5 : 0;
      return (
        -missed(left, rules.side, 0.5) -
        missed(right, rules.side, 0.5) -
        missed(ahead, rules.front, 0.5) -
        uneven -
        lost
      );
    }
    case "vanity":
      return (
        vanityScore(view, piece, all) -
        missed(freeBefore(rect, front, all, [low + 1, high - 1]), rules.front, 0.9)
      );
    case "alcove_tub":
      return (
        tubScore(view, piece) -
        missed(stepIn(piece, all) + rules.tub.must, rules.tub.should, 0.3) -
        (piece.ends === "both" ? 0 : 5) -
        0.8 * short(slot.wide, 60) -
        0.4 * short(slot.deep, 32)
      );
    case "free_tub":
      return (
        tubScore(view, piece) -
        missed(stepIn(piece, all) + rules.tub.must, rules.tub.should, 0.3) +
        (slot.wide - 61) * 0.15
      );
    case "shower":
      return (
        -missed(stepIn(piece, all) + rules.shower.must, rules.shower.should, 0.3) -
        missed(slot.deep, rules.size, 0.7) +
        (Math.min(slot.wide, 60) - 36) * 0.25 -
        (piece.glass === "side" ? 1.5 : 0) -
        (piece.glass === "panel" && piece.ends !== piece.open ? 1 : 0) -
        (windowOver(piece) ? 4 : 0) +
        (piece.ends === "both" ? 2 : 0)
      );
    default: {
      // a tall cabinet looks built in next to a wall or another piece
      const [before, after]: [Way, Way] = piece.wall.axis === 0 ? [2, 0] : [3, 1];
      const joined = [before, after].filter((way) => freeBefore(rect, way, all) < 1).length;
      return 1 + joined + (slot.wide > 20 ? 0.5 : 0);
    }
  }
}

/** From a toilet's center line to what is beside it, low and high. */
function aside(piece: Piece, all: readonly Rect[]): [number, number] {
  const line: Rect =
    piece.wall.axis === 0
      ? { ...piece.rect, x0: piece.at, x1: piece.at }
      : { ...piece.rect, y0: piece.at, y1: piece.at };
  const others = all.filter((each) => each !== piece.rect);
  const [low, high]: [Way, Way] = piece.wall.axis === 0 ? [2, 0] : [3, 1];
  return [freeBefore(line, low, others), freeBefore(line, high, others)];
}

/** Worth of a basin by its width. */
function vanityScore({ room, brief }: BathView, piece: Piece, all: readonly Rect[]): number {
  const { slot, rect, wall } = piece;
  const isDouble = slot.place === "double_vanity";
  const worth = slot.place === "lavatory" ? 6 : slot.place === "small_lavatory" ? 0.5 : worthOf(slot.wide);
  const [low, high]: [Way, Way] = wall.axis === 0 ? [2, 0] : [3, 1];
  const off = isDouble ? slot.wide / 4 : slot.wide / 2;
  const sides = [
    freeBefore(rect, low, room.floor.walls) + off,
    freeBefore(rect, high, room.floor.walls) + off,
  ];
  const gaps = [freeBefore(rect, low, all), freeBefore(rect, high, all)];
  const narrow = gaps.filter((gap) => gap > 1 && gap < 6).length;
  const uneven = Math.max(...gaps) < 30 ? Math.abs(gaps[0]! - gaps[1]!) * 0.06 : 0;
  const doubled = isDouble
    ? (room.area_sqft > 70 ? 5 : -4) + (brief.wants.includes("double_vanity") ? 2 : 0)
    : 0;
  return (
    worth +
    doubled -
    sides.reduce((sum, side) => sum + missed(side, rules.basin, 0.4), 0) -
    (isDouble ? missed(slot.wide / 2, rules.pair, 0.4) : 0) -
    narrow * 0.6 -
    uneven -
    (windowOver(piece) ? 4 : 0)
  );
}

const worthOf = (wide: number): number => Math.min(8, (wide - 18) * 0.45) + Math.max(0, wide - 36) * 0.1;

const windowOver = ({ wall, rect }: Piece): boolean => {
  const [from, to] = wall.axis === 0 ? [rect.x0, rect.x1] : [rect.y0, rect.y1];
  return wall.openings.some((each) => each.kind === "window" && each.from < to - 2 && each.to > from + 2);
};

/** A tub belongs under a window, and a free one on its axis. */
function tubScore(view: BathView, piece: Piece): number {
  const windows = piece.wall.openings.filter(({ kind }) => kind === "window");
  let score = windowOver(piece) ? 5 : 0;
  const isOnAxis = windows.some(({ from, to }) => Math.abs((from + to) / 2 - piece.at) < 2);
  if (isOnAxis) score += piece.kind === "free_tub" ? 4 : 1;
  const [entrance] = view.entrances;
  if (!entrance) return score;
  if (piece.front === (entrance.inward + 2) % 4) score += 3;
  if (piece.kind === "free_tub" && piece.front % 2 === entrance.inward % 2) {
    const across = piece.wall.axis === 0 ? entrance.middle[0] : entrance.middle[1];
    if (Math.abs(across - piece.at) < 3) score += 3;
  }
  return score;
}

function drainCost({ drains }: BathView, { kind, rect }: Piece): number {
  if (drains.length === 0 || kind === "linen") return 0;
  const [x, y] = middleOf(rect);
  const run = Math.min(...drains.map(([dx, dy]) => Math.hypot(dx - x, dy - y)));
  return Math.max(0, run - 14) * 0.06 + (run > rules.drain ? 4 : 0);
}

/** What one sees on coming in, and what is at hand there. */
function entranceScore({ entrances }: BathView, pieces: readonly Piece[], all: readonly Rect[]): number {
  const [entrance] = entrances;
  if (!entrance) return 0;
  const toilet = pieces.find(({ kind }) => kind === "toilet");
  const vanity = pieces.find(({ kind }) => kind === "vanity");
  let score = 0;
  if (toilet) score -= Math.max(...entrances.map((each) => seen(each, toilet.rect, all)));
  const away = ({ rect }: Piece) => {
    const [x, y] = middleOf(rect);
    return Math.hypot(x - entrance.middle[0], y - entrance.middle[1]);
  };
  if (vanity) {
    const others = pieces.filter((each) => each !== vanity && each.kind !== "linen");
    if (others.every((each) => away(each) >= away(vanity) - 1)) score += 3;
    score -= away(vanity) * 0.012;
  }
  return score;
}

/** How much a toilet is in view from a door: straight ahead counts most. */
function seen({ middle, inward, width_in }: Entrance, rect: Rect, all: readonly Rect[]): number {
  const [x, y] = middleOf(rect);
  const [dx, dy] = steps[inward]!;
  const ahead = (x - middle[0]) * dx + (y - middle[1]) * dy;
  const aside = Math.abs((x - middle[0]) * dy) + Math.abs((y - middle[1]) * dx);
  if (ahead < 12 || aside > ahead) return 0;
  const hidden = all.some((each) => each !== rect && hides(each, middle, [x, y]));
  if (hidden) return 0;
  return aside < width_in / 2 + 6 ? 6 : aside < ahead * 0.5 ? 3 : 1;
}

/** Whether something stands across the straight line of sight, by three points of it. */
const hides = (each: Rect, from: readonly [number, number], to: readonly [number, number]): boolean =>
  [0.3, 0.5, 0.7].some((share) => {
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    return x > each.x0 && x < each.x1 && y > each.y0 && y < each.y1;
  });
