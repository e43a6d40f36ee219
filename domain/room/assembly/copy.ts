import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { duplicateItem, itemById } from "../edit/items.edit.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { CalledAs } from "./called-as.ts";
import { mountingOfItem, needsHost } from "./mountings.ts";
import { placesOver } from "./over.ts";
import { type Pose, poseOf } from "./pose.ts";
import { seatsFor } from "./seats.ts";
import { refusedFor, type Settled, settle } from "./settle.ts";

/** How far from its original a copy is put at most, inches. */
const reach_in = 144;

/**
 * A copy with all that it carries: beside the original or as near to it as there is room; of what is carried, in or on
 * something that has room for it.
 */
export function copyItem(design: RoomDesign, id: string, products: ProductsBySku): Settled {
  const item = itemById(design, id);
  if (!item) return refusedFor("It is no longer in the room.");
  const copied = duplicateItem(design, id);
  const copy = itemById(copied.design, copied.id)!;
  const mounting = mountingOfItem(design, item, products);
  const seats: Pose[] = needsHost(mounting)
    ? seatsFor(copied.design, copy, mounting, products)
    : item.host && mounting.mount === "wall"
      ? placesOver(copied.design, copy, mounting, products)
      : [];
  const beside = needsHost(mounting) && mounting.mount !== "counter" ? [] : [poseOf(copy)];
  for (const pose of [...beside, ...seats]) {
    const { elevation_in } = copy;
    const kept =
      elevation_in === undefined || pose.elevation_in !== undefined ? pose : { ...pose, elevation_in };
    const settled = settle(copied.design, copied.id, kept, products, item.host ? 24 : reach_in, design);
    if (settled.refusal === null) return settled;
  }
  return refusedFor(
    `There's no room for a second one. ${CalledAs(design, item)} ${mounting.missing ?? "has nothing free beside it."}`,
    mounting.offer,
  );
}
