import { describe, expect, it } from "vitest";
import type { RoomDesign, SlopedCeiling } from "../../../contract/design/room-design.ts";
import { aboveCeiling } from "../../room/geometry/elevation.ts";
import { planProblems } from "../../room/geometry/plan-problems.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { count } from "../count.test-support.ts";
import { offers, roomOf } from "../layout/layout-rooms.test-support.ts";
import { type FurnishOutcome, furnishPlan, type PlanToFurnish } from "./furnish-plan.ts";

function under(
  ceiling: SlopedCeiling,
  high_in: number,
  ...[room, ...rest]: Parameters<typeof roomOf>
): RoomDesign {
  const { plan } = roomOf(room, ...rest);
  return {
    schema: "room-design/1",
    room,
    plan: { ...plan, ceiling, ceiling_height_in: high_in },
    surfaces: [],
    items: [],
  };
}

async function furnished(design: RoomDesign): Promise<FurnishOutcome> {
  const room = design.room as PlanToFurnish["room"];
  const steps = furnishPlan({ design, room, style: "modern", keep: [], from: 0, offers, count });
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

const attic = { kind: "slope", wall: "s", low_in: 54 } as const;
const rooms: [string, RoomDesign][] = [
  ["an attic bath", under(attic, 108, "bathroom", 96, 108, "door e 72 30 in n")],
  [
    "a bath under a ridge",
    under({ ...attic, kind: "ridge", wall: "w" }, 108, "bathroom", 120, 108, "door n 45 30 in e"),
  ],
  [
    "a kitchen with one low side",
    under({ ...attic, low_in: 60 }, 120, "kitchen", 144, 132, "door e 84 32 in e"),
  ],
  [
    "a vaulted kitchen",
    under({ kind: "ridge", wall: "s", low_in: 96 }, 144, "kitchen", 156, 144, "door s 36 32 in e"),
  ],
  [
    "a vaulted living room",
    under({ kind: "ridge", wall: "s", low_in: 90 }, 150, "living_room", 192, 168, "door s 36 32 in e"),
  ],
  ["an attic bedroom", under(attic, 108, "bedroom", 168, 144, "door n 20 30 in e")],
];

describe("a plan under a slope", () => {
  it.each(rooms)("%s is furnished so that nothing is taller than its place", async (_, design) => {
    expect(planProblems(design.plan)).toEqual([]);
    const { rooms: made, problem } = await furnished(design);
    expect([made.length > 0, problem]).toEqual([true, null]);
    for (const room of made) {
      expect(room.design.plan).toEqual(design.plan);
      expect(mustFindings(room.design)).toEqual([]);
      for (const item of room.design.items)
        expect(aboveCeiling(room.design, item), item.id).toBeLessThan(0.26);
    }
  });

  it("says so where a bath has no place to stand", async () => {
    const low = under({ kind: "slope", wall: "s", low_in: 36 }, 76, "bathroom", 96, 108, "door n 30 30 in e");
    const { rooms: made, problem } = await furnished({
      ...low,
      plan: { ...low.plan, openings: [] },
    });
    expect(made).toEqual([]);
    expect(problem).toContain("6' 8\"");
  });
});
