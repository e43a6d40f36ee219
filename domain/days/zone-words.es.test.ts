import { expect, test } from "vitest";
import { shownMoment } from "./shown-day.ts";

test("a moment names the time zone in Spanish", () => {
  expect(shownMoment(new Date("2026-11-30T22:05:00Z"))).toBe("11.30.2026, 2:05 PM hora del Pacífico");
});
