import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { itemById } from "../edit/items.edit.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf, footprintOf } from "../geometry/footprint.ts";
import { reachOf } from "../geometry/oriented-box.ts";
import { distance, type Point } from "../geometry/point.ts";
import { contains, edgesOf } from "../geometry/polygon.ts";
import { nearestOn } from "../geometry/segment.ts";
import { alongWall, isInside, placeAgainst, rotationAgainst, type WallFace } from "../geometry/walls.ts";
import { noProducts, type ProductsBySku } from "../takeoff/products-by-sku.ts";
import { bowlsOf } from "./bowls.ts";
import { canCarry } from "./fit.ts";
import { facesFor, poseOn } from "./hanging.ts";
import { type Mounting, mountingOfItem, needsHost } from "./mountings.ts";
import { type Pose, posed, poseOf } from "./pose.ts";
import { faucetPose } from "./seats.ts";
import { settle } from "./settle.ts";
import { type SnapGuide, toNeighbours } from "./snapping.ts";

export interface Moved {
  /** With the item at its new position even if that is refused: the editor shows it there in red. */
  design: RoomDesign;
  item: RoomItem;
  guides: SnapGuide[];
  /** Why it cannot stay there; null if it can. */
  refusal: string | null;
  /** What else changed, in one line; empty if nothing did. */
  note: string;
}

interface MoveOptions {
  /** Snapping distance, inches; 0 turns snapping off. */
  snap_in?: number;
  /** How far it may be nudged where it is not free. */
  reach_in?: number;
  products?: ProductsBySku;
}

/**
 * Moves an item's center to `to`. What hangs on walls slides to the nearest wall; what is carried finds the host under
 * it; everything else turns its back to a near wall if it belongs there and snaps to its neighbors. What it carries
 * moves along. Where it is not free it is nudged.
 */
export function moveItem(
  design: RoomDesign,
  id: string,
  to: Readonly<Point>,
  { snap_in = 4, reach_in = 0, products = noProducts }: MoveOptions = {},
): Moved {
  const item = itemById(design, id);
  if (!item) throw new RangeError(`no item ${id}`);
  const mounting = mountingOfItem(design, item, products);
  const { pose, guides } = wanted(design, item, mounting, [to[0], to[1]], snap_in, products);
  const settled = settle(design, id, pose, products, reach_in);
  if (settled.refusal === null)
    return {
      design: settled.design,
      item: itemById(settled.design, id)!,
      guides,
      refusal: null,
      note: settled.note,
    };
  const shown = posed(design, id, pose);
  return { design: shown, item: itemById(shown, id)!, guides, refusal: settled.refusal, note: "" };
}

interface Wanted {
  pose: Pose;
  guides: SnapGuide[];
}

function wanted(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  to: Point,
  snap_in: number,
  products: ProductsBySku,
): Wanted {
  if (mounting.mount === "wall") return onNearestWall(design, item, mounting, to, snap_in);
  if (item.host || needsHost(mounting)) {
    const carried = onHost(design, item, mounting, to, products);
    if (carried) return { pose: carried, guides: [] };
  }
  const past = !isInside(design.plan, to);
  return freely(design, item, mounting, past ? atOutline(design, to) : to, { snap_in, past });
}

/** A drag past a wall means that wall. */
function atOutline({ plan }: RoomDesign, to: Readonly<Point>): Point {
  const [nearest] = edgesOf(plan.vertices_in)
    .map((edge) => nearestOn(edge, to))
    .sort((a, b) => distance(a, to) - distance(b, to));
  return nearest ?? [to[0], to[1]];
}

/** It keeps its height, so a half wall is too low for a mirror. */
function onNearestWall(
  design: RoomDesign,
  item: RoomItem,
  { at }: Mounting,
  to: Point,
  snap_in: number,
): Wanted {
  const top = elevationOf(design, item) + item.height_in;
  const off = (face: WallFace) => {
    const { offset_in, out_in } = alongWall(face, to);
    const past = Math.max(0, -offset_in, offset_in - face.length_in);
    return Math.hypot(past, out_in);
  };
  const [face] = facesFor(design, top)
    .filter(({ length_in }) => length_in >= item.width_in)
    .sort((a, b) => off(a) - off(b));
  const kept = poseOf(item);
  if (!face) return { pose: { ...kept, at_in: to }, guides: [] };
  const own = poseOn(face, alongWall(face, to).offset_in, item);
  const { host: _, ...free } = kept;
  const stays = at !== undefined || item.elevation_in !== undefined ? free : { ...free };
  const pose: Pose = {
    ...stays,
    ...own,
    ...(item.host && face.id === item.against ? { host: item.host } : {}),
  };
  const guides: SnapGuide[] = [{ kind: "wall", of: face.id, from: face.from, to: face.to }];
  if (snap_in > 0) {
    const snapped = toNeighbours(design, { ...item, ...own }, face, snap_in);
    const along = alongWall(face, [own.at_in[0] + snapped.by[0], own.at_in[1] + snapped.by[1]]).offset_in;
    pose.at_in = poseOn(face, along, item).at_in;
    guides.push(...snapped.guides);
  }
  return { pose, guides };
}

/** In or on what is under it; its own host before others. Null if nothing there can carry it. */
function onHost(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  to: Point,
  products: ProductsBySku,
): Pose | null {
  const host = design.items
    .filter((each) => each.id !== item.id && each.id !== item.host && each.host !== item.id)
    .concat(design.items.filter(({ id }) => id === item.host))
    .reverse()
    .find(
      (each) =>
        contains(footprintOf(each), to, 0.5) &&
        (each.id === item.host || !isGuestOf(design, item, each)) &&
        canCarry(design, item, each, mounting, products) &&
        (mounting.hosts !== undefined || each.id === item.host),
    );
  if (!host) return item.host && needsHost(mounting) ? { ...poseOf(item), at_in: to } : null;
  const own = design.items.find(({ id }) => id === item.host);
  const turn = own ? item.rotation_deg - own.rotation_deg : 0;
  const { elevation_in, ...kept } = poseOf(item);
  const raised =
    own && elevation_in !== undefined
      ? elevation_in + topOf(design, host) - topOf(design, own)
      : elevation_in;
  const pose: Pose = {
    ...kept,
    at_in: to,
    rotation_deg: host.rotation_deg + turn,
    host: host.id,
    ...(raised === undefined ? {} : { elevation_in: raised }),
  };
  if (item.against) {
    if (host.against) pose.against = host.against;
    else delete pose.against;
  }
  return mounting.mount === "bowl" ? behindBowl(design, item, host, pose, products) : pose;
}

const topOf = (design: RoomDesign, item: RoomItem): number => elevationOf(design, item) + item.height_in;

function isGuestOf(design: RoomDesign, item: RoomItem, other: RoomItem): boolean {
  const host = design.items.find(({ id }) => id === other.host);
  return host !== undefined && (host.id === item.id || isGuestOf(design, item, host));
}

/** A faucet dropped on another vanity goes behind the bowl that is nearest. */
function behindBowl(
  design: RoomDesign,
  item: RoomItem,
  host: RoomItem,
  pose: Pose,
  products: ProductsBySku,
): Pose {
  if (host.id === item.host) return pose;
  const bowls = bowlsOf(design, products).filter((bowl) => bowl.host.id === host.id);
  const poses = bowls.map((bowl) => faucetPose(design, item, bowl));
  return poses.sort((a, b) => distance(a.at_in, pose.at_in) - distance(b.at_in, pose.at_in))[0] ?? pose;
}

/** `past`: the pointer has left the room through the wall that `to` lies on. */
interface Snapping {
  snap_in: number;
  past: boolean;
}

function freely(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  to: Point,
  snapping: Snapping,
): Wanted {
  const { snap_in } = snapping;
  const guides: SnapGuide[] = [];
  const wall =
    snap_in > 0 && mounting.mount !== "ceiling" ? wallFor(design, item, mounting, to, snapping) : null;
  const { against: _, host: __, elevation_in, ...kept } = poseOf(item);
  // what comes off its host stands on the floor
  const height = item.host || elevation_in === undefined ? {} : { elevation_in };
  const pose: Pose = { ...kept, ...height, at_in: to };
  if (wall) {
    pose.at_in = wall.at_in;
    pose.rotation_deg = wall.rotation_deg;
    pose.against = wall.face.id;
    guides.push({ kind: "wall", of: wall.face.id, from: wall.face.from, to: wall.face.to });
  }
  if (snap_in > 0) {
    const snapped = toNeighbours(design, { ...item, ...pose }, wall?.face ?? null, snap_in);
    pose.at_in = [pose.at_in[0] + snapped.by[0], pose.at_in[1] + snapped.by[1]];
    guides.push(...snapped.guides);
  }
  return { pose, guides };
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
  { back }: Mounting,
  to: Readonly<Point>,
  { snap_in, past }: Snapping,
): WallPlace | null {
  const turns = back || Boolean(item.against);
  const outline = new Set(design.plan.walls.map(({ id }) => id));
  let best: { gap: number; place: WallPlace } | null = null;
  for (const face of facesFor(design, 0)) {
    const { offset_in, out_in } = alongWall(face, to);
    const rotation_deg = turns ? rotationAgainst(face) : item.rotation_deg;
    const box = { ...boxOf(item), center: [to[0], to[1]] as Point, rotation_deg };
    const gap = out_in - reachOf(box, face.inward);
    const half = reachOf(box, face.along);
    // an item that belongs at walls snaps to them from farther away
    const reach = turns ? snap_in * 2 : snap_in;
    // past the outline a partition's face is no wall that the pointer has left through
    if (past && (out_in > 0.5 || !outline.has(face.id))) continue;
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
