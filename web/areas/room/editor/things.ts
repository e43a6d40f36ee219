import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { label, surfaceLabel } from "../../../../domain/room/geometry/item-label.ts";
import { openingWords } from "../plan/opening-words.ts";
import type { Selection } from "./room-state.ts";

/** What a selection is called: "Vanity", "Wall n". */
export function nameOf(design: RoomDesign, selection: Selection): string {
  const words =
    selection.kind === "surface" ? surfaceLabel(design, selection.id) : itemWords(design, selection.id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function itemWords(design: RoomDesign, id: string): string {
  const item = design.items.find((each) => each.id === id);
  if (item) return label(design, item);
  const opening = design.plan.openings.find((each) => each.id === id);
  return opening ? openingWords[opening.kind].name : "";
}
