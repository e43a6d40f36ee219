import type { LaidTile } from "./amounts.ts";

/** What is known of a variant as a page shows it. */
interface SizedVariant {
  options: Readonly<Record<string, string>>;
  item_size: Readonly<{ width_size: string; length_size: string; height_size: string }>;
}

const usualJoint_in = 1 / 8;
const usualThickness_in = 3 / 8;

/**
 * The piece between the joints: a tile, or the chip of a mosaic, which its size names ("1×4 in. brick on 12×12 in.
 * sheet", "2 in. hexagon on …"). Null where no size is known. `joint` is the smallest joint, such as "1/16 in.".
 */
export function laidTile({ options, item_size }: SizedVariant, joint: string | undefined): LaidTile | null {
  const [chip = "", sheet] = (options.Size ?? item_size.width_size).split(" on ");
  const measures = [...chip.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  const [width_in = 0, length_in = width_in] = sheet
    ? measures
    : [Number.parseFloat(item_size.width_size), Number.parseFloat(item_size.length_size)];
  if (!(width_in > 0 && length_in > 0)) return null;
  return {
    width_in,
    length_in,
    thickness_in: Number.parseFloat(item_size.height_size) || usualThickness_in,
    joint_in: fractionIn(joint) || usualJoint_in,
  };
}

/** `1/16 in.` as 0.0625; 0 where there is no number. */
function fractionIn(text = ""): number {
  const [, over = "0", under = "1"] = /(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(text) ?? [];
  return Number(over) / Number(under);
}
