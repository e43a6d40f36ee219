import { describe, expect, it } from "vitest";
import { designed } from "./designed.test-support.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

/** What the floors of a brief's designs are made of, and what is said of wishes that are not met. */
async function floorsOf(text: string) {
  return (await designed(text)).map(({ design, unmet }) => {
    const sku = design.surfaces.find(({ id }) => id === "floor")!.sku!;
    const { category, attributes } = offers.get(sku)!.product;
    return { made: String(attributes.material ?? category), unmet: unmet.join(" ") };
  });
}

describe("a wood or stone that is asked for", () => {
  it.each([
    ["bedroom 12x14, wood floor", /^hardwood-flooring$/],
    ["bedroom 12x14 oak floor coastal", /^hardwood-flooring$/],
    ["living room 14x18 walnut floor", /^hardwood-flooring$/],
    ["living room 14x18 marble floor", /^Marble$/],
    ["bathroom 8x10 slate floor", /^Slate$/],
  ])("is what the floor is made of: %s", async (text, made) => {
    for (const floor of await floorsOf(text)) expect(floor.made).toMatch(made);
  });

  it("gives way to what looks like it only for a budget, and says so", async () => {
    const floors = await floorsOf("living room 16x20, walnut floor, budget $4,500");
    for (const { made, unmet } of floors)
      if (made !== "hardwood-flooring") expect(unmet).toMatch(/only looks like walnut|over your budget/);
  });

  it("leaves wood-look tile to those who ask for it", async () => {
    for (const { made } of await floorsOf("bathroom 8x10 wood look tile floor"))
      expect(made).toBe("Porcelain");
  });
});
