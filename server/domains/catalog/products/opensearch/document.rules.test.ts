import { expect, it } from "vitest";
import type { ListedRow } from "../listing/listing.rules.ts";
import { isHeadAt, placeOf, worthOf } from "../search/posting-list.rules.ts";
import { DocumentReader, postingIn } from "./document.rules.ts";

const tile: ListedRow = {
  id: 7,
  is_published: true,
  category_id: 3,
  wholesale_cents: 1000,
  list_cents: 2000,
  box_sqft: 10.5,
  popularity: 4,
  created_minute: 5,
  in_stock: true,
  lead_time_days: 7,
  attributes: { width_in: [9, 12, 24], material: "Porcelain" },
  category_slugs: ["tile"],
  surface: ["floor"],
  model_kind: null,
  model_use: null,
  version: 1_700_000_000.123456,
  name: "Matte Oak Oak Tile",
  brand: "Acme",
  vendor: "Acme",
  categories: ["Tile"],
  departments: [],
  traits: ["Porcelain"],
  sizes: ["12×24 in."],
  description: "For floors.",
};

const reader = new DocumentReader(new Set(["width_in", "material"]));

it("keeps each word of a product with its posting", () => {
  const { stored, pairs } = reader.read(tile, 0);
  const head = postingIn(stored, "tile");
  expect([isHeadAt(head), placeOf(head)]).toEqual([true, 4]);
  expect(worthOf(postingIn(stored, "floor"))).toBeLessThan(worthOf(head));
  expect(postingIn(stored, "til")).toBe(0);
  // a word has its first place alone, as in memory
  expect(pairs).toEqual(["matte oak"]);
});

it("counts each time a name repeats a word, and short texts of other fields once", () => {
  const { spelt, texts } = reader.read(tile, 0);
  expect(spelt).toEqual(["matte", "oak", "oak|2", "tile"]);
  expect(texts).toEqual(["c|Tile", "o|Acme", "t|Porcelain", "v|Acme"]);
});

it("has facet values, and which numbers of one product are neighbors", () => {
  const { values, fits, stored } = reader.read(tile, 0);
  expect(values).toEqual(
    expect.arrayContaining(["brand=Acme", "category=3", "in_stock=true", "width_in=9", "width_in|12|24"]),
  );
  expect(fits).toContain("floor");
  expect(stored.n).toEqual([["width_in", [9, 12, 24]]]);
});
