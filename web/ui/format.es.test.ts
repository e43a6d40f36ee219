import { expect, test } from "vitest";
import { formatDate, formatDateTime, plural } from "./format.es.ts";

test("days are written so that nobody takes the month for the day", () => {
  expect(formatDate("2026-07-03")).toBe("3 jul 2026");
  expect(formatDate("2026-07-04T03:00:00Z", "America/Los_Angeles")).toBe("3 jul 2026");
  expect(formatDate("soon")).toBe("");
});

test("times are on a clock of twelve hours", () => {
  expect(formatDateTime("2026-12-01T21:05:00Z", "UTC")).toBe("1 dic 2026, 9:05 p.m.");
  expect(formatDateTime("2026-12-01T00:05:00Z", "UTC")).toBe("1 dic 2026, 12:05 a.m.");
});

test("one is singular, everything else plural", () => {
  expect(plural(1, "caja", "cajas")).toBe("1 caja");
  expect(plural(0, "caja", "cajas")).toBe("0 cajas");
  expect(plural(1200, "color")).toBe("1,200 colores");
  expect(plural(2, "vez")).toBe("2 veces");
});
