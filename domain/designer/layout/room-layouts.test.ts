import { describe, expect, it } from "vitest";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import type { BriefRoom, Feature } from "../brief/brief.types.ts";
import { readBrief } from "../brief/read-brief.ts";
import { RoomSketch, type SketchPlan } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import { bedroomLayouts } from "./bedrooms.ts";
import { diningLayouts } from "./dining.ts";
import type { LayoutSearch } from "./layout.types.ts";
import { broken, found, offers, roomOf } from "./layout-rooms.test-support.ts";
import { livingLayouts } from "./living.ts";
import { outdoorLayouts } from "./outdoor.ts";

const searches: readonly (readonly [BriefRoom, LayoutSearch])[] = [
  ["living_room", livingLayouts],
  ["dining_room", diningLayouts],
  ["bedroom", bedroomLayouts],
  ["outdoor", outdoorLayouts],
];

/** Rooms of one size with openings as in plan tables. */
type Plain = readonly [wide: number, deep: number, ...openings: string[]];
const small: Plain = [96, 108, "door s 8 32 in w", "window n 24 48 30 50"];
const usual: Plain = [132, 156, "passage w 58 40", "door e 20 32 in s", "window s 46 40 36 48"];
const large: Plain = [288, 240, "door s 8 32 in w", "window n 120 48 30 54"];

/** Rectangles, and of the demo what no rectangle is like: bays, corners, open sides, services. */
const plansOf: Readonly<Record<string, readonly (Plain | string)[]>> = {
  living_room: [small, usual, "living-dining-l", "den-11x13"],
  dining_room: [small, usual, large, "breakfast-room-9x10"],
  bedroom: [small, usual, large, "bedroom-11x12", "guest-room-10x11"],
  outdoor: [small, usual, "outdoor-kitchen-12x18", "plunge-court-16x24", "front-porch-8x20"],
};
const planOf = (room: BriefRoom, plain: Plain | string): SketchPlan =>
  typeof plain === "string" ? floorPlans.find(({ id }) => id === plain)! : roomOf(room, ...plain);

describe.each(searches)("layouts of a %s", (room, search) => {
  const plans = plansOf[room]!.map((plain) => planOf(room, plain));
  const rooms = plans.map((plan) => ({ plan, ...found(search, plan, { room }) }));

  it("are there for every plan that can hold one, or it is said why not", () => {
    const empty = rooms.filter(({ layouts }) => layouts.length === 0);
    expect(empty.filter(({ problems }) => problems.length === 0).map(({ plan }) => plan.id)).toEqual([]);
    expect(empty.map(({ plan }) => plan.id).filter((id) => !/^96x/.test(id))).toEqual([]);
  });

  it("may be built in any style", () => {
    const first = rooms.flatMap(({ plan, layouts }, at) =>
      layouts.slice(0, 2).flatMap((layout, turn) => broken(plan, layout, at * 2 + turn * 7)),
    );
    expect(first).toEqual([]);
  });

  it("differ from each other, three or more in a room of 11 by 13 ft", () => {
    for (const { plan, layouts } of rooms) {
      expect(new Set(layouts.map(({ arrangement }) => arrangement)).size, plan.id).toBe(layouts.length);
      if (/^(132|288)x/.test(plan.id)) expect(layouts.length, plan.id).toBeGreaterThanOrEqual(3);
    }
  });
});

const hall: Plain = [290, 240, "passage s 220 48", "window w 100 60 24 60"];
const yard: Plain = [230, 200, "passage s 160 48"];
const wishes: readonly (readonly [BriefRoom, LayoutSearch, Feature[], Plain])[] = [
  [
    "living_room",
    livingLayouts,
    ["media_wall", "sectional", "bookcase", "reading_chair", "dining_table", "plants"],
    hall,
  ],
  ["bedroom", bedroomLayouts, ["king_bed", "media_wall", "reading_chair", "bookcase"], hall],
  ["outdoor", outdoorLayouts, ["grill", "lounge", "dining_table"], yard],
  ["outdoor", outdoorLayouts, ["pool"], hall],
  ["outdoor", outdoorLayouts, ["fire_pit", "lounge"], yard],
];

describe("wishes", () => {
  it.each(wishes)("for a %s come true in a large one", (room, search, wants, plain) => {
    const plan = planOf(room, plain);
    const { layouts, problems } = found(search, plan, { wants });
    const [first] = layouts;
    expect(wants.filter((feature) => !layouts.some(({ has }) => has.includes(feature)))).toEqual([]);
    expect(problems).toEqual([]);
    const sketch = new RoomSketch(plan, palettes[0]!, offers, 0);
    first!.furnish(sketch);
    const kinds = new Set(sketch.items.map(({ kind }) => kind));
    const shown: Partial<Record<Feature, string>> = {
      grill: "grill",
      pool: "pool",
      king_bed: "bed",
      dining_table: "table",
    };
    for (const feature of first!.has) if (shown[feature]) expect(kinds).toContain(shown[feature]);
  });

  it("that do not fit are named with a reason", () => {
    const plan = planOf("living_room", small);
    const { layouts, problems } = found(livingLayouts, plan, { wants: ["dining_table"] });
    expect(layouts.some(({ has }) => has.includes("dining_table"))).toBe(false);
    expect(problems.map(({ feature }) => feature)).toContain("dining_table");
  });

  it("to do without are kept", () => {
    const without: Feature[] = ["media_wall", "plants", "bookcase"];
    const { layouts } = found(livingLayouts, planOf("living_room", usual), { avoids: without });
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.flatMap(({ has }) => has).filter((feature) => without.includes(feature))).toEqual([]);
  });
});

describe("seats at the table", () => {
  const seated = (plan: SketchPlan, seats: number, text = "") =>
    found(diningLayouts, plan, { ...readBrief(text).brief, room: "dining_room", seats });

  it("are as many as asked, where there is room", () => {
    const { layouts, problems } = seated(planOf("dining_room", large), 8);
    expect(layouts[0]).toMatchObject({ seats: 8, says: expect.arrayContaining(["The table seats 8."]) });
    expect(problems).toEqual([]);
  });

  it("that do not fit are explained with the floor that is missing", () => {
    const { layouts, problems } = seated(planOf("dining_room", usual), 12);
    expect(layouts[0]?.seats).toBeLessThan(12);
    expect(problems).toEqual([{ feature: "seats", words: "The largest table here seats 8, not 12." }]);
    const tight = seated(roomOf("dining_room", 120, 120, "door s 8 32 in w"), 8);
    expect(tight.layouts[0]?.seats).toBeLessThan(8);
    expect(tight.problems.map(({ words }) => words)).toEqual([
      expect.stringMatching(
        /^A table for 8 with its chairs takes \d+' .* × .* of floor.*; the room is 10' × 10'\.$/,
      ),
    ]);
  });

  it("are at a round table where one is asked for", () => {
    const { layouts } = seated(planOf("dining_room", usual), 4, "a round table");
    expect(new Set(layouts.map(({ arrangement }) => arrangement.split(" for")[0]))).toEqual(
      new Set(["round table"]),
    );
  });
});

it("puts no bed under the window where another wall is free", () => {
  const [best] = found(bedroomLayouts, planOf("bedroom", small)).layouts;
  expect(best?.arrangement).not.toContain("north wall");
});
