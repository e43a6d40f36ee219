import type { Pattern, RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { axesOf } from "../geometry/oriented-box.ts";
import { add, times } from "../geometry/point.ts";

/** One product that a part of a shown room may have, and how it is laid or hung there. */
export interface Choice {
  sku: string;
  pattern?: Pattern;
  /** Underside above the floor, where it hangs at another height than the first choice. */
  elevation_in?: number;
}

/** A part of a shown room that can be changed: surfaces or items with one product. */
export interface Part {
  id: string;
  label: string;
  /** Ids of surfaces and items. */
  places: readonly string[];
  choices: readonly Choice[];
}

/** A product's size in inches and its finish; null for what has no model, as tile. */
type Model = {
  size: { width_in: number; depth_in: number; height_in: number };
  finish?: string | undefined;
} | null;

/** The design with a choice in its places; an item's back stays where it was. */
export function withChoice(
  design: RoomDesign,
  { places }: Pick<Part, "places">,
  choice: Choice,
  model: Model,
): RoomDesign {
  const isPlace = new Set(places);
  const { sku, pattern } = choice;
  return {
    ...design,
    surfaces: design.surfaces.map((surface) =>
      isPlace.has(surface.id) ? { ...surface, sku, ...(pattern && { pattern }) } : surface,
    ),
    items: design.items.map((item) => (isPlace.has(item.id) ? standing(item, choice, model) : item)),
  };
}

function standing(item: RoomItem, { sku, elevation_in }: Choice, model: Model): RoomItem {
  const { finish: _, ...rest } = item;
  const high = elevation_in === undefined ? {} : { elevation_in };
  if (!model) return { ...rest, ...high, sku };
  const { size, finish } = model;
  const at_in = add(item.at_in, times(axesOf(item).back, (item.depth_in - size.depth_in) / 2));
  return { ...rest, ...size, ...high, ...(finish && { finish }), at_in, sku };
}
