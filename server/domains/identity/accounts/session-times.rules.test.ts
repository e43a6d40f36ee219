import { describe, expect, it } from "vitest";
import { judgeRemembrance, sessionTimes } from "./session-times.rules.ts";

const now = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 3600_000);

describe("how long a sign-in lasts", () => {
  it("is 340 days for a remembered browser, which exchanges its token each day", () => {
    expect(sessionTimes("remembered browser", true, now)).toEqual({
      expires_at: days(340),
      token_expires_at: days(1),
      cookie_s: 340 * 24 * 3600,
    });
  });

  it("is 30 days for another browser, and ends with it or after a week without use", () => {
    expect(sessionTimes("browser", false, now)).toEqual({
      expires_at: days(30),
      token_expires_at: days(7),
      cookie_s: null,
    });
  });

  it("is the same token throughout for a client that is no browser", () => {
    expect(sessionTimes("client", false, now).token_expires_at).toEqual(days(30));
    expect(sessionTimes("client", true, now).token_expires_at).toEqual(days(340));
  });
});

describe("a remember cookie", () => {
  const justNow = new Date(now.getTime() - 5_000);
  const earlier = new Date(now.getTime() - 60_000);

  it.each([
    ["current", true, earlier, "exchange"],
    ["current", false, justNow, "exchange"],
    ["previous", false, earlier, "exchange"],
    ["previous", true, justNow, "wait"],
    ["previous", true, earlier, "revoke"],
    ["previous", true, null, "revoke"],
    ["other", true, justNow, "revoke"],
    ["other", false, justNow, "revoke"],
  ] as const)(
    "with the %s secret, confirmed %s, exchanged %s: %s",
    (secret, is_confirmed, rotated_at, outcome) => {
      expect(judgeRemembrance({ secret, is_confirmed, rotated_at }, now)).toBe(outcome);
    },
  );
});
