import { belongTogether, blocksFloor, type RoomView, type Standing } from "./room-view.ts";

/** What obstructs the floor around a fixture: fixed items that are not part of it. */
export const takesFloorOf =
  (view: RoomView, own: Standing) =>
  (each: Standing): boolean =>
    blocksFloor(each) && !belongTogether(view, own.item, each.item);
