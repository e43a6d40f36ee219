import { describe, expect, it } from "vitest";
import { movedBefore, slugFor } from "./ordering.rules.ts";

describe("movedBefore", () => {
  it.each([
    [3, 1, [3, 1, 2]],
    [1, 3, [2, 1, 3]],
    [1, null, [2, 3, 1]],
    [4, 2, [1, 4, 2, 3]],
    [2, 99, [1, 3, 2]],
  ])("puts %s before %s", (id, before, ids) => {
    expect(movedBefore([1, 2, 3], id, before)).toEqual(ids);
  });
});

describe("slugFor", () => {
  const taken = new Set(["tile-stone", "all"]);
  it.each([
    ["Tile & Stone", "tile-stone-2"],
    ["Crème brûlée", "creme-brulee"],
    ["All", "all-2"],
    ["2024", "2024-2"],
    ["???", "category"],
    ["Carpenter's Bench", "carpenters-bench"],
  ])("makes an address of %s", (name, slug) => {
    expect(slugFor(name, taken, "category")).toBe(slug);
  });
});
