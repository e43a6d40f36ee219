import type { RoomDesign, RoomGood } from "../../../contract/design/room-design.ts";
import { type FitTarget, fits } from "./fits.ts";
import { isOutdoorRoom, isSafeFloor, isTopFor, standsWeather } from "./use.ts";

/** Targets whose products hang or stand in the rain outdoors. */
const weathered = ["wall", "wainscot", "backsplash", "countertop"];

/**
 * Whether a product may be placed there automatically: it fits, is safe to walk on, and withstands the room's water and
 * weather. A user may still choose otherwise.
 */
export function suits(good: RoomGood, target: FitTarget, room: RoomDesign["room"]): boolean {
  if (!fits(good, target, room)) return false;
  if (typeof target !== "string") return true;
  const [word = ""] = target.split(":", 1);
  if (word === "floor") return isSafeFloor(good, room);
  if (isOutdoorRoom(room) && weathered.includes(word)) return standsWeather(good);
  return word !== "countertop" || isTopFor(good, room);
}
