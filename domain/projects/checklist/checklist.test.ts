import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { scheduled, workdaysAfter } from "./schedule.ts";
import { checklistTemplates } from "./templates.ts";

describe("a schedule", () => {
  it("counts working days and leaves out weekends", () => {
    expect(workdaysAfter("2026-11-27", 1)).toBe("2026-11-30");
    expect(workdaysAfter("2026-11-23", 5)).toBe("2026-11-30");
    expect(workdaysAfter("2026-11-23", 0)).toBe("2026-11-23");
  });

  it.each(checklistTemplates)("of the $id goes forward, task after task, on weekdays", (template) => {
    const tasks = scheduled(template, "2026-11-28");
    const days = tasks.map(({ due_on }) => due_on!);
    expect(days).toEqual([...days].sort());
    expect(days[0]! >= "2026-11-30").toBe(true);
    for (const day of days) expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(scheduled(template, null).every(({ due_on }) => due_on === null)).toBe(true);
  });

  it("lets a task of one day be done on the first day", () => {
    const [kitchen] = checklistTemplates;
    expect(scheduled(kitchen!, "2026-11-23")[0]).toMatchObject({ days: 1, due_on: "2026-11-23" });
  });
});

const changed_at = new Date("2026-11-23T10:20:30.456Z");

/** What a reader of RFC 5545 makes of a file: unfolded lines, by name. */
const read = (text: string) => {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const value = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name}:`));
    return line
      ?.slice(name.length + 1)
      .replaceAll(/\\(n|[\\;,])/g, (_, character) => (character === "n" ? "\n" : character));
  };
  return { lines, value };
};

describe("a calendar file", () => {
  it("has all-day events with a stable id", () => {
    const text = calendarFile("Kitchen, bath\nX-INJECTED:1", [
      { uid: "a@b", day: "2026-12-31", title: "Order tile, grout", note: "", changed_at },
    ]);
    expect(text).toContain("PRODID:-//Showroom marketplace//Checklist//EN\r\n");
    expect(text).toContain("X-WR-CALNAME:Kitchen\\, bath\\nX-INJECTED:1\r\n");
    expect(text).toContain("UID:a@b\r\n");
    expect(text).toContain("DTSTAMP:20261123T102030Z\r\n");
    expect(text).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
    expect(text).toContain("SUMMARY:Order tile\\, grout\r\n");
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("keeps every text whole, in lines of at most 75 bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const text = calendarFile("K", [{ uid: "a", day: "2026-12-31", title, note: title, changed_at }]);
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const kept = title.replaceAll(/\r\n|\r/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
        expect(read(text).value("SUMMARY")).toBe(kept);
      }),
    );
  });
});
