import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";

/** Where the floor of a room meets its walls, in feet: as far as a baseboard goes. */
export function floorEdge_ft(design: RoomDesign, products: ProductsBySku): number {
  const base = shapeOf(design, "base", usualSettings, products);
  return base.kind === "run" ? base.run_in / 12 : 0;
}
