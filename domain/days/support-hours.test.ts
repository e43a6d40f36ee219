import { describe, expect, it } from "vitest";
import {
  hoursInWords,
  nextClosing,
  type SupportHours,
  supportDeskAt,
  weekdaysAtEight,
} from "./support-hours.ts";

const at = (iso: string, hours: SupportHours = weekdaysAtEight) => supportDeskAt(new Date(iso), hours);
const holiday = { from: "2026-11-26", to: "2026-11-27", name: "Thanksgiving" };

describe("the support desk", () => {
  it("is staffed on weekdays from 8 to 5 in Pacific time unless the settings say otherwise", () => {
    expect(at("2026-11-23T16:00:00Z")).toEqual({ is_staffed: true, opens: "" }); // Monday 8 AM
    expect(at("2026-11-24T00:59:00Z").is_staffed).toBe(true);
    expect(at("2026-11-24T01:00:00Z").opens).toBe("tomorrow at 8 AM Pacific time");
    expect(at("2026-11-23T15:59:00Z").opens).toBe("today at 8 AM Pacific time");
    expect(at("2026-11-28T20:00:00Z").opens).toBe("on Monday at 8 AM Pacific time"); // Saturday
    // daylight saving time
    expect(at("2026-07-06T15:00:00Z").is_staffed).toBe(true);
  });

  it("opens by the clock of its time zone, at the minutes that are set", () => {
    const hours = {
      zone: "America/New_York",
      week: [{ day: 6, opens: "09:30", closes: "12:00" }],
      closed: [],
    };
    expect(at("2026-11-28T14:29:00Z", hours).opens).toBe("today at 9:30 AM Eastern time");
    expect(at("2026-11-28T14:30:00Z", hours).is_staffed).toBe(true);
    expect(at("2026-11-28T17:00:00Z", hours).opens).toBe("on 12.05.2026 at 9:30 AM Eastern time");
  });

  it("is closed on holidays, and says when it is back", () => {
    const hours = { ...weekdaysAtEight, closed: [holiday] };
    expect(at("2026-11-26T18:00:00Z", hours)).toEqual({
      is_staffed: false,
      opens: "on Monday at 8 AM Pacific time",
    });
    expect(at("2026-11-25T18:00:00Z", hours).is_staffed).toBe(true);
  });

  it("never opens without days, and promises none", () => {
    const never = { ...weekdaysAtEight, week: [] };
    expect(at("2026-11-23T18:00:00Z", never)).toEqual({ is_staffed: false, opens: "" });
    expect(hoursInWords(never)).toBe("");
  });
});

describe("the hours in words", () => {
  it("put days with the same hours together", () => {
    expect(hoursInWords(weekdaysAtEight)).toBe("Monday to Friday, 8 AM to 5 PM Pacific time");
    const week = [...weekdaysAtEight.week.slice(0, 4), { day: 5, opens: "08:00", closes: "15:30" }];
    expect(hoursInWords({ ...weekdaysAtEight, week })).toBe(
      "Monday to Thursday, 8 AM to 5 PM; Friday, 8 AM to 3:30 PM Pacific time",
    );
  });
  it("name days off two weeks ahead, until they are over", () => {
    const hours = {
      ...weekdaysAtEight,
      closed: [{ from: "2026-12-25", to: "2026-12-25", name: "" }, holiday],
    };
    const next = (iso: string) => nextClosing(new Date(iso), hours);
    expect(next("2026-11-11T20:00:00Z")).toBe("");
    expect(next("2026-11-12T20:00:00Z")).toBe("Closed 11.26.2026 to 11.27.2026, Thanksgiving");
    expect(next("2026-11-27T20:00:00Z")).toBe("Closed 11.26.2026 to 11.27.2026, Thanksgiving");
    expect(next("2026-12-20T20:00:00Z")).toBe("Closed 12.25.2026");
  });
});
