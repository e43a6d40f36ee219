import { describe, expect, it } from "vitest";
import { decimalOnly } from "./decimal-entry.ts";
import { digitsOnly, typedQuantity } from "./number-entry.ts";

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
