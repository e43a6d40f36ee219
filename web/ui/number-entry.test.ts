import { describe, expect, it } from "vitest";
import { clampQuantity, decimalOnly, digitsOnly } from "./number-entry.ts";

describe("numbers as they are typed", () => {
  it("keeps digits alone", () => {
    expect(digitsOnly("12a-3 4")).toBe("1234");
    expect(digitsOnly("abc")).toBe("");
  });

  it("keeps one dot and two decimals", () => {
    expect(decimalOnly("1.2.345")).toBe("1.23");
    expect(decimalOnly("$1,234.567")).toBe("1234.56");
    expect(decimalOnly(".")).toBe(".");
    expect(decimalOnly("12")).toBe("12");
  });

  it("never takes less than the minimum, nor more than there is", () => {
    expect(clampQuantity("0", 4)).toBe(4);
    expect(clampQuantity("", 4)).toBe(4);
    expect(clampQuantity("-7", 1)).toBe(7);
    expect(clampQuantity("300", 1, 120)).toBe(120);
    expect(clampQuantity(".", 1)).toBe(1);
  });

  it("takes a part of something for all of it", () => {
    expect(clampQuantity("1.5", 1)).toBe(2);
    expect(clampQuantity("1,200", 1)).toBe(1200);
  });
});
