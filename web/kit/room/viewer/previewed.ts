import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Preview } from "./room-view.types.ts";

/** The design with a previewed change. */
export function previewed(design: RoomDesign, change: Preview | null): RoomDesign {
  if (!change) return design;
  if ("opening" in change) {
    const openings = design.plan.openings.map((opening) =>
      opening.id === change.opening ? { ...opening, sku: change.sku } : opening,
    );
    return { ...design, plan: { ...design.plan, openings } };
  }
  if ("surface" in change) {
    const { surface: id, ...rest } = change;
    const known = design.surfaces.some((surface) => surface.id === id);
    const surfaces = known
      ? design.surfaces.map((surface) => (surface.id === id ? { ...surface, ...rest } : surface))
      : [...design.surfaces, { id, ...rest }];
    return { ...design, surfaces };
  }
  const { item: id, at_in, ...rest } = change;
  const items = design.items.map((item) =>
    item.id === id
      ? { ...item, ...rest, ...(at_in && { at_in: [at_in[0], at_in[1]] as [number, number] }) }
      : item,
  );
  return { ...design, items };
}
