import { describe, expect, it } from "vitest";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import { areaOf } from "../../room/geometry/polygon.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import type { Brief } from "../brief/brief.types.ts";
import { readBrief } from "../brief/read-brief.ts";
import { RoomSketch, type SketchPlan } from "../sketch/room-sketch.ts";
import { styleOf } from "../styles/styles-for.ts";
import { bathLayouts } from "./baths.ts";
import type { Layout } from "./layout.types.ts";
import { found, furnished, offers, roomOf } from "./layout-rooms.test-support.ts";

const bathPlans = floorPlans.filter((plan) => plan.room === "bathroom");

const search = (plan: SketchPlan, brief?: Partial<Brief>) => found(bathLayouts, plan, brief);
const bath = (width_in: number, depth_in: number, ...openings: string[]) =>
  roomOf("bathroom", width_in, depth_in, ...openings);

const ofDemo = [
  ...["hall-bath-5x8", "three-quarter-corner", "powder-4x6", "powder-3x7"],
  ...["wet-room-9x8", "jack-and-jill", "primary-bath-alcove"],
].map((id) => bathPlans.find((plan) => plan.id === id)!);
const rooms: readonly SketchPlan[] = [
  ...ofDemo,
  bath(48, 60, "door s 3 30 in w"),
  bath(60, 72, "door e 21 30 in s"),
  bath(72, 84, "door s 39 30 in e"),
];

/** What keeps the room from being built, and what it lacks. */
function faults(plan: SketchPlan, layout: Layout, turn: number): string[] {
  const design = furnished(plan, layout, turn).design("");
  const has = (...kinds: string[]) => design.items.some(({ kind }) => kinds.includes(kind));
  const bathes = layout.has.includes("tub")
    ? has("tub")
    : areaOf(plan.plan.vertices_in) < 36 * 144 || has("shower");
  return [
    ...mustFindings(design).map(({ message }) => message),
    ...(has("toilet") ? [] : ["no toilet"]),
    ...(has("vanity", "lavatory") ? [] : ["no basin"]),
    ...(bathes ? [] : ["nothing to bathe in"]),
  ];
}

describe("bathrooms", () => {
  it.each(rooms.map((plan, at) => [plan.id, plan, at] as const))("%s", (_, plan, at) => {
    const { layouts } = search(plan);
    const arrangements = layouts.map(({ arrangement }) => arrangement);
    expect(arrangements.length).toBeGreaterThanOrEqual(areaOf(plan.plan.vertices_in) >= 40 * 144 ? 3 : 1);
    expect(new Set(arrangements).size).toBe(arrangements.length);
    // the others take turns in the designer, which checks what it returns
    for (const [turn, layout] of layouts.slice(0, 2).entries())
      expect(faults(plan, layout, at + 7 * turn), layout.arrangement).toEqual([]);
  });
});

it("has the kinds of fixtures that are asked for", () => {
  const { brief } = readBrief(
    "9x12 bath, Japanese soaking tub, walk-in shower, floating vanity, wall-hung toilet",
  );
  const plan = bath(144, 108, "door s 57 30 in e");
  const [layout] = search(plan, brief).layouts;
  const sketch = new RoomSketch(plan, styleOf(brief, "coastal", 0, 0, offers).palette, offers, 0);
  layout!.furnish(sketch);
  const said = (kind: string) => {
    const item = sketch.items.find((each) => each.kind === kind);
    return (item?.sku && offers.get(item.sku)?.said) || "";
  };
  expect([said("tub"), said("vanity"), said("toilet")]).toEqual([
    expect.stringContaining("japanese"),
    expect.stringContaining(" wall"),
    expect.stringContaining("wall-hung"),
  ]);
});

describe("wishes", () => {
  const hall = bath(60, 96, "door s 27 30 in e");

  it("are met where they fit, first of all by the best layout, the tub under the window", () => {
    const large = bath(120, 120, "door s 6 32 in w", "window n 36 48 30 54");
    const wants = ["freestanding_tub", "shower", "double_vanity", "linen_storage"] as const;
    const { layouts, problems } = search(large, { wants, avoids: [] });
    expect(layouts[0]!.has).toEqual(expect.arrayContaining([...wants]));
    expect(layouts[0]!.says).toContain("The freestanding tub is under the window.");
    expect(problems).toEqual([]);
  });

  it("says which length stands in the way", () => {
    const { layouts, problems } = search(bath(60, 72, "door s 15 30 out w"), { wants: ["freestanding_tub"] });
    expect(layouts.some(({ has }) => has.includes("freestanding_tub"))).toBe(false);
    expect(problems).toEqual([
      {
        feature: "freestanding_tub",
        words: expect.stringMatching(/^A freestanding tub needs 5' 7" of clear wall/),
      },
    ]);
  });

  it("leaves out what is not wanted", () => {
    for (const { has } of search(hall, { avoids: ["tub"] }).layouts) expect(has).not.toContain("tub");
    for (const { has } of search(hall, { avoids: ["shower"] }).layouts) expect(has).not.toContain("shower");
  });

  it("takes a tub with a shower over it for both in a small bath", () => {
    expect(search(hall, { wants: ["tub", "shower"] }).layouts[0]!.has).toEqual(["tub", "shower"]);
  });
});

describe("without steps", () => {
  it("has a shower without a curb, knee room below the sink and a floor to turn on", () => {
    const plan = bath(108, 108, "door s 6 36 out w");
    const { layouts, problems } = search(plan, { household: ["step_free"] });
    expect(problems).toEqual([]);
    const { items } = furnished(plan, layouts[0]!, 2);
    const stall = items.find(({ kind, width_in }) => kind === "shower" && width_in >= 48)!;
    expect([stall.width_in >= 59, stall.height_in < 2.1]).toEqual([true, true]);
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["lavatory"]));
    expect(items.map(({ kind }) => kind)).not.toContain("tub");
    expect(layouts[0]!.says).toContain("A wheelchair has a clear 5' × 5' floor to turn on.");
  });

  it("says where there is no floor to turn on", () => {
    const { problems } = search(bath(60, 96, "door s 27 30 in e"), { household: ["step_free"] });
    expect(problems.map(({ words }) => words)).toEqual([expect.stringContaining("5' × 5'")]);
  });
});

describe("what cannot be a bathroom", () => {
  it("says what is missing", () => {
    const { layouts, problems } = search(bath(40, 40, "door s 5 30 in w"));
    expect(layouts).toEqual([]);
    expect(problems).toEqual([{ feature: null, words: expect.stringContaining("toilet") }]);
  });

  it("names a low ceiling", () => {
    const plan = bath(60, 96, "door s 27 30 in e");
    const low = { ...plan, plan: { ...plan.plan, ceiling_height_in: 76 } };
    expect(search(low).problems[0]!.words).toBe(`A bathroom's ceiling must be at least 6' 8" high.`);
  });
});

describe("the words of an arrangement", () => {
  const wordsOf = (...openings: string[]) =>
    search(bath(120, 96, ...openings)).layouts.map(({ arrangement }) => arrangement);

  it("call the walls as one sees them from the door", () => {
    for (const words of wordsOf("door s 3 30 in w"))
      expect(words).toMatch(/the (far|left|right) wall|the wall with the door/);
  });

  it("call them by their names without one", () => {
    for (const words of wordsOf()) {
      expect(words).toMatch(/the (north|south|east|west) wall/);
      expect(words).not.toMatch(/with the door|far wall/);
    }
  });
});
