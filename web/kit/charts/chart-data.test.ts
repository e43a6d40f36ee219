import { describe, expect, it } from "vitest";
import { chartInWords, formatTick, formatValue, rowsOf } from "./chart-data.ts";

const sales = {
  name: "Sales",
  points: [
    { at: "2026-11-02", value: 80 },
    { at: "2026-11-01", value: 1200.5 },
  ],
};
const refunds = { name: "Refunds", points: [{ at: "2026-11-03", value: 20 }] };

describe("rowsOf", () => {
  it("puts the values of several series beside each other by time", () => {
    expect(rowsOf([sales, refunds])).toEqual([
      { at: "2026-11-01", values: [1200.5, null] },
      { at: "2026-11-02", values: [80, null] },
      { at: "2026-11-03", values: [null, 20] },
    ]);
  });
});

describe("chartInWords", () => {
  it("says from when to when, and the highest value of each series", () => {
    expect(chartInWords([sales, refunds], "money")).toBe(
      "3 values from 11.01.2026 to 11.03.2026. Sales: at most $1,200.50 on 11.01.2026. Refunds: at most $20.00 on 11.03.2026.",
    );
    expect(chartInWords([], "money")).toBe("No data yet.");
  });
});

describe("formatValue and formatTick", () => {
  it("write each unit as people read it", () => {
    expect(formatValue(1234.5, "money")).toBe("$1,234.50");
    expect(formatValue(38, "ms")).toBe("38 ms");
    expect(formatValue(512 * 2 ** 20, "bytes")).toBe("512 MB");
    expect(formatValue(4.5, "percent")).toBe("4.5%");
    expect(formatTick(12_000, "money")).toBe("$12k");
    expect(formatTick(-1_500_000, "money")).toBe("−$1.5M");
    expect(formatTick(9_999, "count")).toBe("9,999");
  });
});
