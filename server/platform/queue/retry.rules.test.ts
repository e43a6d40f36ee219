import { expect, it } from "vitest";
import { nextTry } from "./retry.rules.ts";

it("a job is tried again after the pause of its attempt, and given up after the last", () => {
  const now = new Date("2026-11-24T04:40:00Z");
  expect(nextTry([60, 300], 1, now)).toEqual(new Date("2026-11-24T04:41:00Z"));
  expect(nextTry([60, 300], 2, now)).toEqual(new Date("2026-11-24T04:45:00Z"));
  expect(nextTry([60, 300], 3, now)).toBeNull();
});
