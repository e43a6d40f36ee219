import type { LaidSize, Laying } from "../../../materials/laying/laying.types.ts";
import { layingFor } from "../../../materials/laying/laying-for.ts";
import { clipToConvex } from "../../geometry/convex-clip.ts";
import { add, type Point, rotated } from "../../geometry/point.ts";
import { boundsOf, counterClockwise, isConvex, type Polygon, signedArea } from "../../geometry/polygon.ts";
import { intersection } from "../../geometry/region.ts";
import type { Cut, LayRequest, PlacedPiece } from "./lay-request.ts";

/** The piece counts of a laid surface. */
export interface LayCount {
  whole: number;
  /** The piece in the axes in which its cuts are measured. */
  piece: LaidSize;
  /** One entry per cut piece. */
  cuts: Cut[];
  /** Of planks with staggered ends: length to lay in each row, inches. */
  rows_in: number[] | null;
}

/** A visible part narrower than this goes into the joint: it cannot be cut. */
export const sliver_in = 0.125;

/** More pieces than this are counted by area: the result is the same, and nobody counts them by hand. */
export const mostPieces = 40_000;

type Visit = (x: number, y: number, form: number, seen: Point[][] | null, share: number) => void;

const layingOf = ({ pattern, piece, joint_in }: LayRequest): Laying | null =>
  layingFor(pattern, piece, joint_in);

/** Whole and cut pieces of a surface; null where the pattern's pieces differ or are too many to lay one by one. */
export function countPieces(request: LayRequest): LayCount | null {
  let whole = 0;
  const cuts: Cut[] = [];
  const rows = new Map<number, number>();
  const { piece, pattern } = request;
  const lying = piece.width_in >= piece.height_in;
  const laying = layingOf(request);
  const laid = visit(request, (x, y, form, seen, share) => {
    const cut = seen && cutOf(seen, share, form, pattern);
    if (cut) cuts.push(cut);
    else whole += 1;
    if (pattern !== "random") return;
    const row = Math.round((lying ? y : x) * 16);
    const length = lying ? (cut?.width_in ?? piece.width_in) : (cut?.height_in ?? piece.height_in);
    rows.set(row, (rows.get(row) ?? 0) + length);
  });
  if (!laid || !laying) return null;
  const { left, right, bottom, top } = boundsOf(laying.forms[0]!);
  const rows_in = pattern === "random" ? [...rows.values()] : null;
  return { whole, cuts, rows_in, piece: { width_in: right - left, height_in: top - bottom } };
}

/**
 * Every piece of the surface in place, whole or cut, in the surface's own plane; null if `countPieces` returns null. A
 * cut piece comes with its visible parts, ready to draw.
 */
export function layPieces(request: LayRequest): PlacedPiece[] | null {
  const laying = layingOf(request);
  if (!laying) return null;
  const turn = request.rotation_deg + laying.turn_deg;
  const toSurface = (point: Readonly<Point>): Point => add(request.origin, rotated(point, turn));
  const pieces: PlacedPiece[] = [];
  const laid = visit(request, (x, y, form, seen, share) => {
    const outline = laying.forms[form]!.map(([dx, dy]): Point => toSurface([x + dx, y + dy]));
    pieces.push({
      center: toSurface([x, y]),
      rotation_deg: turn + laying.turns[form]!,
      outline,
      whole: !seen,
      share,
      parts: seen ? partsOf(request.region, outline) : [],
    });
  });
  return laid ? pieces : null;
}

function partsOf(region: readonly Polygon[], outline: Point[]): Point[][] {
  const [only] = region;
  // of a convex surface there is one part, which needs no sweep
  if (only && region.length === 1 && isConvex(only)) return [clipToConvex(only, outline)];
  return intersection(region, [outline]);
}

/** Calls back for every visible piece, with its visible part in the pattern's axes (null: all of it). */
function visit(request: LayRequest, found: Visit): boolean {
  const { region, piece, joint_in, origin } = request;
  const laying = layingOf(request);
  if (!laying || region.length === 0) return laying !== null;
  const turn = request.rotation_deg + laying.turn_deg;
  const rings = region.map((ring) => ring.map(([x, y]) => rotated([x - origin[0], y - origin[1]], -turn)));
  const bounds = boundsOf(rings.flat());
  const cell = (piece.width_in + joint_in) * (piece.height_in + joint_in);
  if (((bounds.right - bounds.left) * (bounds.top - bounds.bottom)) / cell > mostPieces) return false;
  const edges = edgesIn(rings);
  const forms = laying.forms.map((corners) => ({
    corners: counterClockwise(corners),
    area: Math.abs(signedArea(corners)),
    reach: Math.max(...corners.map(([x, y]) => Math.hypot(x, y))),
  }));
  laying.each(bounds, (x, y, at) => {
    const form = forms[at]!;
    if (clear(edges, x, y, form.reach)) {
      if (inside(edges, x, y)) found(x, y, at, null, 1);
      return;
    }
    const window = form.corners.map(([dx, dy]): Point => [x + dx, y + dy]);
    const seen = rings.map((ring) => clipToConvex(ring, window)).filter((part) => part.length > 2);
    const share = seen.reduce((sum, part) => sum + signedArea(part), 0) / form.area;
    if (share > 0.9995) found(x, y, at, null, 1);
    else if (share > 1e-6 && leastSide(seen) >= sliver_in) found(x, y, at, seen, share);
  });
  return true;
}

function leastSide(parts: readonly Polygon[]): number {
  const { left, right, bottom, top } = boundsOf(parts.flat());
  return Math.min(right - left, top - bottom);
}

/** Measures of what is seen, in the axes of form 0; the pieces of form 1 stand where those of form 0 lie. */
function cutOf(seen: Point[][], share: number, form: number, pattern: LayRequest["pattern"]): Cut {
  const { left, right, bottom, top } = boundsOf(seen.flat());
  const standing = form === 1 && (pattern === "herringbone" || pattern === "basketweave");
  return {
    width_in: standing ? top - bottom : right - left,
    height_in: standing ? right - left : top - bottom,
    share,
    triangle: seen.length === 1 && cornersOf(seen[0]!) === 3,
  };
}

/** Corners at which the ring really turns. */
function cornersOf(ring: Polygon): number {
  return ring.filter((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!;
    const after = ring[(at + 1) % ring.length]!;
    const turn =
      (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(turn) > 1e-3;
  }).length;
}

/** Edges as flat numbers: thousands of pieces read them. */
function edgesIn(rings: readonly Polygon[]): Float64Array {
  const flat: number[] = [];
  for (const ring of rings) {
    ring.forEach(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length]!;
      flat.push(ax, ay, bx, by);
    });
  }
  return Float64Array.from(flat);
}

/** No edge comes closer to the place than `reach`. */
function clear(edges: Float64Array, x: number, y: number, reach: number): boolean {
  for (let at = 0; at < edges.length; at += 4) {
    const ax = edges[at]!;
    const ay = edges[at + 1]!;
    const dx = edges[at + 2]! - ax;
    const dy = edges[at + 3]! - ay;
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
    const on = Math.min(1, Math.max(0, share));
    const gapX = x - ax - on * dx;
    const gapY = y - ay - on * dy;
    if (gapX * gapX + gapY * gapY < reach * reach) return false;
  }
  return true;
}

/** Even-odd over all rings, so that holes are outside. */
function inside(edges: Float64Array, x: number, y: number): boolean {
  let odd = false;
  for (let at = 0; at < edges.length; at += 4) {
    const ay = edges[at + 1]!;
    const by = edges[at + 3]!;
    if (ay > y !== by > y && x < ((edges[at + 2]! - edges[at]!) * (y - ay)) / (by - ay) + edges[at]!)
      odd = !odd;
  }
  return odd;
}
