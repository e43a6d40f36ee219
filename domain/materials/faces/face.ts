import type { Linear } from "../color.ts";
import { fieldSeed, type Space } from "../noise.ts";
import type { Pixels } from "../pixels.ts";
import { hash2, unit } from "../random.ts";

/** One point of a face: light it reflects (linear), height in inches, roughness 0..1, how metallic 0..1. */
export type Point = Float64Array;
export const RED = 0;
export const GREEN = 1;
export const BLUE = 2;
export const HEIGHT = 3;
export const ROUGH = 4;
export const METAL = 5;

/** What a face needs to know to be drawn. */
export interface FaceSetting {
  seed: number;
  /** The repeat that the figure must close over, for unbroken sheets; null where pieces end it. */
  space: Space;
  /** Pixel size: detail finer than this is left out. */
  pixel_in: number;
  sheen: number;
  relief: number;
  /** Of a face that is a picture. */
  pixels: Pixels | null;
}

/** One piece among those laid. */
export interface PieceLot {
  id: number;
  width: number;
  height: number;
  /** The piece is the whole sheet: the figure must not be shifted. */
  whole: boolean;
}

/** The figure of a material's face. `begin` before the first point of each piece. */
export interface Face {
  begin(piece: PieceLot): void;
  /** At (u, v) from the piece's center, `edge` inside its outline. Roughness comes preset. */
  at(u: number, v: number, edge: number, point: Point): void;
}

export function paint(point: Point, color: Linear): void {
  point[RED] = color[0];
  point[GREEN] = color[1];
  point[BLUE] = color[2];
}

/** Lays `color` over the point, `amount` 0..1. */
export function glaze(point: Point, color: Linear, amount: number): void {
  point[RED]! += (color[0] - point[RED]!) * amount;
  point[GREEN]! += (color[1] - point[GREEN]!) * amount;
  point[BLUE]! += (color[2] - point[BLUE]!) * amount;
}

export function brighten(point: Point, factor: number): void {
  point[RED]! *= factor;
  point[GREEN]! *= factor;
  point[BLUE]! *= factor;
}

/** Random 0..1, always the same for the piece. */
export function chanceOf(piece: PieceLot, index: number): number {
  return unit(hash2(piece.id, 1000 + index));
}

/** Where in the endless figure this piece was cut, in inches along one axis. */
export function cutAt(piece: PieceLot, axis: 0 | 1): number {
  return piece.whole ? 0 : chanceOf(piece, 90 + axis) * 600;
}

/**
 * A face whose figure goes on endlessly: each piece is cut from it elsewhere, so `at` also gets the place in the figure.
 */
export function cutFace(
  at: (x: number, y: number, edge: number, point: Point, u: number, v: number) => void,
  begin?: (piece: PieceLot) => void,
): Face {
  let [dx, dy] = [0, 0];
  return {
    begin(piece) {
      dx = cutAt(piece, 0);
      dy = cutAt(piece, 1);
      begin?.(piece);
    },
    at: (u, v, edge, point) => at(u + dx, v + dy, edge, point, u, v),
  };
}

/** The seeds of a face's fields, one for each. */
export const seedsOf = (seed: number): number[] =>
  Array.from({ length: 10 }, (_, index) => fieldSeed(seed, index));

/** 1 where features of that size show at this scale, falling to 0 where they are finer than a pixel. */
export function visible(feature_in: number, pixel_in: number): number {
  return Math.min(1, Math.max(0, (feature_in / pixel_in - 0.35) / 1.4));
}
