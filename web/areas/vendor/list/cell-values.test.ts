import { expect, it } from "vitest";
import { readCell } from "./cell-values.ts";

it("reads prices as people type them and says what is wrong", () => {
  expect(readCell("price", " $1,234.5 ")).toEqual({ ok: true, value: 1234.5 });
  for (const text of ["", "0", "1.234", "-3", "ten"]) {
    expect(readCell("price", text)).toMatchObject({ ok: false, message: /price/ });
  }
});

it("takes whole numbers for stock and days", () => {
  expect(readCell("stock", "1,200")).toEqual({ ok: true, value: 1200 });
  expect(readCell("stock", "1.5").ok).toBe(false);
  expect(readCell("lead_time_days", "731").ok).toBe(false);
});
