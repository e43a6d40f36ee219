import type { RoomProduct } from "../../../contract/design/room-design.ts";
import type { TakeoffSettings } from "./settings.ts";

/** How the print of one strip meets that of the next. */
export type PaperMatch = "straight" | "drop" | "random";

/** A roll of wallpaper as it is sold, in inches. */
export interface PaperRoll {
  width_in: number;
  length_in: number;
  /** The height after which the print repeats; 0 for none. */
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

/** What walls take of a roll, with the figures to check it by hand. */
export interface PaperCount extends PaperCut {
  strips: number;
  waste_percent: number;
  rolls: number;
}

/**
 * Whole rolls for walls of one height, by their length all together; null where a strip is longer than a roll, or a
 * measure is missing. The same rules as in a room, whose walls each begin with a strip of their own.
 */
export function rollsForWalls(
  { run_in, height_in }: { run_in: number; height_in: number },
  roll: PaperRoll,
  settings: Pick<TakeoffSettings, "paper_trim_in" | "paper_waste_percent">,
  minimum_unit = 1,
): PaperCount | null {
  if (!(run_in > 0) || !(height_in > 0)) return null;
  const cut = paperCut(height_in, roll, settings.paper_trim_in);
  if (cut.per_roll === 0) return null;
  const strips = Math.ceil(run_in / roll.width_in - noise);
  const waste_percent = settings.paper_waste_percent;
  const rolls = Math.ceil((strips * (100 + waste_percent)) / 100 / cut.per_roll - noise);
  return { ...cut, strips, waste_percent, rolls: Math.max(rolls, minimum_unit) };
}
