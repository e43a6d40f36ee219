import { describe, expect, it } from "vitest";
import { countedSearch } from "./counted-search.rules.ts";

describe("countedSearch", () => {
  it.each([
    ["  Terrazzo   SINK ", "terrazzo sink"],
    ["12x24 tile", "12x24 tile"],
    ["jane@example.test", null],
    ["https://elsewhere.test/tile", null],
    ["(503) 555-0142", null],
    ["4242 4242 4242 4242", null],
    ["18 Alder Way 97201", null],
    ["x", null],
    ["a".repeat(81), null],
  ])("keeps of %j: %j", (q, kept) => {
    expect(countedSearch(q)).toBe(kept);
  });
});
