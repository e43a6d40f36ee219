import { describe, expect, it } from "vitest";
import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { spansOf } from "../geometry/openings.ts";
import { planProblems } from "../geometry/plan-problems.ts";
import { areaOf, boundsOf } from "../geometry/polygon.ts";
import { planFrom } from "./starters.ts";
import { mirrorPlan, turnPlan } from "./turn-plan.ts";

/** L-shaped, 12 × 10 ft without 4 × 3 ft in the north-east, with a door, a window and a drain. */
function lRoom(): RoomPlan {
  const begun = planFrom({
    shape: "l",
    width_in: 144,
    depth_in: 120,
    cut_width_in: 48,
    cut_depth_in: 36,
  });
  if (!begun.ok) throw new Error(begun.message);
  const size = { height_in: 80, offset_in: 10 };
  return {
    ...begun.plan,
    openings: [
      { ...size, id: "door", wall: "w1", kind: "door", width_in: 32, swing: { into: "room", hinge: "from" } },
      { ...size, id: "window", wall: "w6", kind: "window", width_in: 40, height_in: 40, sill_in: 36 },
    ],
    services: [{ kind: "drain", at_in: [20, 30] }],
  };
}

/** Middles of the openings, in the room. */
const middles = (plan: RoomPlan) =>
  spansOf(plan).map(({ from, to }) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);

describe("turning a plan", () => {
  it("puts everything a quarter further, north included, and stays buildable", () => {
    const turned = turnPlan(lRoom(), 1);
    expect(boundsOf(turned.vertices_in)).toMatchObject({ left: 0, bottom: 0, right: 120, top: 144 });
    expect(planProblems(turned)).toEqual([]);
    // the door was 26 in. from the west end of the south wall; it is that far up the east wall now
    expect(middles(lRoom())[0]).toEqual([26, 0]);
    expect(middles(turned)[0]).toEqual([120, 26]);
    expect(turned.services).toEqual([{ kind: "drain", at_in: [90, 20] }]);
    expect(turned.north_deg).toBe(180);
  });

  it("is undone by turning back, and comes round after four times", () => {
    const plan = { ...lRoom(), north_deg: 90 };
    expect(turnPlan(turnPlan(plan, 1), -1)).toEqual(plan);
    expect(turnPlan(turnPlan(turnPlan(turnPlan(plan, 1), 1), 1), 1)).toEqual(plan);
  });
});

describe("mirroring a plan", () => {
  it("swaps left and right: outline, openings, hinges, pipes and north", () => {
    const plan = { ...lRoom(), north_deg: 0 };
    const mirrored = mirrorPlan(plan);
    expect(planProblems(mirrored)).toEqual([]);
    expect(areaOf(mirrored.vertices_in)).toBe(areaOf(plan.vertices_in));
    expect(middles(mirrored)).toEqual(middles(plan).map(([x, y]) => [144 - x!, y]));
    expect(mirrored.openings[0]?.swing).toEqual({ into: "room", hinge: "to" });
    expect(mirrored.services[0]?.at_in).toEqual([124, 30]);
    expect(mirrored.north_deg).toBe(180);
  });

  it("twice is the plan again", () => {
    const plan = { ...lRoom(), north_deg: 90 };
    expect(mirrorPlan(mirrorPlan(plan))).toEqual(plan);
  });
});
