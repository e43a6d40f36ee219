import type { RoomDesign, RoomPlan, RoomService } from "../../../contract/design/room-design.ts";
import { distance, type Point } from "../geometry/point.ts";
import { boundsOf } from "../geometry/polygon.ts";
import { distanceTo, nearestOn } from "../geometry/segment.ts";
import { facesOf, isInside } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { mostIn } from "./room-limits.ts";

const gone = "The connection is no longer in the plan.";

/** The place in the room nearest to a point: the point itself inside, else on a wall's inner face. */
export function insideRoom(plan: RoomPlan, point: Readonly<Point>): Point {
  if (isInside(plan, point)) return [point[0], point[1]];
  const [nearest] = facesOf(plan).sort((a, b) => distanceTo(a, point) - distanceTo(b, point));
  return nearest ? nearestOn(nearest, point) : [point[0], point[1]];
}

const withServices = (design: RoomDesign, services: RoomService[]): RoomDesign => ({
  ...design,
  plan: { ...design.plan, services },
});

/** A drain, supply or the like as close to the position as the room allows; it is added last in the plan's services. */
export function addService(design: RoomDesign, kind: RoomService["kind"], at: Readonly<Point>): Edited {
  const { services } = design.plan;
  if (services.length >= mostIn.connections)
    return refused(`A plan has at most ${mostIn.connections} connections.`);
  return done(withServices(design, [...services, { kind, at_in: insideRoom(design.plan, at) }]));
}

/** To another place, stopped by the walls. */
export function moveService(design: RoomDesign, index: number, to: Readonly<Point>): Edited {
  const { services } = design.plan;
  const moved = services[index];
  if (!moved) return refused(gone);
  const at_in = insideRoom(design.plan, to);
  if (distance(at_in, moved.at_in) < 1e-9) return done(design);
  return done(withServices(design, services.with(index, { ...moved, at_in })));
}

/** Another kind of connection at the same place. */
export function setServiceKind(design: RoomDesign, index: number, kind: RoomService["kind"]): Edited {
  const changed = design.plan.services[index];
  if (!changed) return refused(gone);
  return done(withServices(design, design.plan.services.with(index, { ...changed, kind })));
}

export const deleteService = (design: RoomDesign, index: number): RoomDesign =>
  withServices(
    design,
    design.plan.services.filter((_, at) => at !== index),
  );

/** How far a connection lies from the room's west end and from its south end. */
export function serviceDistances(
  plan: RoomPlan,
  { at_in }: RoomService,
): { west_in: number; south_in: number } {
  const { left, bottom } = boundsOf(plan.vertices_in);
  return { west_in: at_in[0] - left, south_in: at_in[1] - bottom };
}
