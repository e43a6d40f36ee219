import fc from "fast-check";
import { expect, it } from "vitest";
import type { Facet } from "../../../../../contract/catalog/catalog.ts";
import { CategoryTree } from "../category-tree.rules.ts";
import { isWithin, readRange } from "../index/number-ranges.rules.ts";
import { facetsText } from "./facets.rules.ts";
import { type ListedRow, Listing } from "./listing.rules.ts";
import { pricedIn } from "./prices.rules.ts";
import { listWhole } from "./whole-lists.rules.ts";

const node = { id: 11, parent_id: null, name: "", slug: "cabinets", description: "", facets: ["width_in"] };
const attributes = new Map([
  ["width_in", { key: "width_in", label: "Width", unit: "in.", kind: "number" as const, choices: [] }],
]);

const cabinet = (id: number, width_in: number | number[]): ListedRow => ({
  id,
  name: "",
  is_published: true,
  category_id: 11,
  brand: "Calder",
  vendor: "",
  version: 1,
  wholesale_cents: 100,
  list_cents: 200,
  box_sqft: null,
  popularity: 0,
  created_minute: 0,
  in_stock: true,
  lead_time_days: 3,
  attributes: { width_in },
  category_slugs: ["cabinets"],
  surface: [],
  model_kind: null,
  model_use: null,
  categories: [],
  departments: [],
  traits: [],
  sizes: [],
  description: "",
});

it("count a product of several widths once in each range that holds any of them", () => {
  const widths = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(widths, { minLength: 1, maxLength: 12 }), (all) => {
      const tree = new CategoryTree([node], []);
      const listing = new Listing(new Set(["width_in"]));
      for (const [at, own] of all.entries()) listing.put(cabinet(at + 1, own.length === 1 ? own[0]! : own));
      const choice = listWhole(listing, [11], pricedIn({ listing, tree }, null));
      const text = facetsText({ listing, tree, attributes }, choice, { categoryId: 11, filters: new Map() });
      const facet = (JSON.parse(text) as Facet[]).find(({ key }) => key === "width_in");
      for (const { value, count } of facet!.values) {
        const range = readRange(value);
        const isIn = (width: number) => (range ? isWithin(range, width) : String(width) === value);
        expect(count).toBe(all.filter((own) => own.some(isIn)).length);
      }
    }),
  );
});
