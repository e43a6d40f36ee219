import type { RoomDesign, RoomItem, RoomOpening, RoomProduct } from "../../../contract/design/room-design.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { isFlat } from "../geometry/item-kinds.ts";
import { nichesOn } from "../geometry/niches.ts";
import { axesOf, reachOf } from "../geometry/oriented-box.ts";
import { dot } from "../geometry/point.ts";
import { alongWall, faceById, spanOn, type WallFace } from "../geometry/walls.ts";

/** Something on a wall as one sees it from inside the room: inches from the wall's left end and from the floor. */
export interface Seen {
  left_in: number;
  width_in: number;
  bottom_in: number;
  height_in: number;
}

export interface SeenItem extends Seen {
  item: RoomItem;
  product: RoomProduct | undefined;
  /** How it stands to the viewer: what faces the wall is seen from its back. */
  facing: "front" | "back" | "side";
  /** How far its front is from the wall. */
  out_in: number;
}

export interface SeenOpening extends Seen {
  opening: RoomOpening;
}

/** A wall as an elevation shows it. */
export interface WallView {
  face: WallFace;
  openings: SeenOpening[];
  niches: Seen[];
  /** From the wall to the viewer. */
  items: SeenItem[];
}

/** What stands farther from the wall belongs to the room, not to the wall. */
const nearest_in = 12;

/** A wall with what is on it and against it; null for an open side and for a wall that is no longer there. */
export function wallView(
  design: RoomDesign,
  wall: string,
  products: ReadonlyMap<string, RoomProduct>,
): WallView | null {
  const face = faceById(design.plan, wall);
  if (!face || face.kind === "open" || face.length_in < 1) return null;
  const near = design.items.filter((item) => isOnWall(face, item));
  const ids = new Set(near.map(({ id }) => id));
  const guests = design.items.filter(
    (item) => item.host && ids.has(item.host) && !ids.has(item.id) && !isFlat(item),
  );
  return {
    face,
    openings: design.plan.openings
      .filter((opening) => opening.wall === wall)
      .map((opening) => ({
        opening,
        left_in: face.length_in - opening.offset_in - opening.width_in,
        width_in: opening.width_in,
        bottom_in: opening.sill_in ?? 0,
        height_in: opening.height_in,
      })),
    niches: nichesOn(design.plan, wall).map(({ offset_in, width_in, sill_in, height_in }) => ({
      left_in: face.length_in - offset_in - width_in,
      width_in,
      bottom_in: sill_in,
      height_in,
    })),
    items: [...near, ...guests]
      .map((item) => seenItem(design, face, item, products))
      .filter(({ width_in }) => width_in > 0.25)
      .sort((first, second) => first.out_in - second.out_in),
  };
}

function isOnWall(face: WallFace, item: RoomItem): boolean {
  if (item.kind === "rug" || (isFlat(item) && item.against !== face.id)) return false;
  const { from_in, to_in, gap_in } = spanOn(face, boxOf(item));
  if (Math.min(to_in, face.length_in) - Math.max(from_in, 0) < 0.5) return false;
  if (item.against === face.id) return true;
  // a lamp under the ceiling is near a wall by chance
  if (item.kind === "light" || item.kind === "fan") return false;
  return gap_in > -1 && gap_in <= (item.against ? 0.75 : nearest_in);
}

function seenItem(
  design: RoomDesign,
  face: WallFace,
  item: RoomItem,
  products: ReadonlyMap<string, RoomProduct>,
): SeenItem {
  const box = boxOf(item);
  const { from_in, to_in } = spanOn(face, box);
  const from = Math.max(0, from_in);
  const to = Math.min(face.length_in, to_in);
  const turned = dot(axesOf(box).back, face.inward);
  return {
    item,
    product: item.sku ? products.get(item.sku) : undefined,
    left_in: face.length_in - to,
    width_in: to - from,
    bottom_in: elevationOf(design, item),
    height_in: item.height_in,
    facing: turned < -0.7 ? "front" : turned > 0.7 ? "back" : "side",
    out_in: alongWall(face, item.at_in).out_in + reachOf(box, face.inward),
  };
}
