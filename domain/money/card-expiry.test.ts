import { expect, it } from "vitest";
import { isCardExpired } from "./card-expiry.ts";

it.each([
  // until the end of the month in California
  ["11/26", "2026-12-01T07:59:59Z", false],
  ["11/26", "2026-12-01T08:00:00Z", true],
  ["12/26", "2027-01-01T08:00:00Z", true],
  ["01/27", "2026-12-31T00:00:00Z", false],
  ["", "2026-12-01T00:00:00Z", false],
  ["soon", "2026-12-01T00:00:00Z", false],
])("a card good through %s, at %s: expired %s", (expiry, now, expired) => {
  expect(isCardExpired(expiry, new Date(now))).toBe(expired);
});
