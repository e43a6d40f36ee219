import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, formatDate, formatDateTime, formatUsd, plural } from "./format.ts";
import { formatInches } from "./format-inches.ts";

describe("formats", () => {
  it("writes dollars with two decimals and a real minus", () => {
    expect(formatUsd(1234.5)).toBe("$1,234.50");
    expect(formatUsd(0)).toBe("$0.00");
    expect(formatUsd(-0.001)).toBe("$0.00");
    expect(formatUsd(-12)).toBe("−$12.00");
  });

  it("writes counts with separators", () => {
    expect(formatCount(25000)).toBe("25,000");
    expect(plural(1, "box", "boxes")).toBe("1 box");
    expect(plural(1400, "box", "boxes")).toBe("1,400 boxes");
  });

  it("writes every amount as Americans do", () => {
    const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
    const amounts = fc.oneof(
      // half a cent that binary cannot hold is a little less or more, which only one of the two looks at
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((amount) => !/\.\d\d5$/.test(String(amount))),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((eighths) => eighths / 8),
      fc.integer().map((cents) => cents / 100),
    );
    const plain = (text: string) => text.replace("−", "-");
    fc.assert(
      fc.property(amounts, (amount) => {
        fc.pre(Math.abs(amount) >= 0.005 || amount === 0);
        expect(plain(formatUsd(amount))).toBe(usd.format(amount || 0));
        expect(plain(formatCount(amount))).toBe(count.format(amount || 0));
      }),
      { numRuns: 2000 },
    );
  });

  it("writes days as MM.DD.YYYY in Pacific time", () => {
    expect(formatDate("2026-01-01T07:59:59Z")).toBe("12.31.2025");
    expect(formatDate("2026-07-01T07:00:00Z")).toBe("07.01.2026");
    expect(formatDate("2026-01-01T07:59:59Z", "America/New_York")).toBe("01.01.2026");
  });

  it("knows the Pacific clock of every hour, as the time zone database does", () => {
    const there = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      dateStyle: "short",
      timeStyle: "short",
    });
    const wrong: string[] = [];
    for (let hour = Date.UTC(2006, 11, 30); hour < Date.UTC(2037, 0, 2); hour += 3_600_000) {
      const iso = new Date(hour).toISOString();
      const [month, day, year, time] = formatDateTime(iso).split(/[. ](?!AM|PM)/);
      const words = `${Number(month)}/${Number(day)}/${year!.slice(2)}, ${time}`;
      if (there.format(hour).replace("\u202f", " ") !== words) wrong.push(`${iso}: ${words}`);
    }
    expect(wrong).toEqual([]);
  });

  it("keeps a plain day the same day", () => {
    expect(formatDate("2026-02-28")).toBe("02.28.2026");
  });

  it("writes nothing for an invalid date", () => {
    expect(formatDate("soon")).toBe("");
    expect(formatDateTime("")).toBe("");
  });

  it("writes moments with the hour", () => {
    expect(formatDateTime("2026-03-09T02:05:00Z")).toBe("03.08.2026 7:05 PM");
  });

  it("writes lengths as a tape shows them", () => {
    expect(formatInches(24)).toBe("24 in");
    expect(formatInches(11.8125)).toBe("11 13/16 in");
    expect(formatInches(0.5)).toBe("1/2 in");
    expect(formatInches(0)).toBe("0 in");
    expect(formatInches(11.99)).toBe("12 in");
    expect(formatInches(-0.25)).toBe("−1/4 in");
  });
});
