import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { boxOf, footprintOf } from "../geometry/footprint.ts";
import { isFlat } from "../geometry/item-kinds.ts";
import { axesOf, type OrientedBox, reachOf } from "../geometry/oriented-box.ts";
import { add, distance, dot, minus, type Point, times } from "../geometry/point.ts";
import { contains, edgesOf } from "../geometry/polygon.ts";
import { nearestOn } from "../geometry/segment.ts";
import {
  alongWall,
  facesOf,
  isInside,
  placeAgainst,
  rotationAgainst,
  type WallFace,
} from "../geometry/walls.ts";
import { placementRefusal } from "../rules/placement.ts";
import { hostsOf } from "./hosts.ts";
import { changeItem, itemById, placeItem } from "./items.edit.ts";

/** A line that the item snapped to, for the editor to show. */
export interface SnapGuide {
  kind: "wall" | "edge" | "center";
  /** Wall or item that it comes from. */
  of: string;
  from: Point;
  to: Point;
}

export interface Moved {
  /** With the item at its new position even if that is refused: the editor shows it there in red. */
  design: RoomDesign;
  item: RoomItem;
  guides: SnapGuide[];
  /** Why it cannot stay there; null if it can. */
  refusal: string | null;
}

export interface SnapOptions {
  /** Snapping distance, inches; 0 turns snapping off. */
  snap_in?: number;
}

/** Kinds that normally stand with their back to a wall. */
const atWalls = new Set(
  "toilet bidet vanity lavatory tub shower tub_shower dishwasher range wall_oven microwave hood refrigerator base_cabinet tall_cabinet wall_cabinet washer dryer mirror media bed".split(
    " ",
  ),
);
/**
 * Moves an item's center to `to`: near a wall it turns its back to it and slides along it, snaps to its neighbors'
 * edges and middles, and takes its guests along. A guest finds the host under it.
 */
export function moveItem(
  design: RoomDesign,
  id: string,
  to: Readonly<Point>,
  options: SnapOptions = {},
): Moved {
  const snap_in = options.snap_in ?? 4;
  const item = itemById(design, id);
  if (!item) throw new RangeError(`no item ${id}`);
  if (Object.hasOwn(hostsOf, item.kind) && item.host) return moveGuest(design, item, to);
  const past = !isInside(design.plan, to);
  return moveFree(design, item, past ? atOutline(design, to) : [to[0], to[1]], { snap_in, past });
}

/** A drag past a wall means that wall. */
function atOutline({ plan }: RoomDesign, to: Readonly<Point>): Point {
  const [nearest] = edgesOf(plan.vertices_in)
    .map((edge) => nearestOn(edge, to))
    .sort((a, b) => distance(a, to) - distance(b, to));
  return nearest ?? [to[0], to[1]];
}

/** `past`: the pointer has left the room through the wall that `to` lies on. */
interface Snapping {
  snap_in: number;
  past: boolean;
}

function moveFree(design: RoomDesign, item: RoomItem, to: Point, snapping: Snapping): Moved {
  const { snap_in } = snapping;
  const { id } = item;
  const guides: SnapGuide[] = [];
  const wall = snap_in > 0 ? wallFor(design, item, to, snapping) : null;
  let place = {
    at_in: [to[0], to[1]] as Point,
    rotation_deg: item.rotation_deg,
    against: null as string | null,
  };
  if (wall) {
    place = { at_in: wall.at_in, rotation_deg: wall.rotation_deg, against: wall.face.id };
    guides.push({ kind: "wall", of: wall.face.id, from: wall.face.from, to: wall.face.to });
  }
  if (snap_in > 0) {
    const snapped = toNeighbours(design, { ...item, ...place }, wall?.face ?? null, snap_in);
    place.at_in = add(place.at_in, snapped.by);
    guides.push(...snapped.guides);
  }
  const hung =
    wall !== null || item.against ? place : { at_in: place.at_in, rotation_deg: place.rotation_deg };
  const next = placeItem(design, id, hung);
  const moved = itemById(next, id)!;
  return { design: next, item: moved, guides, refusal: placementRefusal(next, moved) };
}

function moveGuest(design: RoomDesign, item: RoomItem, to: Readonly<Point>): Moved {
  const able = hostsOf[item.kind]!;
  const below = design.items.filter(
    (each) => each.id !== item.id && able.has(each.kind) && contains(footprintOf(each), to, 0.5),
  );
  const host = below.find((each) => each.id === item.host) ?? below[0];
  const rotation_deg = host ? host.rotation_deg : item.rotation_deg;
  let next = placeItem(design, item.id, { at_in: [to[0], to[1]], rotation_deg });
  if (host)
    next = changeItem(next, item.id, {
      host: host.id,
      ...(item.against ? { against: host.against ?? null } : {}),
    });
  const moved = itemById(next, item.id)!;
  const nowhere = `A ${item.kind.replaceAll("_", " ")} needs something to be set into, such as a ${[...able][0]!.replaceAll("_", " ")}.`;
  return { design: next, item: moved, guides: [], refusal: host ? placementRefusal(next, moved) : nowhere };
}

interface WallPlace {
  face: WallFace;
  at_in: Point;
  rotation_deg: number;
}

/** The wall that the item would touch with its back (or, for free-standing items, with the side that faces it). */
function wallFor(
  design: RoomDesign,
  item: RoomItem,
  to: Readonly<Point>,
  { snap_in, past }: Snapping,
): WallPlace | null {
  const turns = atWalls.has(item.kind) || Boolean(item.against);
  let best: { gap: number; place: WallPlace } | null = null;
  for (const face of facesOf(design.plan)) {
    if (face.kind === "open") continue;
    const { offset_in, out_in } = alongWall(face, to);
    const rotation_deg = turns ? rotationAgainst(face) : item.rotation_deg;
    const box: OrientedBox = { ...boxOf(item), center: [to[0], to[1]], rotation_deg };
    const gap = out_in - reachOf(box, face.inward);
    const half = reachOf(box, face.along);
    // an item that belongs at walls snaps to them from farther away
    const reach = turns ? snap_in * 2 : snap_in;
    if (past && out_in > 0.5) continue;
    if (gap > reach || out_in < -snap_in * 3 || offset_in < -half || offset_in > face.length_in + half)
      continue;
    if (best && Math.abs(gap) >= Math.abs(best.gap)) continue;
    const within =
      half * 2 <= face.length_in ? Math.min(face.length_in - half, Math.max(half, offset_in)) : offset_in;
    const depth = reachOf(box, face.inward) * 2;
    best = { gap, place: { face, at_in: placeAgainst(face, within, depth), rotation_deg } };
  }
  return best?.place ?? null;
}

/** Edges to edges and middles to middles, in the item's own axes; along a wall only if it is on one. */
function toNeighbours(design: RoomDesign, item: RoomItem, face: WallFace | null, snap_in: number) {
  const box = boxOf(item);
  const { right, back } = axesOf(box);
  const axes = face ? [face.along] : [right, back];
  const guides: SnapGuide[] = [];
  let by: Point = [0, 0];
  for (const axis of axes) {
    const half = reachOf(box, axis);
    let best: { by: number; of: RoomItem; kind: "edge" | "center"; at: number } | null = null;
    for (const other of design.items) {
      // rugs and faucets are not snapped to
      if (other.host || isFlat(other)) continue;
      if (
        other.id === item.id ||
        other.host === item.id ||
        other.id === item.host ||
        !parallel(box, boxOf(other))
      )
        continue;
      const middle = dot(minus(other.at_in, box.center), axis);
      const reach = reachOf(boxOf(other), axis);
      if (distance(other.at_in, box.center) > 180) continue;
      const found = [
        { by: middle + reach + half, kind: "edge" as const, at: middle + reach },
        { by: middle - reach - half, kind: "edge" as const, at: middle - reach },
        { by: middle + reach - half, kind: "edge" as const, at: middle + reach },
        { by: middle - reach + half, kind: "edge" as const, at: middle - reach },
        { by: middle, kind: "center" as const, at: middle },
      ];
      for (const each of found) {
        if (Math.abs(each.by) <= snap_in && (!best || Math.abs(each.by) < Math.abs(best.by) - 1e-6))
          best = { ...each, of: other };
      }
    }
    if (!best) continue;
    by = add(by, times(axis, best.by));
    const on = add(box.center, times(axis, best.at));
    const across = times([-axis[1], axis[0]], dot(minus(best.of.at_in, on), [-axis[1], axis[0]]));
    guides.push({ kind: best.kind, of: best.of.id, from: on, to: add(on, across) });
  }
  return { by, guides };
}

const parallel = (a: OrientedBox, b: OrientedBox): boolean => {
  const turn = Math.abs(((a.rotation_deg - b.rotation_deg) % 90) + 90) % 90;
  return turn < 0.1 || turn > 89.9;
};
