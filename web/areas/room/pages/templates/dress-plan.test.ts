import { describe, expect, it } from "vitest";
import { type RoomDesign, roomDesign } from "../../../../../contract/design/room-design.ts";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import { dressPlan } from "./dress-plan.ts";

const planOf = (width_in: number) => {
  const begun = planFrom({ shape: "rectangle", width_in, depth_in: 96 });
  if (!begun.ok) throw new Error(begun.message);
  return begun.plan;
};
const template: RoomDesign = {
  schema: "room-design/1",
  room: "bathroom",
  plan: planOf(60),
  style: "coastal",
  surfaces: [
    { id: "floor", sku: "TILE", pattern: "herringbone", grout_color: "#dddddd" },
    { id: "wall:w1", sku: "BLUE" },
    { id: "wall:w2", sku: "WHITE" },
    { id: "wall:w3", sku: "WHITE" },
    { id: "countertop:vanity", sku: "QUARTZ" },
  ],
  items: [
    {
      id: "vanity",
      sku: "V36",
      kind: "vanity",
      at_in: [18, 11],
      rotation_deg: 180,
      width_in: 36,
      depth_in: 21,
      height_in: 34,
    },
  ],
};

describe("a template's materials on an own plan", () => {
  it("cover floor and standing walls as most of the template is covered, without its fixtures", () => {
    const plan = planOf(144);
    plan.walls[3] = { ...plan.walls[3]!, kind: "open" };
    const design = dressPlan(plan, template);
    expect(design.surfaces).toEqual([
      { id: "floor", sku: "TILE", pattern: "herringbone", grout_color: "#dddddd" },
      { id: "wall:w1", sku: "WHITE" },
      { id: "wall:w2", sku: "WHITE" },
      { id: "wall:w3", sku: "WHITE" },
    ]);
    expect(design.items).toEqual([]);
    expect(roomDesign.safeParse(design).success).toBe(true);
  });
});
