import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { itemById, normal } from "../edit/items.edit.ts";
import { topOf } from "../geometry/elevation.ts";
import { distance } from "../geometry/point.ts";
import { alongWall } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { CalledAs, calledAs } from "./called-as.ts";
import { facesFor, poseOn } from "./hanging.ts";
import { type Mounting, mountingOfItem } from "./mountings.ts";
import { placesOver } from "./over.ts";
import { type Pose, poseOf } from "./pose.ts";
import { refusedFor, type Settled, settle } from "./settle.ts";

/** How far a turned thing moves at most, inches: out of the wall that it stood against, past its neighbors. */
const reach_in = 120;

/**
 * Turns a thing about its middle, counter-clockwise, and nudges it to where it is free. What hangs on a wall goes to the
 * wall that it then faces away from.
 */
export function turnItem(design: RoomDesign, id: string, by_deg: number, products: ProductsBySku): Settled {
  const item = itemById(design, id);
  if (!item) return refusedFor("It is no longer in the room.");
  const mounting = mountingOfItem(design, item, products);
  const rotation_deg = normal(item.rotation_deg + by_deg);
  if (mounting.mount === "wall") return toOtherWall(design, item, mounting, rotation_deg, products);
  if (item.host) return onItsHost(design, item, rotation_deg, products);
  const { against: _, ...pose } = poseOf(item);
  return settle(design, id, { ...pose, rotation_deg }, products, reach_in);
}

/** Walls at its back after the turn, the nearest first, then all others. */
function toOtherWall(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  rotation_deg: number,
  products: ProductsBySku,
): Settled {
  const poses = item.host
    ? placesOver(design, item, mounting, products).filter(({ host }) => host === item.host)
    : facesFor(design, topOf(design, item)).map((face) =>
        poseOn(face, alongWall(face, item.at_in).offset_in, item),
      );
  const off = (pose: Pose) => distance(pose.at_in, item.at_in);
  const isTurned = (pose: Pose) => Math.abs(normal(pose.rotation_deg - rotation_deg + 180) - 180) < 1;
  const { elevation_in } = item;
  const others = poses
    .filter(({ against }) => against !== item.against)
    .sort((a, b) => Number(isTurned(b)) - Number(isTurned(a)) || off(a) - off(b));
  for (const pose of others) {
    const kept = { ...pose, ...(elevation_in === undefined ? {} : { elevation_in }) };
    const settled = settle(design, item.id, kept, products, item.host ? 12 : 2 * reach_in);
    if (settled.refusal === null) return settled;
  }
  return refusedFor(`${CalledAs(design, item)} lies flat on its wall, and no other wall has room for it.`);
}

function onItsHost(
  design: RoomDesign,
  item: RoomItem,
  rotation_deg: number,
  products: ProductsBySku,
): Settled {
  const settled = settle(design, item.id, { ...poseOf(item), rotation_deg }, products, 12);
  const host = itemById(design, item.host ?? "");
  if (settled.refusal === null || !host) return settled;
  return refusedFor(`${CalledAs(design, item)} fits only this way. Turn ${calledAs(design, host)} instead.`);
}
