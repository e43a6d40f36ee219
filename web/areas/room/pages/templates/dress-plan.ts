import type { RoomDesign, RoomPlan, RoomSurface } from "../../../../../contract/design/room-design.ts";

/** Surfaces that every room has whatever its outline. */
const everywhere = ["floor", "ceiling", "base", "crown"];

/**
 * A template's materials on another plan: floor, ceiling and trim as they are, and on every wall that stands what most
 * of the template's walls wear. Fixtures stay behind; their places belong to the template's plan.
 */
export function dressPlan(plan: RoomPlan, template: RoomDesign, room = template.room): RoomDesign {
  const shared = template.surfaces.filter(({ id }) => everywhere.includes(id));
  const wear = usualWear(template.surfaces);
  const walls = wear
    ? plan.walls
        .filter(({ kind }) => kind !== "open")
        .map((wall): RoomSurface => ({ ...wear, id: `wall:${wall.id}` }))
    : [];
  return {
    schema: "room-design/1",
    room,
    plan,
    surfaces: [...shared, ...walls],
    items: [],
    ...(template.style === undefined ? {} : { style: template.style }),
  };
}

function usualWear(surfaces: readonly RoomSurface[]): RoomSurface | undefined {
  const walls = surfaces.filter(({ id, sku }) => id.startsWith("wall:") && sku !== null);
  const counted = Map.groupBy(walls, ({ sku }) => sku);
  return [...counted.values()].sort((a, b) => b.length - a.length)[0]?.[0];
}
