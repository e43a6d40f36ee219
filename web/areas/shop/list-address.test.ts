import { afterEach, expect, test } from "vitest";
import { readUnitsBy } from "../../../domain/catalog/page-units.ts";
import {
  appliedFilters,
  listQuery,
  mendedQuery,
  readListAddress,
  saidFilters,
  toggleFilter,
  withoutFilters,
} from "./list-address.ts";

const read = (query: string) => readListAddress(new URLSearchParams(query));

test("an address survives being read and written", () => {
  const query = "?q=oak&f.finish=Matte+Black&f.finish=Chrome&price_max=250&sort=-price&per_page=48&page=3";
  expect(listQuery(read(query))).toBe(query);
});

test("invalid values in a URL fall back to defaults", () => {
  expect(read("page=-4&per_page=7&sort=wholesale&price_min=abc&view=holo")).toEqual(read(""));
});

test("prices typed the wrong way round are taken as they were meant", () => {
  const { price_min, price_max, sqft_min, sqft_max } = read(
    "price_min=200&price_max=100&sqft_min=3&sqft_max=7",
  );
  expect([price_min, price_max, sqft_min, sqft_max]).toEqual([100, 200, 3, 7]);
});

afterEach(() => readUnitsBy(() => "feet"));

test("prices per m² are kept per square foot, and come back as they were typed", () => {
  const address = read("sqm_min=30&sqm_max=99.99");
  expect(address).toMatchObject({ sqft_min: 2.7871, sqft_max: 9.2894 });
  const again = read(listQuery(address).slice(1));
  expect(again).toEqual(address);
  readUnitsBy(() => "metric");
  expect(appliedFilters(again, []).map(({ label }) => label)).toEqual(["$30 to $99.99 per m²"]);
  readUnitsBy(() => "feet");
  expect(appliedFilters(again, []).map(({ label }) => label)).toEqual(["$2.79 to $9.29 per sq ft"]);
});

test("choosing a value goes back to the first page, choosing it again gives it up", () => {
  const chosen = toggleFilter(read("page=4"), "finish", "Chrome");
  expect(listQuery(chosen)).toBe("?f.finish=Chrome");
  expect(listQuery(toggleFilter(chosen, "finish", "Chrome"))).toBe("");
});

test("applied filters are named in the facet's words and can be taken away one by one", () => {
  const facets = [
    {
      key: "finish",
      label: "Finish",
      unit: "",
      kind: "enum" as const,
      values: [{ value: "mb", label: "Matte black", count: 3 }],
    },
  ];
  const applied = appliedFilters(read("f.finish=mb&price_min=10&price_max=90"), facets);
  expect(applied.map((one) => one.label)).toEqual(["Finish: Matte black", "$10 to $90"]);
  expect(listQuery(applied[0]!.without)).toBe("?price_min=10&price_max=90");
  expect(listQuery(applied[1]!.without)).toBe("?f.finish=mb");
});

test("a span of prices per square foot stands in the address, and is taken away on its own", () => {
  const address = read("sqft_min=3.5&sqft_max=$8&price_max=90");
  expect(listQuery(address)).toBe("?price_max=90&sqft_min=3.5&sqft_max=8");
  const applied = appliedFilters(address, []);
  expect(applied.map((one) => one.label)).toEqual(["Up to $90", "$3.50 to $8 per sq ft"]);
  expect(listQuery(applied[1]!.without)).toBe("?price_max=90");
  expect(listQuery(withoutFilters(address))).toBe("");
});

test("prices in the words are taken away with their words, unless they were lifted", () => {
  const address = read("q=tile+under+5+per+sq+ft&page=2");
  const said = { q: "tile", sqft_max: 5, is_lifted: false };
  const [filter] = saidFilters(address, said);
  expect(filter?.label).toBe("Up to $5 per sq ft");
  expect(listQuery(filter!.without)).toBe("?q=tile");
  expect(saidFilters(address, { ...said, is_lifted: true })).toEqual([]);
});

test("clearing keeps the search words and the order", () => {
  expect(listQuery(withoutFilters(read("q=tile&sort=price&f.a=1&price_min=5")))).toBe("?q=tile&sort=price");
});

test.each([
  ["page=9999&f.finish=Chrome", "?f.finish=Chrome&page=26"],
  ["page=2&price_min=abc", "?page=2"],
  ["sqft_max=-3&price_min=%245", "?price_min=5"],
  ["page=26&price_min=&price_max=90", undefined],
  ["view=holo", undefined],
])("%s of 26 pages leads to %s", (query, mended) => {
  expect(mendedQuery(new URLSearchParams(query), 26)).toBe(mended);
});

test("an empty list has one page", () => {
  expect(mendedQuery(new URLSearchParams("page=2"), 0)).toBe("");
});
