import { expect, test } from "vitest";
import { dunningEmail, dunningStage } from "./dunning.rules.ts";

const since = new Date("2026-06-01T20:00:00Z");
const at = (day: string) => new Date(`${day}T20:00:00Z`);

test("sends a notice about a negative balance at once, three days before it is due, on the day, and when it is late", () => {
  expect(dunningStage(since, since)).toBe("owed");
  expect(dunningStage(since, at("2026-06-07"))).toBe("owed");
  expect(dunningStage(since, at("2026-06-08"))).toBe("soon");
  expect(dunningStage(since, at("2026-06-10"))).toBe("soon");
  expect(dunningStage(since, at("2026-06-11"))).toBe("due");
  // late in the evening, Pacific, which is the next day in UTC
  expect(dunningStage(since, new Date("2026-06-12T06:30:00Z"))).toBe("due");
  expect(dunningStage(since, at("2026-06-12"))).toBe("overdue");
});

test("the letters name the amount and the day", () => {
  expect(dunningEmail("Ada", "soon", 12_345, since)).toMatchObject({
    subject: "$123.45 is due on 06.11.2026",
  });
  expect(dunningEmail("Ada", "overdue", 12_345, since).preview).toContain("06.11.2026");
});
