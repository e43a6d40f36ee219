import type { RoomItem, RoomPlan, RoomWall } from "../../../contract/design/room-design.ts";
import { ceilingAlong, highestOf, lowestAlong, type Profile } from "./ceiling.ts";
import { boxOf } from "./footprint.ts";
import { type OrientedBox, reachOf } from "./oriented-box.ts";
import { add, angleOf, distance, dot, leftOf, minus, type Point, times, unit } from "./point.ts";
import { contains } from "./polygon.ts";

/** Default: an interior partition of 2×4 studs with 1/2 in. board on both sides. */
export const usualThickness_in = 4.5;

/** Default height of a half wall. */
export const usualHalfWall_in = 42;

/** A wall as built: its inner face from end to end, seen from above. */
export interface WallFace {
  id: string;
  kind: RoomWall["kind"];
  from: Point;
  to: Point;
  length_in: number;
  /** From the first vertex to the second. */
  along: Point;
  /** Into the room. */
  inward: Point;
  /** Where it is highest. */
  height_in: number;
  /** Its upper edge from the first vertex to the second, which a sloped ceiling cuts. */
  profile: Profile;
  thickness_in: number;
}

/** The wall's inner face; its height follows the ceiling (0 for an open side) unless it has its own, lower one. */
export function faceOf(plan: RoomPlan, wall: RoomWall): WallFace {
  const from = plan.vertices_in[wall.from] ?? [0, 0];
  const to = plan.vertices_in[wall.to] ?? [0, 0];
  const along = unit(minus(to, from));
  const follows = { wall: plan.ceiling_height_in, half_wall: usualHalfWall_in, open: 0 }[wall.kind];
  const profile = ceilingAlong(plan, from, to, wall.height_in ?? follows);
  return {
    id: wall.id,
    kind: wall.kind,
    from,
    to,
    length_in: distance(from, to),
    along,
    inward: leftOf(along),
    height_in: highestOf(profile),
    profile,
    thickness_in: wall.thickness_in ?? usualThickness_in,
  };
}

export const facesOf = (plan: RoomPlan): WallFace[] => plan.walls.map((wall) => faceOf(plan, wall));

export function faceById(plan: RoomPlan, id: string): WallFace | undefined {
  const wall = plan.walls.find((each) => each.id === id);
  return wall && faceOf(plan, wall);
}

/** How high the wall is all along a stretch of it. */
export const heightOver = ({ profile }: WallFace, from_in: number, to_in: number): number =>
  lowestAlong(profile, from_in, to_in);

/** Its upper edge from the left as one looks at it, so from the second vertex. */
export const seenFromInside = ({ profile, length_in }: Pick<WallFace, "profile" | "length_in">): Profile =>
  profile.map(([x, y]): Point => [length_in - x, y]).reverse();

/** A point on the wall, `offset_in` from its first vertex and `out_in` into the room. */
export const onWall = (face: WallFace, offset_in: number, out_in = 0): Point =>
  add(face.from, add(times(face.along, offset_in), times(face.inward, out_in)));

/** How far along the wall a point lies, and how far in front of its inner face. */
export function alongWall(face: WallFace, point: Readonly<Point>): { offset_in: number; out_in: number } {
  const from = minus(point, face.from);
  return { offset_in: dot(from, face.along), out_in: dot(from, face.inward) };
}

/** The stretch of wall in front of which a box stands, and its gap to the wall (negative if inside the wall). */
export function spanOn(face: WallFace, box: OrientedBox) {
  const { offset_in, out_in } = alongWall(face, box.center);
  const half = reachOf(box, face.along);
  return {
    from_in: offset_in - half,
    to_in: offset_in + half,
    gap_in: out_in - reachOf(box, face.inward),
  };
}

/** Rotation of an item with its back to the wall. */
export const rotationAgainst = (face: WallFace): number => (angleOf(face.inward) + 90) % 360;

/** The place of an item's center when its back touches the wall and it is centered at `offset_in`. */
export const placeAgainst = (face: WallFace, offset_in: number, depth_in: number): Point =>
  onWall(face, offset_in, depth_in / 2);

/** Walls that the item touches within `within_in`, or hangs on according to `against`. */
export function wallsTouched(plan: RoomPlan, item: RoomItem, within_in = 2): WallFace[] {
  const box = boxOf(item);
  return facesOf(plan).filter((face) => {
    if (face.kind === "open") return false;
    const { from_in, to_in, gap_in } = spanOn(face, box);
    return gap_in > -1 && gap_in <= within_in && Math.min(to_in, face.length_in) - Math.max(from_in, 0) > 1;
  });
}

export const isInside = (plan: RoomPlan, point: Readonly<Point>, within = 0.01): boolean =>
  contains(plan.vertices_in, point, within);
