import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, readTerms } from "./terms.ts";

const texts = (text: string) => readTerms(plainText(text)).map((term) => term.text);
const terms = (text: string) => readTerms(plainText(text));

describe("a length", () => {
  it.each(['3/4"', "3/4 in", "3/4 in.", "3/4 inch", "3/4-inch", ".75 inch", "0.75in", "¾ in", "3/4”"])(
    "%s is three quarters of an inch",
    (text) => expect(texts(text)).toEqual(["0.75in"]),
  );

  it.each(["4 ft", "4 ft.", "4'", "4-foot", "4 feet", "48 in", "48″"])("%s is four feet", (text) =>
    expect(texts(text)).toEqual(["48in"]),
  );

  it.each([
    ["1-1/2 in", "1.5in"],
    ["1 1/2 inch", "1.5in"],
    ["3 cm", "30mm"],
    ["12mm", "12mm"],
  ])("%s is %s", (text, term) => expect(texts(text)).toEqual([term]));
});

describe("a measure", () => {
  it.each([
    ["5 gal", "5gal"],
    ["5-gallon", "5gal"],
    ["60w", "60watt"],
    ["60-Watt", "60watt"],
    ["20 Amp", "20amp"],
    ["20a", "20amp"],
    ["18V", "18volt"],
    ["12,000 BTU", "12000btu"],
    ["1.28 gpf", "1.28gpf"],
    ["20.06 sq. ft.", "20.06sqft"],
    ["1.9 cu. ft.", "1.9cuft"],
    ["10.1 fl. oz.", "10.1oz"],
    ["16-Gauge", "16gauge"],
    ["4-Pack", "4pack"],
    ["25 lbs", "25lb"],
  ])("%s is %s", (text, term) => expect(texts(text)).toEqual([term]));

  it("is found by its number too", () => {
    expect(terms("5 gal")[0]?.also).toEqual(["~5", "gal"]);
  });

  it("does not read a counting word as an inch", () => {
    expect(texts("2 in 1 faucet")).toEqual(["#2", "in", "#1", "faucet"]);
  });
});

describe("a size", () => {
  it.each([
    "12x24",
    "12 x 24",
    "12 in. x 24 in.",
    '12" × 24"',
    "12 by 24 in",
    "12in x 24in",
    "12 in. W x 24 in. L",
  ])("%s is 12 by 24", (text) => expect(texts(text)[0]).toBe("12x24"));

  it("is different if it starts with a screw's gauge", () => {
    expect(texts("#8 x 3 in. Screw")).toEqual(["#8x3", "screw"]);
  });

  it("has its sides, its pairs and its inches", () => {
    expect(terms("2 in. x 4 in. x 8 ft.")[0]).toMatchObject({
      text: "2x4x8",
      also: expect.arrayContaining(["2in", "4in", "96in", "2x4", "4x8", "2x4x96"]),
    });
  });
});

describe("a word", () => {
  it("is its singular, without accents and apostrophes", () => {
    expect(texts("Painter's Brushes Bouclé Vanities Shelves Brass")).toEqual([
      ...["painter", "brush", "boucle", "vanity", "shelf", "brass"],
    ]);
  });

  it.each(["non slip", "Non-Slip", "nonslip", "anti-slip", "antislip", "slip resistant", "non-skid"])(
    "%s is one word",
    (text) => expect(texts(text)).toEqual(["nonslip"]),
  );

  it("may be a slip of another kind", () => {
    expect(texts("Boat Slip")).toEqual(["boat", "slip"]);
  });

  it("differs from codes and pairs of numbers", () => {
    expect(terms("SC-141 r-13 12/2 14-2").map(({ kind, text }) => [kind, text])).toEqual([
      ["code", "sc141"],
      ["code", "r13"],
      ["code", "12-2"],
      ["code", "14-2"],
    ]);
  });

  it("says where it stood", () => {
    const text = plainText("Matte Black");
    const black = readTerms(text)[1]!;
    expect(text.slice(black.from, black.to)).toBe("black");
  });
});

it("reads anything, in order and without overlap", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (any) => {
      const text = plainText(any);
      let end = 0;
      for (const { from, to, text: term } of readTerms(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(term).not.toBe("");
        end = to;
      }
    }),
  );
});

it("reads a number and its unit the same with a space, a hyphen or nothing between", () => {
  const unit = fc.constantFrom("in", "ft", "gal", "lb", "oz", "watt", "volt", "amp", "mm", "cfm");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), unit, (number, name) => {
      const [joined] = texts(`${number}${name}`);
      expect([texts(`${number} ${name}`)[0], texts(`${number}-${name}`)[0]]).toEqual([joined, joined]);
    }),
  );
});
