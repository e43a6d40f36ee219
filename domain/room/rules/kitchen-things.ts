import { isCookSurface } from "../geometry/item-kinds.ts";
import { ofKind, type RoomView, type Standing } from "./room-view.ts";

/** Sinks of the kitchen; a bathroom's basins are other kinds. */
export const sinks = (view: RoomView): Standing[] => ofKind(view, "sink");

/** Ranges and cooktops. */
export const cookers = (view: RoomView): Standing[] =>
  view.standing.filter(({ item }) => isCookSurface(item));

/** A kitchen with cooking: landing areas are required. */
export const isKitchen = (view: RoomView): boolean =>
  view.standing.some(({ item }) => isCookSurface(item) || item.kind === "refrigerator");
