import type { RoomOpening, RoomPlan } from "../../../contract/design/room-design.ts";
import type { OrientedBox } from "./oriented-box.ts";
import { add, minus, type Point, times } from "./point.ts";
import { faceById, onWall, rotationAgainst, type WallFace } from "./walls.ts";

/** An opening in place: its two jambs on the wall's inner face. */
export interface OpeningSpan {
  opening: RoomOpening;
  face: WallFace;
  /** The jamb nearer to the wall's first vertex, then the other. */
  from: Point;
  to: Point;
  from_in: number;
  to_in: number;
  sill_in: number;
  head_in: number;
}

/** The opening's position; undefined if its wall is missing. */
export function spanOf(plan: RoomPlan, opening: RoomOpening): OpeningSpan | undefined {
  const face = faceById(plan, opening.wall);
  if (!face) return undefined;
  const to_in = opening.offset_in + opening.width_in;
  const sill_in = opening.sill_in ?? (opening.kind === "window" ? 36 : 0);
  return {
    opening,
    face,
    from: onWall(face, opening.offset_in),
    to: onWall(face, to_in),
    from_in: opening.offset_in,
    to_in,
    sill_in,
    head_in: sill_in + opening.height_in,
  };
}

export const spansOf = (plan: RoomPlan): OpeningSpan[] =>
  plan.openings.flatMap((opening) => spanOf(plan, opening) ?? []);

/** Wider doorways have two leaves. */
const singleDoor_in = 46;

/** How many leaves a doorway has. */
export const leafCount = ({ width_in }: Pick<RoomOpening, "width_in">): 1 | 2 =>
  width_in > singleDoor_in ? 2 : 1;

/** Openings that people walk through. */
export const isWay = (opening: RoomOpening): boolean => opening.kind !== "window";

/** Whether anybody can come into a room: by a door, a passage or an open side. */
export const hasWayIn = ({ openings, walls }: Pick<RoomPlan, "openings" | "walls">): boolean =>
  openings.some(isWay) || walls.some(({ kind }) => kind === "open");

/**
 * What the leaf sweeps inside the room: a quarter disc about the hinge as a polygon, counter-clockwise. Null for
 * windows, passages and leaves that open outward or slide.
 */
export function swingOf(span: OpeningSpan, steps = 12): Point[] | null {
  const { opening, face } = span;
  if (opening.kind !== "door" || opening.swing?.into !== "room") return null;
  const hinge = opening.swing.hinge === "from" ? span.from : span.to;
  const closed = minus(opening.swing.hinge === "from" ? span.to : span.from, hinge);
  const open = times(face.inward, opening.width_in);
  const arc = Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = (at / steps) * (Math.PI / 2);
    return add(hinge, add(times(closed, Math.cos(turn)), times(open, Math.sin(turn))));
  });
  const ring: Point[] = [hinge, ...arc];
  return opening.swing.hinge === "from" ? ring : ring.reverse();
}

/** Depth to keep clear in front of a door or passage to step through. */
export const clearDepth_in = 24;

/** The rectangle before a door's or passage's clear opening inside the room; null for windows. */
export function clearZoneOf(span: OpeningSpan, depth_in = clearDepth_in): OrientedBox | null {
  if (!isWay(span.opening)) return null;
  const middle = (span.from_in + span.to_in) / 2;
  return {
    center: onWall(span.face, middle, depth_in / 2),
    width_in: span.opening.width_in,
    depth_in,
    rotation_deg: rotationAgainst(span.face),
  };
}
