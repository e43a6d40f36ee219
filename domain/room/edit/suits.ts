import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { type FitTarget, fits } from "./fits.ts";
import { hangsIn, isOutdoorRoom, isPaper, isSafeFloor, isTopFor, standsWeather } from "./use.ts";

/** Targets whose products hang or stand in the rain outdoors. */
const weathered = ["wall", "wainscot", "backsplash", "countertop", "side"];

/**
 * Whether a product may be placed there automatically: it fits, is safe to walk on, and withstands the room's water and
 * weather. A user may still choose otherwise.
 */
export function suits(product: RoomProduct, target: FitTarget, room: RoomDesign["room"]): boolean {
  if (!fits(product, target, room)) return false;
  if (typeof target !== "string") return true;
  const [word = ""] = target.split(":", 1);
  if (word === "floor") return isSafeFloor(product, room);
  if (word !== "countertop" && isPaper(product)) return hangsIn(product, room);
  if (isOutdoorRoom(room) && weathered.includes(word)) return standsWeather(product);
  return word !== "countertop" || isTopFor(product, room);
}
