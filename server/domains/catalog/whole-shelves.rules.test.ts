import fc from "fast-check";
import { expect, it } from "vitest";
import { choose } from "./choose.rules.ts";
import { type ListedRow, Listing } from "./listing.rules.ts";
import { firstPlaces } from "./lowest.rules.ts";
import { pageOf } from "./order.rules.ts";
import { chooseAll, pageOfAll } from "./whole-shelves.rules.ts";

const row = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    is_published: fc.boolean(),
    category_id: fc.constantFrom(11, 12, 21),
    brand: fc.constantFrom("Calder", "Finch"),
    list_cents: fc.integer({ min: 1, max: 9_000 }),
    box_sqft: fc.option(fc.constantFrom(10, 12.5)),
    popularity: fc.integer({ min: 0, max: 5 }),
    created_minute: fc.integer({ min: 0, max: 5 }),
    in_stock: fc.boolean(),
    lead_time_days: fc.integer({ min: 1, max: 30 }),
    color: fc.uniqueArray(fc.constantFrom("White", "Gray", "Black"), { maxLength: 2 }),
  })
  .map(({ color, ...rest }) => ({ ...rest, attributes: { color } }));

const others = {
  ...{ name: "", vendor: "", categories: [], departments: [], traits: [], description: "" },
  ...{ wholesale_cents: 1, category_slugs: [], surface: [], model_kind: null, model_use: null },
};

const sorts = ["popular", "newest", "price", "-price"] as const;

/** What filtering nothing finds, by going through it all. */
const lookedThrough = (listing: Listing, ids: readonly number[], priceOf: (slot: number) => number) =>
  choose(listing, {
    candidates: ids.map((id) => listing.shelf(id).candidates),
    scores: null,
    filters: new Map(),
    price: null,
    priceOf,
  });

it("knows what stands in categories, and its pages, as if it looked through them after every change", () => {
  const ids = fc.subarray([11, 12, 21], { minLength: 1 });
  const window = fc.record({ offset: fc.nat(12), limit: fc.integer({ min: 1, max: 6 }) });
  const changes = fc.array(row, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(changes, ids, window, (rows, wanted, part) => {
      const listing = new Listing(new Set(["color"]));
      const priceOf = (slot: number) => listing.list.at[slot]!;
      for (const [version, one] of rows.entries()) {
        const changed: ListedRow = { ...others, ...one, version };
        listing.put(changed);
        const expected = lookedThrough(listing, wanted, priceOf);
        const { total, counts, price, sqftPrice } = expected;
        expect(chooseAll(listing, wanted, { showroom: null, priceOf })).toEqual({
          ...{ total, counts, price, sqftPrice },
        });
        for (const sort of sorts) {
          const page = pageOf(listing, expected, sort, { ...part, priceOf });
          expect(pageOfAll(listing, wanted, sort, { ...part, priceOf }, null)).toEqual(page);
        }
      }
    }),
  );
});

it("keeps the prices of one showroom from another, and from the same one when it changed", () => {
  const listing = new Listing(new Set());
  const one = { ...others, is_published: true, category_id: 11, brand: "Calder", box_sqft: null };
  for (const id of [1, 2, 3]) {
    const stock = { popularity: 0, created_minute: 0, in_stock: true, lead_time_days: 1, attributes: {} };
    listing.put({ ...one, ...stock, id, list_cents: id, version: 1 });
  }
  const showroom = () => ({
    ...{ id: "1", vsd_id: "", user_id: "", company_name: "", menu_ids: [], margin_bp: 0 },
    markups: { showroom_bp: 0, by_category: new Map(), by_product: new Map() },
  });
  const cheapestFirst = (priceOf: (slot: number) => number, of: ReturnType<typeof showroom> | null) => [
    ...pageOfAll(listing, [11], "price", { offset: 0, limit: 3, priceOf }, of),
    chooseAll(listing, [11], { showroom: of, priceOf }).price?.max,
  ];
  expect(cheapestFirst((slot) => slot + 1, null)).toEqual([0, 1, 2, 3]);
  expect(cheapestFirst((slot) => 9 - slot, showroom())).toEqual([2, 1, 0, 9]);
  expect(cheapestFirst((slot) => (slot === 1 ? 1 : 5), showroom())).toEqual([1, 0, 2, 5]);
  expect(cheapestFirst((slot) => slot + 1, null)).toEqual([0, 1, 2, 3]);
});

it("divides lists where the lowest of all of them end", () => {
  const lists = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(1000)), { selector: ([, number]) => number });
  fc.assert(
    fc.property(lists, fc.nat(120), (spread, count) => {
      const parts = [0, 1, 2, 3, 4, 5].map((part) =>
        Float64Array.from(spread.filter(([at]) => at === part).map(([, number]) => number)).sort(),
      );
      const places = firstPlaces(parts, count);
      const first = parts.flatMap((part, at) => [...part.subarray(0, places[at])]);
      const all = spread.map(([, number]) => number).sort((a, b) => a - b);
      expect(first.sort((a, b) => a - b)).toEqual(all.slice(0, count));
    }),
  );
});
