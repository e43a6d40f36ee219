import type { Rect } from "../floor-rects.ts";
import type { Fill, Piece } from "./fills.ts";
import type { Shape } from "./legs.ts";
import type { Sizes } from "./sizes.ts";
import { base_in, deep, floorBefore } from "./stretches.ts";

/** What stands free: an island, a peninsula, a table. */
export interface Extra {
  kind: "island" | "peninsula" | "table";
  at: readonly [number, number];
  rotation: number;
  wide: number;
  seats: number;
  rect: Rect;
  score: number;
}

/** A kitchen with all runs divided. */
export interface KitchenPlan {
  shape: Shape;
  fills: readonly Fill[];
  sizes: Sizes;
  extras: readonly Extra[];
  /** Least floor before anything in the runs, inches. */
  aisle: number;
  score: number;
  /** What stands where: the same for plans that would look alike. */
  key: string;
}

/** Narrower refrigerators are less deep. */
const fridgeDepth = (wide: number): number => (wide <= 24 ? 30 : wide <= 30 ? 33.5 : deep.fridge);

/** Floor under a piece, with what sticks out in front of the cabinets. */
export function pieceRect(fill: Fill, piece: Piece): Rect {
  const depths: Readonly<Record<string, number>> = { f: fridgeDepth(piece.wide), r: deep.range, w: deep.run };
  const depth = depths[piece.kind] ?? base_in;
  return floorBefore(fill.leg.stretch, [piece.at, piece.at + piece.wide], depth);
}

/** Floor under a whole run, as deep as its cabinets. */
export function runRect(fill: Fill): Rect {
  const first = fill.pieces[0]!;
  const last = fill.pieces.at(-1)!;
  return floorBefore(fill.leg.stretch, [first.at, last.at + last.wide], base_in);
}

export const pieceOf = (fill: Fill, ...kinds: string[]): Piece | undefined =>
  fill.pieces.find(({ kind }) => kinds.includes(kind));
