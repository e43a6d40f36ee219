import { describe, expect, it } from "vitest";
import { nextTry } from "../../../platform/queue/retry.rules.ts";
import { isOver, mostAttempts, pauses_s, problemOf } from "./retry.rules.ts";

const start = new Date("2026-03-02T08:00:00Z");
const hours = (count: number) => new Date(start.getTime() + count * 3600_000);

describe("a failed call", () => {
  it("waits longer each time, for a good day in all, and then gives up", () => {
    const times: number[] = [];
    let at: Date | null = start;
    for (let attempts = 1; at; attempts++) {
      times.push(at.getTime());
      at = nextTry(pauses_s, attempts, at);
    }
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(times).toHaveLength(mostAttempts);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const all_h = (times.at(-1)! - times[0]!) / 3600_000;
    expect(all_h).toBeGreaterThan(24);
    expect(all_h).toBeLessThan(36);
  });
});

describe("isOver", () => {
  it("needs a call that was given up and a day without success", () => {
    expect(isOver(500, true, start, hours(25))).toBe(true);
    expect(isOver(500, true, hours(20), hours(25))).toBe(false);
    expect(isOver(500, false, start, hours(25))).toBe(false);
  });

  it("takes 410 at its word", () => {
    expect(isOver(410, false, start, start)).toBe(true);
  });
});

it("any status from 200 to 299 is a success, and a redirect is not", () => {
  expect([200, 204, 299].map(problemOf)).toEqual(["", "", ""]);
  expect(problemOf(301)).toMatch(/redirects/);
  expect(problemOf(500)).toMatch(/500/);
});
