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
