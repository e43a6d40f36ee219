import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedData } from "../../tests/support/shared-data.ts";
import { formatPhone, formatPhoneAsTyped, phoneLink, phoneProblem, phoneToStore } from "./phone.ts";

describe("formatPhoneAsTyped", () => {
  it.each([
    ["", ""],
    ["503", "503"],
    ["5035", "(503) 5"],
    ["503555", "(503) 555"],
    ["5035550", "(503) 555-0"],
    ["5035550142", "(503) 555-0142"],
    ["+1 503 555 0142", "(503) 555-0142"],
    // an extension that is being typed
    ["(503) 555-0142 ext", "(503) 555-0142 ext"],
    ["5035550142 x", "(503) 555-0142 x"],
    ["503.555.0142 x12", "(503) 555-0142 ext. 12"],
    ["503/555-0142, extension 7", "(503) 555-0142 ext. 7"],
    ["5035550142 #9", "(503) 555-0142 ext. 9"],
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
        expect(phoneToStore(dial, shown)).toBe(phoneToStore(dial, typed));
      }),
    );
  });
});

describe("a number with an extension", () => {
  it("is stored, shown and dialed with it", () => {
    expect(phoneToStore("+1", "503-555-0142 x12")).toBe("5035550142x12");
    expect(phoneToStore("+44", "20 7946 0958 ext 3")).toBe("2079460958x3");
    expect(formatPhone("5035550142x12")).toBe("(503) 555-0142 ext. 12");
    expect(formatPhone("+1 503 555 0142 ext. 4")).toBe("(503) 555-0142 ext. 4");
    expect(formatPhone("5035550142")).toBe("(503) 555-0142");
    expect(formatPhone("+1 503-555-0142")).toBe("(503) 555-0142");
    expect(formatPhone(" +49 30 901820 ")).toBe("+49 30 901820");
    expect(phoneLink("(503) 555-0142 ext. 4")).toBe("tel:5035550142;ext=4");
    expect(phoneProblem("+1", "503 555 0142 ext. 4")).toBeUndefined();
    expect(phoneProblem("+1", "x12")).toMatch(/ten digits/);
  });

  const file = sharedData("cases/p15-driver-phone.json");
  it.skipIf(!file)("is kept as the case file types it", () => {
    const numbers = readFileSync(file!, "utf8").matchAll(/"(503[^"]+?)\\?"/g);
    expect([...numbers].map(([, typed]) => formatPhone(typed!.replaceAll("\\", "")))).toEqual([
      "(503) 555-0199 ext. 12",
      "(503) 555-0199 ext. 4",
      "(503) 555-0199",
      "(503) 555-0199 ext. 12",
    ]);
  });
});

describe("phoneProblem", () => {
  it("takes ten digits with an area code", () => {
    expect(phoneProblem("+1", "(503) 555-0142")).toBeUndefined();
    expect(phoneProblem("+44", "20 7946 0958")).toBeUndefined();
  });

  it("says what is wrong", () => {
    expect(phoneProblem("+1", "")).toBe("Enter a phone number.");
    expect(phoneProblem("+1", "555-0142")).toMatch(/ten digits/);
    expect(phoneProblem("+1", "0035550142")).toMatch(/ten digits/);
    expect(phoneProblem("+1", "(503) 155-0142")).toMatch(/three digits/);
    expect(phoneProblem("+44", "12")).toMatch(/too short/);
  });
});
