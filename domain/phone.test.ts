import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhoneAsTyped, phoneDigits, phoneProblem } from "./phone.ts";

describe("formatPhoneAsTyped", () => {
  it.each([
    ["", ""],
    ["503", "503"],
    ["5035", "(503) 5"],
    ["503555", "(503) 555"],
    ["5035550", "(503) 555-0"],
    ["5035550142", "(503) 555-0142"],
    ["+1 503 555 0142", "(503) 555-0142"],
    ["(503) 555-0142 ext", "(503) 555-0142"],
    ["50355501429999", "(503) 555-0142"],
  ])("shows %j as %j", (typed, shown) => {
    expect(formatPhoneAsTyped("+1", typed)).toBe(shown);
  });

  it("leaves numbers of other countries as digits", () => {
    expect(formatPhoneAsTyped("+49", "030 901820")).toBe("030901820");
  });

  it("shows the same however often it is applied", () => {
    fc.assert(
      fc.property(fc.constantFrom("+1", "+44"), fc.string({ maxLength: 24 }), (dial, typed) => {
        const shown = formatPhoneAsTyped(dial, typed);
        expect(formatPhoneAsTyped(dial, shown)).toBe(shown);
        expect(phoneDigits(dial, shown)).toBe(phoneDigits(dial, typed));
      }),
    );
  });
});

describe("phoneProblem", () => {
  it("takes ten digits with an area code", () => {
    expect(phoneProblem("+1", "(503) 555-0142")).toBeUndefined();
    expect(phoneProblem("+44", "20 7946 0958")).toBeUndefined();
  });

  it("says what is wrong", () => {
    expect(phoneProblem("+1", "")).toBe("The phone number field is required.");
    expect(phoneProblem("+1", "555-0142")).toMatch(/ten digits/);
    expect(phoneProblem("+1", "0035550142")).toMatch(/ten digits/);
    expect(phoneProblem("+44", "12")).toMatch(/too short/);
  });
});
