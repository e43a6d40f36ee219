import { expect, it } from "vitest";
import { roomPlan } from "../../contract/design/room-design.ts";
import { planProblems } from "../room/geometry/plan-problems.ts";
import { boundsOf } from "../room/geometry/polygon.ts";
import { mustFindings } from "../room/rules/findings.ts";
import type { Brief, BriefRoom } from "./brief/brief.types.ts";
import { briefOf } from "./layout/layout-rooms.test-support.ts";
import { layoutSearches } from "./layout/layout-searches.ts";
import { planFor } from "./plan-for.ts";

const rooms = Object.keys(layoutSearches) as BriefRoom[];
const drawn = (room: BriefRoom, brief: Partial<Brief> = {}) => planFor({ ...briefOf(brief), room });

/** The shortest and the longest sides that a brief may name, and some between. */
const sides_in = [36, 47.5, 60, 84, 144, 300, 720];
const ceilings_in = [84, 96, 240];

it.each(rooms)("draws a %s of any size without a fault", (room) => {
  for (const width_in of sides_in)
    for (const depth_in of sides_in)
      for (const ceiling_in of ceilings_in) {
        const { plan } = drawn(room, { width_in, depth_in, ceiling_in });
        const name = `${width_in} × ${depth_in}, ${ceiling_in} high`;
        expect(planProblems(plan.plan), name).toEqual([]);
        expect(roomPlan.safeParse(plan.plan).error, name).toBeUndefined();
        const { right, top } = boundsOf(plan.plan.vertices_in);
        expect([right, top, plan.plan.ceiling_height_in]).toEqual([width_in, depth_in, ceiling_in]);
      }
});

it.each(rooms)("draws a %s that can be entered and has daylight where the brief leaves all open", (room) => {
  const { plan, assumed } = drawn(room);
  const design = { schema: "room-design/1", room, plan: plan.plan, surfaces: [], items: [] } as const;
  expect(mustFindings({ ...design, surfaces: [], items: [], style: "", notes: "" })).toEqual([]);
  const kinds = plan.plan.openings.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== "window")).toHaveLength(1);
  expect(kinds.includes("window")).toBe(room !== "outdoor");
  expect(assumed.join(" ")).toMatch(/^You gave no size, so we drew the room \d+'.* × \d+'/);
});

it.each(rooms)("draws a %s of the area that is asked for", (room) => {
  for (const area_sqft of [12, 48, 130, 900]) {
    const { right, top } = boundsOf(drawn(room, { area_sqft }).plan.plan.vertices_in);
    expect(Math.abs((right * top) / 144 - area_sqft)).toBeLessThan(area_sqft * 0.02);
  }
});

it("leaves one long wall of a narrow kitchen free for cabinets", () => {
  for (const width_in of [60, 72, 84, 92, 96, 144]) {
    const [entrance] = drawn("kitchen", { width_in, depth_in: 156 }).plan.plan.openings;
    const from = entrance!.offset_in;
    const to = from + entrance!.width_in;
    expect(entrance!.width_in).toBeGreaterThanOrEqual(32);
    expect(width_in - to, `${width_in}`).toBeGreaterThanOrEqual(26);
    if (width_in >= 96) expect(from).toBe(width_in - to);
  }
});

it("says only what it assumed", () => {
  const said = drawn("bathroom", { width_in: 60, depth_in: 96, ceiling_in: 96 }).assumed.join(" ");
  expect(said).toMatch(/^We assumed the door and the window are on opposite walls/);
  expect(drawn("bathroom", { width_in: 36, depth_in: 84 }).assumed.join(" ")).toContain("on a short wall");
});
