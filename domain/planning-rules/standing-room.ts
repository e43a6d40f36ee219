import { belongTogether, blocksFloor, type RoomView, type Standing } from "./room-view.ts";

/** What takes a fixture the floor around it: fixed things that are no part of it. */
export const takesFloorOf =
  (view: RoomView, own: Standing) =>
  (each: Standing): boolean =>
    blocksFloor(each) && !belongTogether(view, own.item, each.item);
