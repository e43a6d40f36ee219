import { describe, expect, it } from "vitest";
import { afterFailure, nameOfList, nextRun } from "./schedule.rules.ts";

const daily = { every: "day", weekday: 1, hour: 6, time_zone: "America/Los_Angeles" } as const;
const run = (when: Parameters<typeof nextRun>[0], now: string) => nextRun(when, new Date(now)).toISOString();

describe("the next time that a list is fetched", () => {
  it("is the hour on the clocks of its time zone, today or tomorrow", () => {
    expect(run(daily, "2026-11-23T13:00:00Z")).toBe("2026-11-23T14:00:00.000Z");
    expect(run(daily, "2026-11-23T14:00:00Z")).toBe("2026-11-24T14:00:00.000Z");
    expect(run({ ...daily, hour: 0 }, "2026-11-23T07:59:00Z")).toBe("2026-11-23T08:00:00.000Z");
  });
  it("moves with daylight saving time, and goes by half hours where clocks do", () => {
    expect(run(daily, "2026-07-01T00:00:00Z")).toBe("2026-07-01T13:00:00.000Z");
    expect(run({ ...daily, time_zone: "Asia/Kolkata" }, "2026-11-23T00:00:00Z")).toBe(
      "2026-11-23T00:30:00.000Z",
    );
  });
  it("is on its day of the week for weekly lists", () => {
    expect(run({ ...daily, every: "week", weekday: 5 }, "2026-11-23T20:00:00Z")).toBe(
      "2026-11-27T14:00:00.000Z",
    );
  });
  it("comes soon after a failure that may pass, and the vendor hears about the third", () => {
    const now = new Date("2026-11-23T14:01:00Z");
    expect(afterFailure(daily, 0, false, now)).toMatchObject({ failures: 1, isTold: false });
    expect(afterFailure(daily, 2, false, now)).toMatchObject({ failures: 0, isTold: true });
    expect(afterFailure(daily, 0, true, now)).toMatchObject({
      isTold: true,
      next_at: new Date("2026-11-24T14:00:00Z"),
    });
  });
});

it("names a list by the end of its address", () => {
  expect(nameOfList("https://a.example/lists/May%20prices.csv?key=1")).toBe("May prices.csv");
  expect(nameOfList("https://a.example/%ff")).toBe("%ff");
  expect(nameOfList("https://a.example/")).toBe("list");
});
