import type { RoomOpening, RoomPlan } from "../../../contract/design/room-design.ts";
import { type Point, rotated } from "../geometry/point.ts";
import { boundsOf } from "../geometry/polygon.ts";
import { faceById } from "../geometry/walls.ts";

/** Where north is while a plan does not say: up the page. */
const usualNorth_deg = 90;
/** Rounded to 1/64 inch because sine and cosine leave float noise. */
const tidy = ([x, y]: Readonly<Point>): Point => [
  Math.round(x * 1e6) / 1e6 + 0,
  Math.round(y * 1e6) / 1e6 + 0,
];

/**
 * Transforms every point of the plan and keeps its lower left corner in place.
 * @param direction what becomes of a direction in degrees
 */
function moved(
  plan: RoomPlan,
  rule: (point: Readonly<Point>) => Point,
  direction: (degrees: number) => number,
): RoomPlan {
  const before = boundsOf(plan.vertices_in);
  const raw = plan.vertices_in.map(rule);
  const { left, bottom } = boundsOf(raw);
  const settle = ([x, y]: Readonly<Point>): Point =>
    tidy([x - left + before.left, y - bottom + before.bottom]);
  return {
    ...plan,
    vertices_in: raw.map(settle),
    services: plan.services.map((service) => ({ ...service, at_in: settle(rule(service.at_in)) })),
    ...(plan.areas && {
      areas: plan.areas.map((area) => ({
        ...area,
        outline_in: area.outline_in.map((corner) => settle(rule(corner))),
      })),
    }),
    ...(plan.structures && {
      structures: plan.structures.map((one) => ({
        ...one,
        at_in: settle(rule(one.at_in)),
        rotation_deg: turned(direction(one.rotation_deg)),
      })),
    }),
  };
}

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The whole plan turned a quarter: 1 counter-clockwise, −1 clockwise. North turns with it, so windows keep their sun. */
export function turnPlan(plan: RoomPlan, quarter: 1 | -1): RoomPlan {
  const next = moved(
    plan,
    (point) => rotated(point, 90 * quarter),
    (at) => at + 90 * quarter,
  );
  return { ...next, north_deg: turned((plan.north_deg ?? usualNorth_deg) + 90 * quarter) };
}

/**
 * The whole plan as in a mirror, left for right: openings keep their places on their walls, doors the side on which they
 * stand open. North is mirrored, too.
 */
export function mirrorPlan(plan: RoomPlan): RoomPlan {
  const last = plan.vertices_in.length - 1;
  const next = moved(
    plan,
    ([x, y]) => [-x, y],
    (at) => -at,
  );
  return {
    ...next,
    // a mirrored outline runs clockwise; reversing it restores the direction
    vertices_in: [...next.vertices_in].reverse(),
    ...(next.areas && {
      areas: next.areas.map((area) => ({ ...area, outline_in: [...area.outline_in].reverse() })),
    }),
    walls: plan.walls
      .map((wall) => ({ ...wall, from: last - wall.to, to: last - wall.from }))
      .sort((a, b) => a.from - b.from),
    openings: plan.openings.map((opening) => mirroredOpening(plan, opening)),
    ...(plan.niches && {
      niches: plan.niches.map((niche) => ({ ...niche, offset_in: fromOtherEnd(plan, niche) })),
    }),
    north_deg: turned(180 - (plan.north_deg ?? usualNorth_deg)),
  };
}

const fromOtherEnd = (
  plan: RoomPlan,
  { wall, offset_in, width_in }: Pick<RoomOpening, "wall" | "offset_in" | "width_in">,
) => Math.max(0, (faceById(plan, wall)?.length_in ?? 0) - offset_in - width_in);

/** Its wall now begins at its other end. */
function mirroredOpening(plan: RoomPlan, opening: RoomOpening): RoomOpening {
  const offset_in = fromOtherEnd(plan, opening);
  if (!opening.swing) return { ...opening, offset_in };
  const hinge = opening.swing.hinge === "from" ? "to" : "from";
  return { ...opening, offset_in, swing: { ...opening.swing, hinge } };
}
