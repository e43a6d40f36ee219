import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import type { LayPattern } from "../../materials/laying/laying.types.ts";
import { layingFor } from "../../materials/laying/laying-for.ts";
import { spansOf } from "../geometry/openings.ts";
import { minus, type Point, rotated } from "../geometry/point.ts";
import { boundsOf } from "../geometry/polygon.ts";
import { onWall } from "../geometry/walls.ts";
import type { LayRequest } from "../takeoff/laying/lay-request.ts";
import { pieceOf } from "../takeoff/laying/product-piece.ts";
import { layingOn } from "../takeoff/measured.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { shapeOf } from "../takeoff/shapes/surface-shape.ts";

/** Where a laying can start, as a tile setter says it. */
export interface StartPoint {
  id: "center" | "door";
  words: string;
  /** From the surface's own corner, to be stored with it. */
  offset_in: Point;
}

/**
 * The usual starts of a surface besides its corner: centered, with the wider cuts at the edges, and for a floor a full
 * piece at its first door. None for surfaces of several panels, which each have their own corner, and for products without
 * pieces.
 */
export function startPointsOf(
  design: RoomDesign,
  surface: RoomSurface,
  product: RoomProduct | undefined,
): StartPoint[] {
  const laid = product && pieceOf(product, surface);
  const shape = shapeOf(design, surface.id, usualSettings);
  if (!laid || laid.pattern === "mixed" || shape.kind !== "area") return [];
  const [panel, ...others] = shape.panels.filter(({ name }) => name !== "niche");
  if (!panel || others.length > 0) return [];
  const request = layingOn(design, panel, { ...surface, offset_in: undefined }, laid);
  if (request.region.length === 0) return [];
  const centered: StartPoint = { id: "center", words: "Centered", offset_in: centerOf(request) };
  return surface.id === "floor" ? [centered, ...atDoor(design, request)] : [centered];
}

const round = ([x, y]: Readonly<Point>): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** Along each axis of the pattern a joint or a piece in the middle, whichever leaves the wider pieces at the edges. */
function centerOf(request: LayRequest): Point {
  const { region, origin, piece, joint_in, pattern } = request;
  const turn = request.rotation_deg + (layingFor(pattern, piece, joint_in)?.turn_deg ?? 0);
  const rings = region.map((ring) => ring.map(([x, y]) => rotated([x - origin[0], y - origin[1]], -turn)));
  const { left, right, bottom, top } = boundsOf(rings.flat());
  const start = (from: number, to: number, size: number): number => {
    const half = (to - from) / 2;
    const pitch = size + joint_in;
    // what is left at the edge with a joint in the middle, and with a piece there
    const atJoint = (half - joint_in / 2) % pitch;
    const atPiece = (half + size / 2) % pitch;
    return atJoint >= atPiece ? from + half + joint_in / 2 : from + half - size / 2;
  };
  const middle: Point = [start(left, right, piece.width_in), start(bottom, top, piece.height_in)];
  return round(rotated(middle, turn));
}

/** A whole piece against the wall of the first door, in the middle of it; only where courses run along the walls. */
function atDoor(design: RoomDesign, { origin, piece, pattern, rotation_deg }: LayRequest): StartPoint[] {
  const span = spansOf(design.plan).find(({ opening }) => opening.kind === "door");
  if (!span || rotation_deg !== 0 || !inCourses.has(pattern)) return [];
  const { width_in, height_in } = piece;
  const [x, y] = onWall(span.face, (span.from_in + span.to_in) / 2);
  const [inX, inY] = span.face.inward;
  // the lower left corner of the piece that lies with a side along the wall
  const corner: Point =
    Math.abs(inY) >= Math.abs(inX)
      ? [x - width_in / 2, inY > 0 ? y : y - height_in]
      : [inX > 0 ? x : x - width_in, y - height_in / 2];
  return [{ id: "door", words: "Full piece at the door", offset_in: round(minus(corner, origin)) }];
}

const inCourses: ReadonlySet<LayPattern> = new Set(["straight", "brick", "third", "random"] as const);
