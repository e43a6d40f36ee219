import { afterEach, expect, it } from "vitest";
import { readUnitsBy } from "../../../domain/catalog/page-units.ts";
import { sentenceSizes, sizeText } from "./size-text.ts";

afterEach(() => readUnitsBy(() => "feet"));

const sizes = [
  ["11.8 in.", "30 cm"],
  ["3/8 in.", "10 mm"],
  ["1-3/8 in.", "3 cm"],
  ["12 × 24 in.", "30 cm × 61 cm"],
  ["28-1/2 by 28-1/4 in.", "72 cm by 72 cm"],
  ["36 to 48 in.", "91 cm to 122 cm"],
  ["two holes 8 in. apart", "two holes 20 cm apart"],
  ["rooms to 400 sq ft", "rooms to 37.16 m²"],
  ["10 ft", "3.05 m"],
  ["12 in × 24 in", "30 cm × 61 cm"],
  ["2 in. hexagon on 12×12 in. sheet", "5 cm hexagon on 30 cm × 30 cm sheet"],
  ["12×24 in., Matte", "30 cm × 61 cm, Matte"],
  ["0 a 20 in.", "0 cm a 51 cm"],
  ["24 pulg.", "61 cm"],
] as const;

it.each(sizes)("%s is %s in metric", (catalog, metric) => {
  readUnitsBy(() => "metric");
  expect(sizeText(catalog)).toBe(metric);
});

it.each(["Matte black", "Made in Italy", "24 in stock", "120 V", "2700 K", "3 inlets"])(
  "%s is no size",
  (words) => {
    readUnitsBy(() => "metric");
    expect(sizeText(words)).toBe(words);
  },
);

it("leaves sizes as the catalog has them in feet and inches", () => {
  for (const [catalog] of sizes) expect(sizeText(catalog)).toBe(catalog);
});

it("writes the sizes in sentences of ours in metric, and keeps what ends them", () => {
  const flat =
    "Flat to within 1/8 in. over 10 ft. Leave a 1/2 in. gap, and joints every 20 to 25 ft indoors.";
  const open = "Deje 1/8 in. en la pared, 5.7 pies² libres y vigas a 16 in.";
  expect([sentenceSizes(flat), sentenceSizes(open)]).toEqual([flat, open]);
  readUnitsBy(() => "metric");
  expect(sentenceSizes(flat)).toBe(
    "Flat to within 3 mm over 3.05 m. Leave a 13 mm gap, and joints every 6.10 m to 7.62 m indoors.",
  );
  expect(sentenceSizes(open)).toBe("Deje 3 mm en la pared, 0.53 m² libres y vigas a 41 cm.");
});
