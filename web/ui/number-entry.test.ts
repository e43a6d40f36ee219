import { describe, expect, it } from "vitest";
import { decimalOnly } from "./decimal-entry.ts";
import { areaOnly, digitsOnly, typedQuantity, zipOnly } from "./number-entry.ts";

describe("numbers as they are typed", () => {
  it("keeps digits alone", () => {
    expect(digitsOnly("12a-3 4")).toBe("1234");
    expect(digitsOnly("abc")).toBe("");
  });

  it("keeps the digits of a ZIP code, and the hyphen of ZIP+4", () => {
    expect(zipOnly("97a2 05")).toBe("97205");
    expect(zipOnly("Oregon")).toBe("");
    expect(zipOnly("97205-")).toBe("97205");
    expect(zipOnly("972051234")).toBe("97205-1234");
    expect(zipOnly("97205-12345")).toBe("97205-1234");
  });

  it("keeps an area, as a number or as sides with units", () => {
    expect(areaOnly("abc")).toBe("");
    expect(areaOnly("about $120")).toBe("120");
    for (const area of ["12.5 x 10", "1,200 sq ft", "12'6\" by 10'", "100 + 8 x 2.5", "10 m²"])
      expect(areaOnly(area)).toBe(area);
  });

  it("keeps one dot and two decimals", () => {
    expect(decimalOnly("1.2.345")).toBe("1.23");
    expect(decimalOnly("$1,234.567")).toBe("1234.56");
    expect(decimalOnly(".")).toBe(".");
    expect(decimalOnly("12")).toBe("12");
  });

  it.each([
    ["12", 12],
    [" 1,200 ", 1200],
    ["1.5", 2],
    ["1,234,567.", 1_234_567],
  ])("takes %s for %d", (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity);
  });

  it.each(["", "-5", "1e3", "1,5", "12 3", "½", ".", "a dozen"])("takes no number from %j", (text) => {
    expect(typedQuantity(text)).toBeNaN();
  });
});
