import { expect, it } from "vitest";
import type { RoomItem } from "../../contract/design/room-design.ts";
import { designed } from "./designed.test-support.ts";

/** How far the middle of an item is from each wall, seen from the door in the south wall. */
function awayFrom(wall: string, [x, y]: RoomItem["at_in"], width_in: number, depth_in: number): number {
  const away = { left: x, right: width_in - x, back: depth_in - y, door: y };
  return away[wall as keyof typeof away];
}

it.each([
  ["10x12 kitchen, keep the refrigerator on the left wall", "refrigerator", "left", 120, 144],
  ["10x12 kitchen, keep the refrigerator on the right wall", "refrigerator", "right", 120, 144],
  ["10x12 kitchen, the range stays on the back wall", "range", "back", 120, 144],
  ["5x8 bathroom with a tub, keep the toilet on the left wall", "toilet", "left", 60, 96],
  ["5x8 bathroom with a tub, keep the toilet on the right wall", "toilet", "right", 60, 96],
  ["7x9 laundry, the washer stays on the back wall", "washer", "back", 84, 108],
])("%s: it stands there in every design", async (text, kind, wall, width_in, depth_in) => {
  const made = await designed(text);
  expect(made).toHaveLength(4);
  for (const { design, unmet } of made) {
    const [own] = design.items.filter((item) => item.kind === kind);
    // half of its depth, and some more for pipes
    expect(awayFrom(wall, own!.at_in, width_in, depth_in)).toBeLessThan(own!.depth_in / 2 + 6);
    expect(own!.sku).toBeNull();
    expect(unmet.join(" ")).not.toContain(`Your ${kind}`);
  }
});

it("says so where no arrangement leaves it there", async () => {
  const made = await designed("5x8 bathroom with a tub, keep the toilet on the wall with the door");
  expect(made.length).toBeGreaterThan(0);
  for (const { unmet } of made)
    expect(unmet.join(" ")).toContain("Your toilet isn't on the wall with the door here.");
});
