import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { type CeilingPlane, ceilingPlanes } from "./ceiling.ts";
import { dot, leftOf, minus, type Point, unit } from "./point.ts";
import type { Polygon } from "./polygon.ts";
import { intersection, type Region } from "./region.ts";

/** One plane of the ceiling, and what of the floor it covers. */
export interface CeilingPart {
  plane: CeilingPlane;
  outline: Region;
}

/** The ceiling by its planes. */
export function ceilingParts(plan: RoomPlan): CeilingPart[] {
  const outline = [plan.vertices_in.map(([x, y]): Point => [x, y])];
  const planes = ceilingPlanes(plan);
  if (planes.length === 1) return [{ plane: planes[0]!, outline }];
  return planes.map((plane) => ({
    plane,
    outline: planes
      .filter((other) => other !== plane)
      .reduce<Region>((rest, other) => intersection(rest, [lowerHalf(plan, plane, other)]), outline),
  }));
}

/** The part of the plan where one plane is lower than another: a rectangle that reaches beyond the room. */
function lowerHalf(plan: RoomPlan, plane: CeilingPlane, other: CeilingPlane): Point[] {
  const rise = minus(other.rise, plane.rise);
  const way = unit(rise);
  const start = (plane.at_in - other.at_in) / Math.hypot(...rise);
  const side = leftOf(way);
  const far = 1 + Math.max(...plan.vertices_in.map((vertex) => Math.hypot(...vertex)));
  const at = (along: number, across: number): Point => [
    way[0] * along + side[0] * across,
    way[1] * along + side[1] * across,
  ];
  return [at(start, -far), at(start + 2 * far, -far), at(start + 2 * far, far), at(start, far)];
}

/** The ceiling's own axes as one looks up at it from below, with what is low at the bottom. */
export interface CeilingFrame {
  /** To the right, level. */
  right: Point;
  /** Up the slope, on the plan. */
  up: Point;
  /** Inches along the slope for each inch on the plan. */
  stretch: number;
  /** Inches up for each inch on the plan. */
  pitch: number;
}

/** The axes of a sloped plane. */
export function frameOfPlane({ rise }: CeilingPlane): CeilingFrame {
  const pitch = Math.hypot(...rise);
  const up = unit(rise);
  return { right: leftOf(up), up, stretch: Math.hypot(1, pitch), pitch };
}

/** A ring of the plan in a sloped plane's own axes, in true size, counter-clockwise as seen from below. */
export const onSlope = ({ right, up, stretch }: CeilingFrame, ring: Polygon): Point[] =>
  ring.map((point): Point => [dot(point, right), dot(point, up) * stretch]).reverse();
