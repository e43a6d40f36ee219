import { heightAlong, under } from "../../geometry/ceiling.ts";
import { clipToConvex } from "../../geometry/convex-clip.ts";
import type { Point } from "../../geometry/point.ts";
import type { Polygon } from "../../geometry/polygon.ts";
import { difference, type Region, regionSqft } from "../../geometry/region.ts";
import type { WallFace } from "../../geometry/walls.ts";
import type { AreaShape, Panel, ShapePart } from "./shape.types.ts";

/** Something subtracted from a panel. */
export interface Taken {
  name: string;
  how: string;
  outline: Polygon;
}

/** The panel without the subtracted parts, and how much each took beyond the ones before it. */
export function without(outline: Region, taken: readonly Taken[]): { region: Region; less: ShapePart[] } {
  let region = outline;
  const less: ShapePart[] = [];
  for (const { name, how, outline: cut } of taken) {
    const before = regionSqft(region);
    const rest = difference(region, [cut]);
    const area_sqft = before - regionSqft(rest);
    if (area_sqft < 0.005) continue;
    less.push({ name, how, area_sqft });
    region = rest;
  }
  return { region, less };
}

/** A surface made of panels, with the arithmetic of its area. */
export function areaShape(panels: Panel[], gross: ShapePart[], less: ShapePart[]): AreaShape {
  const area_sqft = panels.reduce((sum, { region }) => sum + regionSqft(region), 0);
  return { kind: "area", panels, gross, less, area_sqft };
}

/** The part of a convex outline on a wall that is under the wall's upper edge; empty if nothing is. */
export const onFace = ({ profile }: Pick<WallFace, "profile">, outline: Point[]): Point[] =>
  outline.every(([x, y]) => y <= heightAlong(profile, x) + 1e-6)
    ? outline
    : clipToConvex(outline, under(profile));

export const ring = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
