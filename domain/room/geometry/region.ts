import { Clipper, EndType, FillRule, JoinType, type PathsD } from "clipper2-ts";
import type { Point } from "./point.ts";
import { areaOf, contains, type Polygon, signedArea } from "./polygon.ts";

/** An area in one or more parts: outlines counter-clockwise, holes clockwise. */
export type Region = Point[][];

/** Clipping rounds to 1/10,000 in., far finer than a saw, so no result depends on rounding noise. */
const decimals = 4;

const toPaths = (rings: readonly Polygon[]): PathsD => rings.map((ring) => ring.map(([x, y]) => ({ x, y })));
const fromPaths = (paths: PathsD): Region =>
  paths.map((path) => path.map(({ x, y }): Point => [x, y])).filter((ring) => areaOf(ring) > 1e-6);

/** The union of the rings. */
export const union = (rings: readonly Polygon[]): Region =>
  rings.length === 0 ? [] : fromPaths(Clipper.unionD(toPaths(rings), [], FillRule.NonZero, decimals));

/** The intersection. */
export const intersection = (a: readonly Polygon[], b: readonly Polygon[]): Region =>
  a.length === 0 || b.length === 0
    ? []
    : fromPaths(Clipper.intersectD(toPaths(a), toPaths(b), FillRule.NonZero, decimals));

/** The part of `a` outside `b`. */
export const difference = (a: readonly Polygon[], b: readonly Polygon[]): Region =>
  a.length === 0 ? [] : fromPaths(Clipper.differenceD(toPaths(a), toPaths(b), FillRule.NonZero, decimals));

/** Grown by this many inches on all sides (shrunk if negative), with sharp corners. */
export const grown = (rings: readonly Polygon[], by_in: number): Region =>
  rings.length === 0
    ? []
    : fromPaths(Clipper.inflatePathsD(toPaths(rings), by_in, JoinType.Miter, EndType.Polygon, 4, decimals));

/** In square inches, less the holes. */
export const regionArea = (region: readonly Polygon[]): number =>
  region.reduce((sum, ring) => sum + signedArea(ring), 0);

/** In square feet. */
export const regionSqft = (region: readonly Polygon[]): number => regionArea(region) / 144;

/** A region's outlines, each with the holes that lie in it. */
export function facesOfRegion(region: readonly Polygon[]): { outline: Polygon; holes: Polygon[] }[] {
  const faces = region
    .filter((ring) => signedArea(ring) > 0)
    .map((outline) => ({ outline, holes: [] as Polygon[] }));
  for (const hole of region.filter((ring) => signedArea(ring) < 0))
    faces.find(({ outline }) => hole.every((corner) => contains(outline, corner, 0.01)))?.holes.push(hole);
  return faces;
}
