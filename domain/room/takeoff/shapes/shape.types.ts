import type { CeilingPlane } from "../../geometry/ceiling.ts";
import type { Point } from "../../geometry/point.ts";
import type { Region } from "../../geometry/region.ts";

/** A named amount in the computation of a surface's net area. */
export interface ShapePart {
  name: string;
  /** Its arithmetic: `5' × 8'`. */
  how: string;
  area_sqft: number;
}

/**
 * One flat piece of a surface. Floors, ceilings and countertops are in plan coordinates; on walls x runs along the
 * wall from its first vertex (as an opening's `offset_in` does) and y up from the floor.
 */
export interface Panel {
  name: string;
  /** Its wall; null for level surfaces. */
  wall: string | null;
  region: Region;
  /** Where laying starts, where that is another place than the panel's kind says. */
  corner_in?: Point;
  /** Of a sloped part of the ceiling, whose region is in true size as one looks up at it. */
  plane?: CeilingPlane;
}

export interface AreaShape {
  kind: "area";
  panels: Panel[];
  gross: ShapePart[];
  /** What covers or interrupts it. */
  less: ShapePart[];
  area_sqft: number;
  /** Length of edge trim around the niches that it lines, inches. */
  edge_in?: number;
}

/** Trim and coping: straight stretches to be covered, in inches. */
export interface RunShape {
  kind: "run";
  /** `Along the walls` */
  name: string;
  stretches_in: number[];
  /** The same with positions along their walls from the first vertex; none for stretches around an item. */
  along: { wall: string; from_in: number; to_in: number }[];
  gross_in: number;
  less: { name: string; run_in: number }[];
  run_in: number;
}

export interface NoShape {
  kind: "none";
  because: string;
}

export type SurfaceShape = AreaShape | RunShape | NoShape;
