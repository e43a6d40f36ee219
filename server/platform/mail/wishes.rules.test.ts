import { describe, expect, it } from "vitest";
import { quietUntil, type Wishes, whenToMail } from "./wishes.rules.ts";

const night = { starts_at: 21, ends_at: 7 };
const wishes: Wishes = {
  user_id: "u",
  chosen: null,
  is_refused: false,
  quiet: null,
  digest_hour: null,
  timezone: "America/New_York",
};
/** 11:40 PM in New York. */
const late = new Date("2026-11-24T04:40:00Z");
/** Noon in New York. */
const noon = new Date("2026-11-24T17:00:00Z");

describe("whenToMail", () => {
  it("sends what nobody has switched off", () => {
    expect(whenToMail("message", wishes, noon)).toBe("now");
  });

  it("never sends what the account or the address has switched off", () => {
    expect(whenToMail("message", { ...wishes, chosen: false }, noon)).toBe("never");
    expect(whenToMail("offer", { ...wishes, user_id: null, is_refused: true }, noon)).toBe("never");
  });

  it("lets an account's choice win over what was said for the address before", () => {
    expect(whenToMail("offer", { ...wishes, chosen: true, is_refused: true }, noon)).toBe("now");
  });

  it("waits for the end of quiet hours", () => {
    const until = whenToMail("message", { ...wishes, quiet: night }, late);
    expect(until).toEqual(new Date("2026-11-24T12:00:00Z"));
    expect(whenToMail("message", { ...wishes, quiet: night }, noon)).toBe("now");
  });

  it("sends safety emails and receipts whatever was chosen, at any hour", () => {
    const nothing = { ...wishes, chosen: false, is_refused: true, quiet: night };
    for (const kind of ["account", "receipt", "bank", "direct"] as const) {
      expect(whenToMail(kind, nothing, late)).toBe("now");
    }
  });
});

describe("a daily digest", () => {
  const daily = { ...wishes, digest_hour: 8 };

  it("waits for its hour by the clock of the account", () => {
    expect(whenToMail("order", daily, noon)).toEqual(new Date("2026-11-25T13:00:00Z"));
    // 8:10 AM: today's is over
    expect(whenToMail("order", daily, new Date("2026-11-24T13:10:00Z"))).toEqual(
      new Date("2026-11-25T13:00:00Z"),
    );
    expect(whenToMail("account", daily, noon)).toBe("now");
  });

  it("does not arrive in quiet hours", () => {
    const early = { ...daily, digest_hour: 5, quiet: night };
    expect(whenToMail("order", early, noon)).toEqual(new Date("2026-11-25T12:00:00Z"));
  });
});

describe("quietUntil", () => {
  it("ends the same day if the hours do not go over midnight", () => {
    const lunch = { starts_at: 12, ends_at: 14 };
    expect(quietUntil(lunch, "America/New_York", noon)).toEqual(new Date("2026-11-24T19:00:00Z"));
    expect(quietUntil(lunch, "America/New_York", new Date("2026-11-24T19:00:00Z"))).toBeNull();
  });

  it("goes by the clock of the time zone, also in the night when clocks change", () => {
    // 1 AM on 11.01.2026, an hour before the clocks go back: 7 AM is seven hours later
    const before = new Date("2026-11-01T05:00:00Z");
    expect(quietUntil(night, "America/New_York", before)).toEqual(new Date("2026-11-01T12:00:00Z"));
    // 11 PM in India, half an hour off the full hour
    const india = new Date("2026-11-24T17:30:00Z");
    expect(quietUntil(night, "Asia/Kolkata", india)).toEqual(new Date("2026-11-25T01:30:00Z"));
  });
});
