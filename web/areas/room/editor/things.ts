import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { label, openingLabel, surfaceLabel } from "../../../../domain/room/geometry/item-label.ts";
import type { Selection } from "./room-state.ts";

/** What a selection is called: "Vanity", "Wall n". */
export function nameOf(design: Pick<RoomDesign, "items" | "plan">, selection: Selection): string {
  const words =
    selection.kind === "surface" ? surfaceLabel(design, selection.id) : itemWords(design, selection.id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a place is of which only the id is known: an item, an opening, else a surface. */
export function selectionOfPlace({ items, plan }: RoomDesign, id: string): Selection {
  if (items.some((item) => item.id === id)) return { kind: "item", id };
  return { kind: plan.openings.some((opening) => opening.id === id) ? "opening" : "surface", id };
}

function itemWords(design: Pick<RoomDesign, "items" | "plan">, id: string): string {
  const item = design.items.find((each) => each.id === id);
  if (item) return label(design, item);
  const opening = design.plan.openings.find((each) => each.id === id);
  return opening ? openingLabel(design.plan, opening) : "";
}
