import type { Pattern } from "../../../../contract/design/room-design.ts";
import type { Point } from "../../geometry/point.ts";
import type { Polygon } from "../../geometry/polygon.ts";

/**
 * How pieces are laid: the room's own patterns and those of a product. `random` is planks with staggered ends; `mixed`
 * (French pattern, flagstone, pebble) is counted by area because no two pieces are alike.
 */
export type LayPattern =
  | Pattern
  | "third"
  | "random"
  | "chevron"
  | "hexagon"
  | "picket"
  | "rhombus"
  | "mixed";

/** One piece as laid at rotation 0: width along x, height along y. */
export interface LaidSize {
  width_in: number;
  height_in: number;
}

export interface LayRequest {
  /** What is covered: outlines counter-clockwise, holes clockwise, in the surface's own plane. */
  region: readonly Polygon[];
  piece: LaidSize;
  pattern: LayPattern;
  joint_in: number;
  /** Where the laying starts: the lower left corner of the first piece. */
  origin: Readonly<Point>;
  rotation_deg: number;
}

/** A piece where it lies, in the surface's own plane. */
export interface PlacedPiece {
  center: Point;
  /** Of the piece's width against x. */
  rotation_deg: number;
  /** The whole piece, counter-clockwise. */
  outline: Point[];
  whole: boolean;
  /** 0..1: the visible share. */
  share: number;
  /** The visible parts of a cut piece; empty for a whole one. */
  parts: Point[][];
}

/** What is left of a piece after cutting, by its own axes. */
export interface Cut {
  width_in: number;
  height_in: number;
  share: number;
  triangle: boolean;
}
