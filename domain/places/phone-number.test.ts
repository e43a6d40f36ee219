import { describe, expect, it } from "vitest";
import { countries } from "./countries.ts";
import { phoneNumberProblem } from "./phone-number.ts";

describe("phoneNumberProblem", () => {
  it.each([
    ["+1", "(503) 555-0142"],
    ["+1", "1 503 555 0142 ext. 4"],
    ["+1", "(604) 555-0100"],
    ["+1", "800-555-0100"],
    ["+44", "20 7946 0958"],
    ["+44", "020 7946 0958"],
    ["+49", "030 901820 ext. 3"],
    ["+55", "11 99999-9999"],
  ])("takes %s %s", (dialCode, typed) => {
    expect(phoneNumberProblem(dialCode, typed)).toBeUndefined();
  });

  it.each([
    ["+1", "", "Enter a phone number."],
    ["+1", "555-0142", "A phone number has ten digits, area code first."],
    ["+1", "(503) 155-0142", "Check the three digits after the area code."],
    ["+1", "(503) 055-0142", "Check the three digits after the area code."],
    ["+1", "(555) 555-0142", "Check the area code of the phone number."],
    ["+44", "7946", "The phone number is too short."],
    ["+44", "20 7946 0958 1234", "The phone number is too long."],
  ])("says of %s %s what is wrong: %s", (dialCode, typed, problem) => {
    expect(phoneNumberProblem(dialCode, typed)).toBe(problem);
  });

  it("knows numbers of each country in our list", () => {
    for (const { dial_code } of countries) {
      const lengths = Array.from({ length: 11 }, (_, at) => "2345678901234".slice(0, at + 4));
      const taken = lengths.filter((digits) => !phoneNumberProblem(dial_code, digits));
      expect(taken.length, dial_code).toBeGreaterThan(0);
    }
  });
});
