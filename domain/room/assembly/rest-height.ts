import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { itemById } from "../edit/items.edit.ts";
import { elevationOf, mostElevation } from "../geometry/elevation.ts";
import type { Mounting } from "./mountings.ts";
import { seatHeight } from "./seats.ts";

/** An item at the height at which it is mounted; a height that follows by itself is not stored. */
export function atHeight(design: RoomDesign, item: RoomItem, mounting: Mounting, own_in?: number): RoomItem {
  const { elevation_in: _, ...free } = item;
  const wanted = own_in ?? heightOf(design, free, mounting);
  const follows = elevationOf(
    { ...design, items: design.items.map((each) => (each.id === item.id ? free : each)) },
    free,
  );
  if (wanted === undefined || Math.abs(wanted - follows) < 0.05) return free;
  return { ...free, elevation_in: Math.round(wanted * 1000) / 1000 };
}

/** Inches of the underside above the floor; undefined where it follows from the kind and the host. */
function heightOf(design: RoomDesign, item: RoomItem, mounting: Mounting): number | undefined {
  const host = item.host ? itemById(design, item.host) : undefined;
  if (host && mounting.mount !== "wall") return seatHeight(design, item, mounting, host);
  const most = mostElevation(design, item);
  switch (mounting.mount) {
    case "wall":
      return mounting.at && Math.max(0, Math.min(most, fromTable(item, mounting.at)));
    case "ceiling":
      return item.kind === "light" || item.kind === "fan" ? undefined : most;
    case "fronts":
      return undefined;
    default:
      return item.kind === "pool" ? undefined : 0;
  }
}

const fromTable = (item: RoomItem, { bottom_in, middle_in, top_in }: NonNullable<Mounting["at"]>): number =>
  bottom_in ?? (middle_in === undefined ? (top_in ?? 0) - item.height_in : middle_in - item.height_in / 2);
