import { parseLength, type TypedLength } from "./lengths.ts";
import type { Measured } from "./page-lengths.ts";
import { isMetric } from "./page-units.ts";

/**
 * A length as people type it into this page, in feet and inches or metric. A number alone is in the chosen unit:
 * inches, or feet if `feet` says so; in metric, meters of a room and centimeters of a thing.
 */
export function readLength(text: string, of: Measured, feet: "in" | "ft" = "in"): TypedLength {
  return parseLength(text, isMetric() ? (of === "room" ? "m" : "cm") : feet);
}

/** Nothing but a number: `10`, `9 1/2`, `8½`. */
const isBare = (text: string): boolean => /^[\d.,/\s½¼¾⅛⅜⅝⅞-]+$/.test(text);

/**
 * A length of a room as people type it. A number alone is inches, as a tape shows them, unless the room would be shorter
 * than `least_in` then: who types 10 for a room's width means feet.
 */
export function readRoomLength(text: string, least_in: number): TypedLength {
  const read = readLength(text, "room");
  const isFeet = read.ok && !isMetric() && read.inches < least_in && isBare(text);
  return isFeet ? readLength(text, "room", "ft") : read;
}
