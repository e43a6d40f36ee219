import type { RoomPlan } from "../../../../../../contract/design/room-design.ts";
import { planProblems } from "../../../../../../domain/room/geometry/plan-problems.ts";
import { distance, type Point } from "../../../../../../domain/room/geometry/point.ts";
import { counterClockwise } from "../../../../../../domain/room/geometry/polygon.ts";
import { distanceTo } from "../../../../../../domain/room/geometry/segment.ts";
import { type Guide, snapValue } from "../snapping.ts";
import type { DarkAt } from "./dark-lines.ts";
import { lineNear } from "./dark-lines.ts";

/** What the next corner snaps to. */
interface TraceRules {
  /** Walls run along the page's edges. */
  isSquare: boolean;
  /** Snapping distance; 0 for the grid only. */
  reach_in: number;
  step_in: number;
  /** Where the picture is dark, if there is one. */
  darkAt?: DarkAt | undefined;
}

interface NextCorner {
  point: Point;
  guides: Guide[];
  /** It is the first corner again: the room is closed. */
  closes: boolean;
}

const fewest = 3;

/**
 * The corner meant by a place on the drawing: the first one again, else square to the last one, level with earlier
 * corners or on the picture's lines, each direction for itself.
 */
export function nextCorner(raw: Readonly<Point>, corners: readonly Point[], rules: TraceRules): NextCorner {
  const first = corners[0];
  if (first && corners.length >= fewest && distance(raw, first) <= Math.max(rules.reach_in, rules.step_in))
    return { point: first, guides: [], closes: true };
  const last = corners.at(-1);
  const guides: Guide[] = [];
  const along = (at: 0 | 1): number => {
    if (last && rules.isSquare && Math.abs(raw[at] - last[at]) < Math.abs(raw[1 - at]! - last[1 - at]!))
      return last[at];
    const level = snapValue(
      raw[at],
      corners.map((corner) => corner[at]),
      rules,
    );
    if (level.isHeld) guides.push({ axis: at === 0 ? "x" : "y", at_in: level.value });
    if (level.isHeld || !rules.darkAt) return level.value;
    return lineNear(rules.darkAt, raw, at, rules.reach_in) ?? level.value;
  };
  return { point: [along(0), along(1)], guides, closes: false };
}

/** A corner nearer than this to the straight line between its neighbors is none. */
const straight_in = 0.25;

/** A room of full walls around these corners, whichever way they were drawn, or why it is none. */
export function planAround(
  corners: readonly Point[],
  ceiling_height_in: number,
): { ok: true; plan: RoomPlan } | { ok: false; message: string } {
  const count = corners.length;
  const bent = corners.filter((corner, at) => {
    const [from, to] = [corners[(at + count - 1) % count]!, corners[(at + 1) % count]!];
    return distanceTo({ from, to }, corner) > straight_in;
  });
  if (bent.length < fewest) return { ok: false, message: "A room needs at least three corners." };
  const plan: RoomPlan = {
    vertices_in: counterClockwise(bent),
    ceiling_height_in,
    walls: bent.map((_, at) => ({ id: `w${at + 1}`, from: at, to: (at + 1) % bent.length, kind: "wall" })),
    openings: [],
    services: [],
  };
  const [problem] = planProblems(plan);
  return problem ? { ok: false, message: problem.message } : { ok: true, plan };
}
