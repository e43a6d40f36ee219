import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import type { Edited } from "../../../../../domain/room/edit/edited.types.ts";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import { planProblems } from "../../../../../domain/room/geometry/plan-problems.ts";
import { areaOf } from "../../../../../domain/room/geometry/polygon.ts";
import { isInside } from "../../../../../domain/room/geometry/walls.ts";
import { placeOpening, type Selected } from "../../plan/editing.ts";
import { dragged, nudged } from "./dragging.ts";

const rules = { step_in: 1, reach_in: 3, isSquare: true };

function planOf(edited: Edited): RoomPlan {
  if (!edited.ok) throw new Error(edited.message);
  return edited.design.plan;
}

/** L-shaped, 12 × 10 ft without 4 × 3 ft, with a window in the south and a door in the west wall. */
function lRoom(): RoomPlan {
  const begun = planFrom({
    shape: "l",
    width_in: 144,
    depth_in: 120,
    cut_width_in: 48,
    cut_depth_in: 36,
  });
  if (!begun.ok) throw new Error(begun.message);
  const withWindow = planOf(placeOpening(begun.plan, "window", "w1"));
  return planOf(placeOpening(withWindow, "door", "w6"));
}

describe("dragging", () => {
  it("pushes a wall out by whole inches and keeps corners square", () => {
    const { edited } = dragged(lRoom(), { kind: "wall", id: "w2" }, [11.6, 40], rules);
    expect(planOf(edited).vertices_in.slice(1, 3)).toEqual([
      [156, 0],
      [156, 84],
    ]);
  });

  it("snaps a wall level with another one and shows the line", () => {
    const { edited, guides } = dragged(lRoom(), { kind: "wall", id: "w3" }, [0, 34.5], rules);
    expect(edited.ok).toBe(false);
    expect(guides).toEqual([{ axis: "y", at_in: 120 }]);
  });

  it("keeps a door on its wall, past neither end", () => {
    const door = lRoom().openings.find(({ kind }) => kind === "door")!;
    const plan = planOf(dragged(lRoom(), { kind: "opening", id: door.id }, [5, -900], rules).edited);
    const moved = plan.openings.find(({ id }) => id === door.id)!;
    expect(moved).toMatchObject({ wall: door.wall, offset_in: 120 - door.width_in });
  });

  it("holds an opening in the middle of its wall where it comes near it", () => {
    const window = lRoom().openings.find(({ kind }) => kind === "window")!;
    const plan = planOf(dragged(lRoom(), { kind: "opening", id: window.id }, [2.3, 0], rules).edited);
    expect(plan.openings.find(({ id }) => id === window.id)?.offset_in).toBe(54);
  });

  it("never makes a plan that cannot be built, whatever is dragged where", () => {
    const plan = lRoom();
    const targets: Selected[] = [
      ...plan.walls.map(({ id }) => ({ kind: "wall" as const, id })),
      ...plan.openings.map(({ id }) => ({ kind: "opening" as const, id })),
      ...plan.vertices_in.map((_, at) => ({ kind: "corner" as const, id: String(at) })),
    ];
    const length = fc.double({ min: -200, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.tuple(length, length),
        fc.boolean(),
        (target, by, isSquare) => {
          const { edited } = dragged(plan, target, by, { ...rules, isSquare });
          if (edited.ok) expect(planProblems(edited.design.plan)).toEqual([]);
        },
      ),
    );
  });

  it("moves one step by key, along the wall only where the key points that way", () => {
    const door = lRoom().openings.find(({ kind }) => kind === "door")!;
    const up = planOf(nudged(lRoom(), { kind: "opening", id: door.id }, [0, 1], 12, true));
    expect(up.openings.find(({ id }) => id === door.id)?.offset_in).toBe(door.offset_in - 12);
    const area = areaOf(planOf(nudged(lRoom(), { kind: "wall", id: "w1" }, [0, -1], 1, true)).vertices_in);
    expect(area).toBe(144 * 120 - 48 * 36 + 144);
  });
});

const openingIn = (plan: RoomPlan, kind: string) => plan.openings.find((one) => one.kind === kind)!;

describe("doors, windows and connections", () => {
  // the window stands in the south wall from 54 to 90 in., the door in the west wall
  const window = (): Selected => ({ kind: "opening", id: openingIn(lRoom(), "window").id });

  it("go round a corner to the wall that they are held nearest to, and back", () => {
    const round = planOf(dragged(lRoom(), window(), [80, 30], rules).edited);
    expect(openingIn(round, "window")).toMatchObject({ wall: "w2", offset_in: 12 });
    expect(planProblems(round)).toEqual([]);
    const back = planOf(dragged(round, window(), [-90, -30], rules).edited);
    expect(openingIn(back, "window")).toMatchObject({ wall: "w1", width_in: 36 });
  });

  it("stay in their wall where the other one is too short or open", () => {
    const wide = lRoom();
    wide.openings = wide.openings.map((one) => (one.kind === "window" ? { ...one, width_in: 90 } : one));
    const edited = dragged(wide, window(), [80, 40], rules).edited;
    expect(openingIn(planOf(edited), "window").wall).toBe("w1");
    const open = lRoom();
    open.walls = open.walls.map((wall) => (wall.id === "w2" ? { ...wall, kind: "open" } : wall));
    const kept = planOf(dragged(open, window(), [80, 40], rules).edited);
    expect(openingIn(kept, "window").wall).toBe("w1");
  });

  it("are pushed round a corner by arrow keys once they stand at the end of their wall", () => {
    let plan = lRoom();
    for (let step = 0; step < 5; step += 1) plan = planOf(nudged(plan, window(), [1, 0], 12, true));
    expect(openingIn(plan, "window")).toMatchObject({ wall: "w1", offset_in: 108 });
    plan = planOf(nudged(plan, window(), [1, 0], 12, true));
    expect(openingIn(plan, "window")).toMatchObject({ wall: "w2", offset_in: 0 });
    plan = planOf(nudged(plan, window(), [0, -1], 12, true));
    expect(openingIn(plan, "window")).toMatchObject({ wall: "w1", offset_in: 108 });
  });

  it("never leave the room or the plan unsound, whatever is dragged wherever", () => {
    const begun = { ...lRoom(), services: [{ kind: "drain" as const, at_in: [30, 30] as [number, number] }] };
    const targets: Selected[] = [
      ...begun.openings.map(({ id }): Selected => ({ kind: "opening", id })),
      { kind: "service", id: "0" },
    ];
    const reach = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(fc.constantFrom(...targets), reach, reach, (target, x, y) => {
        const { edited } = dragged(begun, target, [x, y], rules);
        if (!edited.ok) return;
        const { plan } = edited.design;
        expect(planProblems(plan)).toEqual([]);
        expect(isInside(plan, plan.services[0]!.at_in, 0.01)).toBe(true);
      }),
    );
  });
});
