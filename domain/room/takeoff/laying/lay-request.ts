import type { LaidSize, LayPattern } from "../../../materials/laying/laying.types.ts";
import type { Point } from "../../geometry/point.ts";
import type { Polygon } from "../../geometry/polygon.ts";

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
