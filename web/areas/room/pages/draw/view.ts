import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import type { Point } from "../../../../../domain/room/geometry/point.ts";
import { type Bounds, boundsOf } from "../../../../../domain/room/geometry/polygon.ts";

/** How plan inches lie on the drawing's pixels; y goes up on the plan and down on the screen. */
export interface View {
  width_px: number;
  height_px: number;
  /** Pixels per inch. */
  scale: number;
  x(inches: number): number;
  y(inches: number): number;
  /** The place on the plan under a pixel of the drawing. */
  toPlan(x_px: number, y_px: number): Point;
}

/** Margin around the plan for walls, dimensions and dragging. */
const margin_px = 64;

/** Fits the plan into the drawing. */
export const viewOf = (plan: RoomPlan, width_px: number, height_px: number): View =>
  viewOn(boundsOf(plan.vertices_in), width_px, height_px, Math.min(margin_px, width_px / 7));

/** Fits a part of the plan into the drawing. */
export function viewOn(
  { left, right, bottom, top }: Bounds,
  width_px: number,
  height_px: number,
  margin: number,
): View {
  const scale = Math.min(
    (width_px - 2 * margin) / Math.max(1, right - left),
    (height_px - 2 * margin) / Math.max(1, top - bottom),
  );
  const away_x = (width_px - (right - left) * scale) / 2;
  const away_y = (height_px - (top - bottom) * scale) / 2;
  return {
    width_px,
    height_px,
    scale,
    x: (inches) => away_x + (inches - left) * scale,
    y: (inches) => away_y + (top - inches) * scale,
    toPlan: (x_px, y_px) => [left + (x_px - away_x) / scale, top - (y_px - away_y) / scale],
  };
}

/** Points joined to SVG path data. */
export const pathOf = (view: View, points: readonly Readonly<Point>[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${round(view.x(x))} ${round(view.y(y))}`).join("L")}${isClosed ? "Z" : ""}`;

export const round = (value: number): number => Math.round(value * 10) / 10;
