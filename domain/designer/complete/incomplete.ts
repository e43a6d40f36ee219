import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { missingFixtures } from "./fixtures.ts";

/** What a design lacks to be built as listed, in sentences: what is not sold, and what had no place. */
export function incomplete(design: RoomDesign, offers: OfferIndex, unsoldParts: readonly string[]): string[] {
  const missing = missingFixtures(design, offers);
  const unsold = [
    ...new Set([...missing.filter(({ isSold }) => !isSold).map(({ name }) => name), ...unsoldParts]),
  ];
  const unplaced = missing.filter(({ isSold }) => isSold).map(({ name }) => name);
  return [
    ...(unsold.length > 0
      ? [
          unsold.length > 1
            ? `Not sold here: ${unsold.join(", ")}. Buy them elsewhere.`
            : `Not sold here: ${unsold.join(", ")}. Buy it elsewhere.`,
        ]
      : []),
    ...(unplaced.length > 0 ? [`No place in this arrangement: ${unplaced.join(", ")}.`] : []),
  ];
}
