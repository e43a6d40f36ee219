import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areaText } from "./page-areas.ts";
import {
  fieldText,
  inchesText,
  leastText,
  lengthHint,
  lengthText,
  type Measured,
  mostText,
} from "./page-lengths.ts";
import { runText } from "./page-runs.ts";
import { readUnitsBy } from "./page-units.ts";
import { readLength, readRoomLength } from "./read-length.ts";

const inches = (text: string, of: Measured): number => {
  const read = readLength(text, of);
  if (!read.ok) throw new Error(read.message);
  return read.inches;
};
const cm = (length_in: number) => length_in * 2.54;

afterEach(() => readUnitsBy(() => "feet"));

describe("a number alone for a room's width, of at least 3 ft", () => {
  const width = (text: string) => readRoomLength(text, 36);

  it.each([
    ["10", 120],
    ["9 1/2", 114],
    ["8½", 102],
    ["12.5", 150],
    ["88.5", 88.5],
    ["36", 36],
    [`10"`, 10],
    ["30 in", 30],
    [`3' 2"`, 38],
  ])("is feet where inches would be too few: %s", (text, inches) => {
    expect(width(text)).toEqual({ ok: true, inches });
  });

  it("is meters on a metric page, however few", () => {
    readUnitsBy(() => "metric");
    expect(width("2.4")).toEqual({ ok: true, inches: expect.closeTo(94.49, 2) });
  });

  it("stays what it is where it is no length", () => {
    expect(width("ten")).toMatchObject({ ok: false });
    expect(width("0")).toMatchObject({ ok: false });
  });
});

describe("a page in feet and inches", () => {
  it("writes lengths and areas as the trade does", () => {
    expect([lengthText(88.5), inchesText(88.5), fieldText(96, "room")]).toEqual([
      `7' 4 1/2"`,
      `88 1/2"`,
      "8'",
    ]);
    expect([areaText(1234.5), areaText(58.4, 0), runText(12.5)]).toEqual([
      "1,234.5 sq ft",
      "58 sq ft",
      "12.5 ft",
    ]);
    expect(lengthHint("room")).toBeUndefined();
  });

  it("takes a number alone as inches, and metric all the same", () => {
    expect(inches("88.5", "room")).toBe(88.5);
    expect(cm(inches("2.4 m", "room"))).toBeCloseTo(240, 9);
    expect(cm(inches("240 cm", "thing"))).toBeCloseTo(240, 9);
  });
});

describe("a page in metric", () => {
  beforeEach(() => readUnitsBy(() => "metric"));

  it("writes rooms in meters, things in centimeters and areas in square meters", () => {
    expect([96, 24, 0.125, 0, -30, -96].map((length_in) => lengthText(length_in))).toEqual([
      "2.44 m",
      "61 cm",
      "3 mm",
      "0 cm",
      "−76 cm",
      "−2.44 m",
    ]);
    expect([inchesText(88.5), fieldText(24, "room"), fieldText(96, "thing")]).toEqual([
      "225 cm",
      "0.61 m",
      "244 cm",
    ]);
    expect([areaText(120), areaText(58.4, 0), areaText(20_000), runText(10)]).toEqual([
      "11.15 m²",
      "5.43 m²",
      "1,858.06 m²",
      "3.05 m",
    ]);
  });

  it("takes a number alone as meters of a room and centimeters of a thing, and feet all the same", () => {
    expect(cm(inches("2.4", "room"))).toBeCloseTo(240, 9);
    expect(cm(inches("2,4", "room"))).toBeCloseTo(240, 9);
    expect(cm(inches("76", "thing"))).toBeCloseTo(76, 9);
    expect(inches(`8' 2"`, "room")).toBe(98);
    expect(inches("8 ft 2", "thing")).toBe(98);
  });

  it("says by metric examples what would be right", () => {
    const read = readLength("about two", "room");
    expect(read.ok ? "" : read.message).toContain("2.25 m or 225 cm");
    expect(lengthHint("thing")).toContain("centimeters");
  });

  it("shows what was typed as it was typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15_000 }), (typed_cm) => {
        const meters = `${(typed_cm / 100).toFixed(2)} m`;
        expect(fieldText(inches(meters, "room"), "room")).toBe(meters);
        if (typed_cm >= 2) expect(fieldText(inches(`${typed_cm}`, "thing"), "thing")).toBe(`${typed_cm} cm`);
      }),
    );
  });

  it("reads back what it shows, to half a centimeter", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 5900, noNaN: true }), (length_in) => {
        for (const measured of ["room", "thing"] as const) {
          const text = fieldText(length_in, measured);
          if (text !== "0.00 m")
            expect(Math.abs(cm(inches(text, measured)) - cm(length_in))).toBeLessThan(0.500001);
        }
        expect(Math.abs(cm(inches(lengthText(length_in), "room")) - cm(length_in))).toBeLessThan(0.500001);
      }),
    );
  });

  it("names only limits that are taken", () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 5000, noNaN: true }), (limit_in) => {
        expect(inches(leastText(limit_in), "room")).toBeGreaterThanOrEqual(limit_in - 1e-4);
        expect(inches(mostText(limit_in), "room")).toBeLessThanOrEqual(limit_in + 1e-4);
      }),
    );
  });
});
