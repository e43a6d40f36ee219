import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardBrand, cardProblems, formatCardNumber, formatExpiry, isCardGiven, isExpiry } from "./card.ts";

const nextYear = String((new Date().getFullYear() + 1) % 100).padStart(2, "0");
const card = {
  card_number: "4242 4242 4242 4242",
  name_on_Card: "Ada Moreno",
  exp_date: `12/${nextYear}`,
  cvv: "123",
};

describe("cardProblems", () => {
  it("accepts a valid card", () => {
    expect(cardProblems(card)).toEqual({});
    expect(cardProblems({ ...card, card_number: "378282246310005", cvv: "1234" })).toEqual({});
  });

  it("names each fault in the specification's words", () => {
    expect(cardProblems({ card_number: "4242 4242 4242 4241", exp_date: "13/30", cvv: "12" })).toEqual({
      card_number: "Invalid Card Number.",
      name_on_Card: "Enter the name on the card.",
      exp_date: "Invalid Expiration Date.",
      cvv: "Invalid CVC.",
    });
  });

  it("wants the four digits of an American Express card", () => {
    expect(cardProblems({ ...card, card_number: "378282246310005" })).toEqual({ cvv: "Invalid CVC." });
  });
});

describe("isExpiry", () => {
  it("accepts this month and refuses past or incomplete dates", () => {
    const now = new Date();
    const month = String(now.getMonth() + 1).padStart(2, "0");
    expect(isExpiry(`${month}/${String(now.getFullYear() % 100).padStart(2, "0")}`)).toBe(true);
    for (const wrong of ["01/20", "1230", "12/3", "00/30", "12/2030", ""])
      expect(isExpiry(wrong)).toBe(false);
  });
});

describe("isCardGiven", () => {
  it("ignores blanks", () => {
    expect(isCardGiven({ card_number: "  ", cvv: "" })).toBe(false);
    expect(isCardGiven({ cvv: "1" })).toBe(true);
  });
});

describe("formatting while typing", () => {
  it("groups the number by four", () => {
    expect(formatCardNumber("42424242")).toBe("4242 4242");
    expect(formatCardNumber("4242-4242-4242-4242")).toBe("4242 4242 4242 4242");
    expect(formatCardNumber("1".repeat(30))).toHaveLength(19 + 4);
  });

  it.each([
    ["1", "1"],
    ["12", "12"],
    ["12/", "12/"],
    ["1/", "01/"],
    ["123", "12/3"],
    ["1230", "12/30"],
    ["3", "03"],
    ["330", "03/30"],
    ["12/2030", "12/30"],
    ["12 / 30", "12/30"],
    ["", ""],
  ])("writes the expiry %j as %j", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it("stays as it is when typed on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const whole = `${String(month).padStart(2, "0")}/${String(year).padStart(2, "0")}`;
        expect(formatExpiry(whole)).toBe(whole);
      }),
    );
  });

  it("names the brand once it is known", () => {
    expect(cardBrand("4242")).toBe("Visa");
    expect(cardBrand("")).toBe("");
  });
});
