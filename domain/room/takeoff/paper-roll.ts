import type { RoomProduct } from "../../../contract/design/room-design.ts";

/** How the print of one strip meets that of the next. */
export type PaperMatch = "straight" | "drop" | "random";

/** A roll of wallpaper as it is sold, in inches. */
export interface PaperRoll {
  width_in: number;
  length_in: number;
  /** After which height the print repeats; 0 for none. */
  repeat_in: number;
  match: PaperMatch;
}

/** What a roll's size and label say; null without a width and a length. */
export function readPaperRoll(said: {
  width_in: number;
  length_in: number;
  repeat_in: number;
  match: string;
}): PaperRoll | null {
  const { width_in, length_in } = said;
  if (!(width_in > 0) || !(length_in > width_in)) return null;
  const repeat_in = Math.max(0, said.repeat_in || 0);
  const match = repeat_in === 0 || /random|free|none|no match/i.test(said.match) ? "random" : "straight";
  return {
    width_in,
    length_in,
    repeat_in,
    match: match === "straight" && /drop/i.test(said.match) ? "drop" : match,
  };
}

/** A product that hangs on walls and is sold by the roll; null for all others. */
export function paperRollOf({ unit, surface, size, attributes }: RoomProduct): PaperRoll | null {
  if (unit !== "Roll" || !surface.includes("wall")) return null;
  return readPaperRoll({
    width_in: size.width_in,
    length_in: size.length_in,
    repeat_in: Number.parseFloat(String(attributes.repeat_in ?? "")),
    match: String(attributes.match ?? ""),
  });
}

/** A strip as it is cut off the roll, and how many a roll gives. */
export interface PaperCut {
  cut_in: number;
  per_roll: number;
}

/** Float noise is no reason for one more repeat. */
const noise = 1e-6;

/**
 * How long strips for a height are cut: with what is trimmed at both ends, then up to whole repeats so that each begins
 * where the one before did. With a half drop each begins half a repeat lower than the one before, so up to a half.
 */
export function paperCut(
  height_in: number,
  { length_in, repeat_in, match }: PaperRoll,
  trim_in: number,
): PaperCut {
  const least = height_in + trim_in;
  const cut_in =
    match === "random"
      ? least
      : match === "drop"
        ? (Math.max(0, Math.ceil(least / repeat_in - 0.5 - noise)) + 0.5) * repeat_in
        : Math.ceil(least / repeat_in - noise) * repeat_in;
  return { cut_in, per_roll: Math.floor(length_in / cut_in + noise) };
}
