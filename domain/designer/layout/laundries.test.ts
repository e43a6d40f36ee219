import { describe, expect, it } from "vitest";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import type { Brief } from "../brief/brief.types.ts";
import type { SketchPlan } from "../sketch/room-sketch.ts";
import { laundryLayouts } from "./laundries.ts";
import { broken, found, furnished, roomOf } from "./layout-rooms.test-support.ts";

const laundryPlans = floorPlans.filter((plan) => plan.room === "laundry");

const search = (plan: SketchPlan, brief?: Partial<Brief>) => found(laundryLayouts, plan, brief);

describe("laundries", () => {
  it.each(laundryPlans.map((plan, at) => [plan.id, plan, at] as const))("%s of the demo", (_, plan, at) => {
    const { layouts } = search(plan);
    expect(layouts.length).toBeGreaterThanOrEqual(3);
    expect(layouts.slice(0, 4).flatMap((layout, turn) => broken(plan, layout, at + 3 * turn))).toEqual([]);
  });

  it.each([
    [60, 72, "slider s 15 30"],
    [72, 96, "door s 6 30 in w"],
    [96, 96, "door e 33 30 in s"],
    [144, 108, "door s 57 30 in w"],
  ] as const)("%i × %i with %s", (width, depth, door) => {
    const plan = roomOf("laundry", width, depth, door);
    const [best] = search(plan).layouts;
    expect(broken(plan, best!, 5)).toEqual([]);
    const kinds = furnished(plan, best!, 5).items.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["washer", "dryer"]));
  });

  it("have the sink and the counter that are asked for", () => {
    const plan = roomOf("laundry", 98, 122, "door s 33 32 in w");
    const { layouts, problems } = search(plan, { wants: ["utility_sink", "folding_counter"] });
    expect(problems).toEqual([]);
    expect(layouts[0]!.has).toEqual(["utility_sink", "folding_counter"]);
    expect(furnished(plan, layouts[0]!, 0).items.some(({ kind }) => kind === "sink")).toBe(true);
  });

  it("stand washer and dryer next to each other", () => {
    const plan = roomOf("laundry", 98, 74, "door s 4 30 in w");
    const { items } = furnished(plan, search(plan).layouts[0]!, 0);
    const [washer, dryer] = ["washer", "dryer"].map((kind) => items.find((each) => each.kind === kind)!);
    const apart = Math.hypot(washer!.at_in[0] - dryer!.at_in[0], washer!.at_in[1] - dryer!.at_in[1]);
    expect(apart - washer!.width_in).toBeLessThan(2);
  });

  it("say how much wall is missing", () => {
    const { layouts, problems } = search(roomOf("laundry", 48, 60, "door e 15 30 in s"));
    expect(layouts).toEqual([]);
    expect(problems[0]!.words).toMatch(/need 4' 1" of clear wall .* the longest clear wall is 2'/);
  });

  it("call the walls of a room without a door by their names", () => {
    const [best] = search(roomOf("laundry", 96, 96)).layouts;
    expect(best!.arrangement).toMatch(/on the (north|south|east|west) wall/);
    expect(best!.arrangement).not.toMatch(/with the door|far wall/);
  });
});
