import { describe, expect, it } from "vitest";
import { floorPlan, rectangle } from "../../../demo/rooms/floor-plan.ts";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import { mustFindings } from "../../planning-rules/findings.ts";
import type { Brief, BriefRoom, Feature } from "../brief/brief.types.ts";
import { emptyBrief } from "../brief/merge-brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { palettes } from "../looks/palettes.ts";
import { finish } from "../sketch/finishing.ts";
import { RoomSketch, type SketchPlan } from "../sketch/room-sketch.ts";
import { bedroomLayouts } from "./bedrooms.ts";
import { diningLayouts } from "./dining.ts";
import type { LayoutSearch, Layouts } from "./layout.types.ts";
import { found, roomOf, shelf } from "./layout-rooms.test-support.ts";
import { livingLayouts } from "./living.ts";
import { outdoorLayouts } from "./outdoor.ts";

const searches: readonly (readonly [BriefRoom, LayoutSearch])[] = [
  ["living_room", livingLayouts],
  ["dining_room", diningLayouts],
  ["bedroom", bedroomLayouts],
  ["outdoor", outdoorLayouts],
];

const brief = (room: BriefRoom, wants: readonly Feature[] = [], avoids: readonly Feature[] = []): Brief => ({
  ...emptyBrief,
  ...{ room, wants, avoids },
});

/** Openings as in plan tables, for a room so wide and deep (inches). */
const openings: readonly ((wide: number, deep: number) => string[])[] = [
  (wide) => ["door s 8 32 in w", `window n ${wide / 2 - 24} 48 30 50`],
  (wide, deep) => [
    `passage w ${deep / 2 - 20} 40`,
    `door e 20 32 in s`,
    `window s ${wide / 2 - 20} 40 36 48`,
  ],
];

function rectangles(room: BriefRoom): SketchPlan[] {
  return [
    [8, 9],
    [11, 13],
    [14, 12],
    [24, 20],
  ].flatMap(([wide_ft = 0, deep_ft = 0]) =>
    openings.map((of, at) =>
      floorPlan(room, {
        id: `${wide_ft}x${deep_ft}-${at}`,
        name: "",
        layout: "",
        outline: rectangle(wide_ft * 12, deep_ft * 12),
        openings: of(wide_ft * 12, deep_ft * 12),
        description: "",
        tags: "",
      }),
    ),
  );
}

/** What stands in the way of building the layouts as furnished in several styles. */
function broken(plan: SketchPlan, { layouts }: Layouts): string[] {
  return layouts.flatMap((layout, at) => {
    const sketch = new RoomSketch(plan, palettes[(at * 5 + plan.id.length) % palettes.length]!, shelf, at);
    layout.furnish(sketch);
    finish(sketch);
    return mustFindings(sketch.design("")).map(
      ({ message }) => `${plan.id}, ${layout.arrangement}: ${message}`,
    );
  });
}

describe.each(searches)("layouts of a %s", (room, search) => {
  const plans = [...floorPlans.filter((plan) => plan.room === room), ...rectangles(room)];
  const rooms = plans.map((plan) => ({ plan, ...found(search, plan, brief(room)) }));

  it("are there for every plan that can hold one, or it is said why not", () => {
    const empty = rooms.filter(({ layouts }) => layouts.length === 0);
    expect(empty.filter(({ problems }) => problems.length === 0).map(({ plan }) => plan.id)).toEqual([]);
    expect(empty.map(({ plan }) => plan.id).filter((id) => !/^8x9/.test(id))).toEqual([]);
  });

  it("may be built in any style", () => {
    expect(rooms.flatMap((each) => broken(each.plan, each))).toEqual([]);
  });

  it("differ from each other, three or more in a room of 11 by 13 ft", () => {
    for (const { plan, layouts } of rooms) {
      expect(new Set(layouts.map(({ arrangement }) => arrangement)).size, plan.id).toBe(layouts.length);
      if (/^(11|14|24)x/.test(plan.id)) expect(layouts.length, plan.id).toBeGreaterThanOrEqual(3);
    }
  });
});

const hall = floorPlan("living_room", {
  ...{ id: "hall", name: "", layout: "", description: "", tags: "" },
  outline: rectangle(290, 240),
  openings: ["passage s 220 48", "window w 100 60 24 60"],
});
const wishes: readonly (readonly [BriefRoom, LayoutSearch, Feature[]])[] = [
  [
    "living_room",
    livingLayouts,
    ["media_wall", "sectional", "bookcase", "reading_chair", "dining_table", "plants"],
  ],
  ["bedroom", bedroomLayouts, ["king_bed", "media_wall", "reading_chair", "bookcase"]],
  ["outdoor", outdoorLayouts, ["grill", "lounge", "dining_table"]],
  ["outdoor", outdoorLayouts, ["pool"]],
  ["outdoor", outdoorLayouts, ["fire_pit", "lounge"]],
];

describe("wishes", () => {
  it.each(wishes)("for a %s come true in a large one", (room, search, wants) => {
    const { layouts, problems } = found(search, { ...hall, room }, brief(room, wants));
    const [first] = layouts;
    expect(wants.filter((feature) => !layouts.some(({ has }) => has.includes(feature)))).toEqual([]);
    expect(problems).toEqual([]);
    const sketch = new RoomSketch({ ...hall, room }, palettes[0]!, shelf, 0);
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
    const plan = rectangles("living_room")[0]!;
    const { layouts, problems } = found(livingLayouts, plan, brief("living_room", ["dining_table"]));
    expect(layouts.some(({ has }) => has.includes("dining_table"))).toBe(false);
    expect(problems.map(({ feature }) => feature)).toContain("dining_table");
  });

  it("to do without are kept", () => {
    const without: Feature[] = ["media_wall", "plants", "bookcase"];
    const { layouts } = found(livingLayouts, hall, brief("living_room", [], without));
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.flatMap(({ has }) => has).filter((feature) => without.includes(feature))).toEqual([]);
  });
});

describe("seats at the table", () => {
  const seated = (plan: SketchPlan, seats: number, text = "") =>
    found(diningLayouts, plan, { ...readBrief(text).brief, room: "dining_room", seats });

  it("are as many as asked, where there is room", () => {
    const { layouts, problems } = seated({ ...hall, room: "dining_room" }, 8);
    expect(layouts[0]).toMatchObject({ seats: 8, says: expect.arrayContaining(["The table seats 8."]) });
    expect(problems).toEqual([]);
  });

  it("that do not fit are explained with the floor that is missing", () => {
    const plan = rectangles("dining_room")[2]!;
    const { layouts, problems } = seated(plan, 12);
    expect(layouts[0]?.seats).toBeLessThan(12);
    expect(problems).toEqual([{ feature: "seats", words: "The largest table here seats 8, not 12." }]);
    const small = seated(roomOf("dining_room", 120, 120, "door s 8 32 in w"), 8);
    expect(small.layouts[0]?.seats).toBeLessThan(8);
    expect(small.problems.map(({ words }) => words)).toEqual([
      expect.stringMatching(
        /^A table for 8 with its chairs takes \d+' .* × .* of floor.*; the room is 10' × 10'\.$/,
      ),
    ]);
  });

  it("are at a round table where one is asked for", () => {
    const { layouts } = seated(rectangles("dining_room")[2]!, 4, "a round table");
    expect(new Set(layouts.map(({ arrangement }) => arrangement.split(" for")[0]))).toEqual(
      new Set(["round table"]),
    );
  });
});

it("puts no bed under the window where another wall is free", () => {
  const [plan] = rectangles("bedroom");
  const [best] = found(bedroomLayouts, plan!, brief("bedroom")).layouts;
  expect(best?.arrangement).not.toContain("north wall");
});
