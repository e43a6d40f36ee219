import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { changeItem, itemById, placeItem } from "../edit/items.edit.ts";
import type { Point } from "../geometry/point.ts";

/** Where a thing is: exactly what an item stores of its place. A field that is left out stays away from the item. */
export interface Pose {
  at_in: Point;
  rotation_deg: number;
  against?: string;
  host?: string;
  elevation_in?: number;
}

export const poseOf = ({ at_in, rotation_deg, against, host, elevation_in }: RoomItem): Pose => ({
  at_in,
  rotation_deg,
  ...(against ? { against } : {}),
  ...(host ? { host } : {}),
  ...(elevation_in === undefined ? {} : { elevation_in }),
});

/** The item in another pose, without what it carries. */
export function itemIn(item: RoomItem, { against, host, elevation_in, ...pose }: Pose): RoomItem {
  const { elevation_in: _, ...rest } = item;
  const moved: RoomItem = { ...rest, ...pose };
  if (against !== undefined || item.against !== undefined) moved.against = against ?? null;
  if (host !== undefined || item.host !== undefined) moved.host = host ?? null;
  if (elevation_in !== undefined) moved.elevation_in = Math.round(elevation_in * 1000) / 1000;
  return moved;
}

/** The design with an item in another pose; what it carries moves along. */
export function posed(design: RoomDesign, id: string, pose: Pose): RoomDesign {
  const item = itemById(design, id);
  if (!item) return design;
  const { at_in, rotation_deg, against } = pose;
  const moved = placeItem(design, id, { at_in, rotation_deg, against: against ?? null });
  const own = itemIn(item, { ...pose, rotation_deg: itemById(moved, id)!.rotation_deg });
  const items = moved.items.map((each) =>
    each.id === id ? own : each.against === null && !hadWall(design, each.id) ? withoutWall(each) : each,
  );
  return raised({ ...moved, items }, design, id);
}

const hadWall = (design: RoomDesign, id: string): boolean => itemById(design, id)?.against !== undefined;

function withoutWall({ against: _, ...item }: RoomItem): RoomItem {
  return item;
}

/** What stands on an item goes up and down with it. */
function raised(design: RoomDesign, before: RoomDesign, id: string): RoomDesign {
  const by = (itemById(design, id)?.elevation_in ?? 0) - (itemById(before, id)?.elevation_in ?? 0);
  if (by === 0 || itemById(before, id)?.elevation_in === undefined) return design;
  return design.items
    .filter(({ host, elevation_in }) => host === id && elevation_in !== undefined)
    .reduce(
      (next, { id: guest, elevation_in }) => changeItem(next, guest, { elevation_in: elevation_in! + by }),
      design,
    );
}
