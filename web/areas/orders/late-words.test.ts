import { expect, test } from "vitest";
import { lateWords } from "./late-words.ts";

test("products are late once their last promised day is over, not on that day", () => {
  expect(lateWords("2026-11-25", new Date("2026-11-25T23:00:00Z"))).toBeNull();
  expect(lateWords("2026-11-25", new Date("2026-11-26T08:00:00Z"))).toBe("late, was due by 11.25.2026");
});
