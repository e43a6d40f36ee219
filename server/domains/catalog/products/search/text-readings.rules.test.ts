import { expect, it } from "vitest";
import { FacetValues } from "../listing/facet-values.rules.ts";
import { SearchWords } from "./search-words.rules.ts";
import { TextReadings } from "./text-readings.rules.ts";

it("parses a text once, until the catalog grows", () => {
  const words = new SearchWords();
  const readings = new TextReadings(words, new FacetValues(new Set()));
  const before = readings.namedIn("12x24 tile");
  expect(before.sizes).toHaveLength(1);
  expect(readings.namedIn("12x24 tile")).toBe(before);
  expect(readings.skuIn("quahog")).toMatchObject({ signs: "QUAHOG" });

  words.add(0, {
    name: "Quahog Tile",
    brand: "",
    vendor: "",
    description: "",
    categories: [],
    departments: [],
    traits: [],
    sizes: [],
  });
  readings.forget();
  expect(readings.skuIn("quahog")).toBeNull();
  expect(readings.namedIn("12x24 tile")).toEqual(before);
});
