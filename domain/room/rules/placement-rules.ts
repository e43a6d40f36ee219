import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { ceilingPlanes } from "../geometry/ceiling.ts";
import { aboveCeiling } from "../geometry/elevation.ts";
import { reachOf, wayOut } from "../geometry/oriented-box.ts";
import { dot, minus, type Point, times } from "../geometry/point.ts";
import { spanOn } from "../geometry/walls.ts";
import type { Broken } from "./finding.types.ts";
import { type Clash, clashesOf } from "./placement.ts";
import type { RoomView, Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";

const order = (view: RoomView, { item }: Standing): number =>
  view.standing.findIndex((each) => each.item.id === item.id);

/** Each pair is reported once, at the item that came later. */
function broken(view: RoomView, rule: Clash["rule"]): Broken[] {
  return view.standing.flatMap((standing) =>
    clashesOf(view, standing)
      .filter((clash) => clash.rule === rule)
      .filter(({ other }) => !other || order(view, other) < order(view, standing))
      .map(
        (clash): Broken => ({
          level: "must",
          items: clash.other ? [standing.item.id, clash.other.item.id] : [standing.item.id],
          openings: clash.opening ? [clash.opening] : [],
          measured_in: null,
          wanted_in: null,
          message: clash.message,
          moves: movesOut(view, standing, clash),
        }),
      ),
  );
}

function movesOut(view: RoomView, standing: Standing, clash: Clash): Point[] {
  if (clash.other) {
    const way = wayOut(standing.box, clash.other.box);
    return way ? [way, times(way, 1.02)] : [];
  }
  if (clash.structure) {
    const way = wayOut(standing.box, clash.structure.box);
    return way ? [way, times(way, 1.02)] : [];
  }
  if (clash.rule === "inside-room") return [movesInside(view, standing)];
  if (clash.rule === "under-ceiling")
    return upTheSlope(view.design.plan, aboveCeiling(view.design, standing.item));
  return [];
}

/** The shortest ways to where the ceiling is that much higher. */
export const upTheSlope = (plan: RoomPlan, short_in: number): Point[] =>
  ceilingPlanes(plan)
    .map(({ rise }) => rise)
    .filter((rise) => dot(rise, rise) > 1e-9)
    .map((rise) => times(rise, (short_in * 1.02) / dot(rise, rise)));

/** Move back inside the walls that it crosses. */
function movesInside(view: RoomView, { box }: Standing): Point {
  let center = box.center;
  for (const face of view.faces) {
    const { from_in, to_in, gap_in } = spanOn(face, { ...box, center });
    const near = gap_in < 0 && gap_in > -2 * reachOf(box, face.inward);
    if (near && to_in > 0 && from_in < face.length_in) {
      center = [center[0] - face.inward[0] * gap_in, center[1] - face.inward[1] * gap_in];
    }
  }
  return minus(center, box.center);
}

const rule = (id: Clash["rule"], title: string, source: string): PlanningRule => ({
  id,
  title,
  must_in: null,
  should_in: null,
  source,
  check: (view) => broken(view, id),
});

export const placementRules: readonly PlanningRule[] = [
  rule("inside-room", "Everything inside the room", "buildability"),
  rule("under-ceiling", "Nothing taller than the sloped ceiling over it", "buildability"),
  rule("no-overlap", "No overlapping items", "buildability"),
  rule("door-swing", "Nothing in a door's swing", "NKBA kitchen 2, bath 1: door interference"),
  rule("door-clear", "Nothing in front of a door's opening", "NKBA kitchen 1, bath 1: clear opening"),
];
