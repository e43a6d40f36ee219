import type { RoomDesign, RoomPlan } from "../../../contract/design/room-design.ts";
import { sideId, structuresOf } from "../geometry/structures.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { shapeOf } from "../takeoff/shapes/surface-shape.ts";
import { setSurface, surfaceById } from "./surfaces.edit.ts";

/** Walls and partitions that can be covered like this wall's face or wainscot; none for other surfaces or where nothing is chosen. */
export function otherWalls(design: RoomDesign, id: string): string[] {
  const [kind] = id.split(":", 1);
  if ((kind !== "wall" && kind !== "wainscot") || !surfaceById(design, id)?.sku) return [];
  // partitions have no wainscot
  const sides = kind === "wall" ? partitionSides(design.plan) : [];
  return [...design.plan.walls.map((wall) => `${kind}:${wall.id}`), ...sides].filter(
    (other) => other !== id && shapeOf(design, other, usualSettings).kind === "area",
  );
}

const partitionSides = (plan: RoomPlan): string[] =>
  structuresOf(plan)
    .filter(({ kind }) => kind === "partition" || kind === "half_wall")
    .flatMap(({ id }) => (["front", "back", "left", "right"] as const).map((side) => sideId(id, side)));

/**
 * All walls and partitions covered as this one: product, pattern, rotation, joints and height. Each starts at its own corner, because
 * walls differ in length.
 */
export function likeOnAllWalls(design: RoomDesign, id: string): RoomDesign {
  const like = surfaceById(design, id);
  if (!like) return design;
  const { id: _, offset_in: __, ...laid } = like;
  const settings = { pattern: undefined, rotation_deg: undefined, grout_color: undefined };
  return otherWalls(design, id).reduce(
    (done, other) =>
      setSurface(done, other, {
        ...settings,
        grout_width_in: undefined,
        height_in: undefined,
        offset_in: undefined,
        ...laid,
      }),
    design,
  );
}
