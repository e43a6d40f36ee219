import { listed } from "../../../client/listed.ts";
import { plural } from "../../../ui/format.ts";

/** Cabinets that walls were filled with. */
interface Made {
  bases: number;
  walls: number;
  /** The length of the base cabinets, as printed. */
  run: string;
}

/** `9 base cabinets (24') and 11 wall cabinets are in.` */
export function cabinetsMade({ bases, walls, run }: Made): string {
  const made = [
    `${plural(bases, "base cabinet")} (${run})`,
    ...(walls > 0 ? [plural(walls, "wall cabinet")] : []),
  ];
  return `${listed(made)} ${bases + walls === 1 ? "is" : "are"} in.`;
}

/**
 * What was deleted, and what went with it: `Vanity deleted, along with the mirror.`
 * @param name as it begins a sentence
 * @param besides in lower case
 */
export const deletedWords = (name: string, besides: readonly string[]): string =>
  besides.length === 0
    ? `${name} deleted.`
    : `${name} deleted, along with ${listed(besides.map((each) => `the ${each}`))}.`;

/** What the menu saves, from the room as it is seen. */
export const savedWords = {
  picture: {
    needsView: "The picture needs the 3D view.",
    underway: "Creating and saving the picture. You can keep working.",
    failed: "We couldn't create the picture. Please try again.",
  },
  model: {
    needsView: "The model needs the 3D view.",
    underway: "Creating and saving the model. You can keep working.",
    failed: "We couldn't create the model. Please try again.",
  },
};

/** Where something stands beside an item. */
export const sideWords = {
  front: "in front",
  back: "behind",
  left: "on its left",
  right: "on its right",
};

/** What screen readers hear of the panel's tabs. */
export const tabWords = {
  total: "in total",
  passed: "all passed",
};
