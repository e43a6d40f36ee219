import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { backingById } from "../geometry/backings.ts";
import { areasOf, floorRegions, lengthBeside } from "../geometry/floor-areas.ts";
import { onWall } from "../geometry/walls.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";

/** Where a floor, or an area of it, meets the room's walls, in feet: as far as a baseboard goes. */
export function floorEdge_ft(design: RoomDesign, products: ProductsBySku, surface = "floor"): number {
  const base = shapeOf(design, "base", usualSettings, products);
  if (base.kind !== "run") return 0;
  if (areasOf(design.plan).length === 0) return base.run_in / 12;
  const regions = floorRegions(design.plan);
  const beside = (part: string): number =>
    base.along.reduce((sum, { wall, from_in, to_in }) => {
      const face = backingById(design.plan, wall);
      if (!face) return sum;
      const [from, to] = [onWall(face, from_in), onWall(face, to_in)];
      return sum + lengthBeside(from, to, face.inward, regions.get(part) ?? []);
    }, 0);
  if (surface !== "floor") return beside(surface) / 12;
  // the main floor also has the edges of which no place is known, as around round columns
  const others = [...regions.keys()].filter((each) => each !== "floor");
  return others.reduce((left, each) => left - beside(each), base.run_in) / 12;
}
