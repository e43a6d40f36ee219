import fc from "fast-check";
import { expect, it } from "vitest";
import { customerPrice } from "../cards.rules.ts";
import { CategoryTree } from "../category-tree.rules.ts";
import { firstPlaces } from "../index/top-k.rules.ts";
import { filterAndCount } from "./filter-and-count.rules.ts";
import { filterLists } from "./filtered-lists.rules.ts";
import { LeftOutSlots } from "./left-out.rules.ts";
import { type ListedRow, Listing } from "./listing.rules.ts";
import { pageOf } from "./order.rules.ts";
import { type Priced, pricedIn } from "./prices.rules.ts";
import { listWhole } from "./whole-lists.rules.ts";

const row = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    is_published: fc.boolean(),
    category_id: fc.constantFrom(11, 12, 21),
    brand: fc.constantFrom("Calder", "Finch"),
    vendor: fc.constantFrom("Quay", "Watershed"),
    list_cents: fc.integer({ min: 1, max: 9_000 }),
    wholesale_cents: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9_000 })),
    box_sqft: fc.option(fc.constantFrom(0.7, 10, 12.5, 31)),
    popularity: fc.integer({ min: 0, max: 5 }),
    created_minute: fc.integer({ min: 0, max: 5 }),
    in_stock: fc.boolean(),
    lead_time_days: fc.integer({ min: 1, max: 30 }),
    color: fc.uniqueArray(fc.constantFrom("White", "Gray", "Black"), { maxLength: 2 }),
  })
  .map(({ color, ...rest }) => ({ ...rest, attributes: { color } }));

const others = {
  name: "",
  vendor: "",
  categories: [],
  departments: [],
  traits: [],
  description: "",
  sizes: [],
  category_slugs: [],
  surface: [],
  model_kind: null,
  model_use: null,
};

const sorts = ["popular", "newest", "price", "-price"] as const;

/** The result of a full scan without filters. */
const lookedThrough = (listing: Listing, ids: readonly number[], priceOf: (slot: number) => number) =>
  filterAndCount(listing, {
    candidates: ids.map((id) => listing.shelf(id).candidates),
    scores: null,
    filters: new Map(),
    price: null,
    priceOf,
  });

const node = (id: number, parent_id: number | null) => ({
  id,
  parent_id,
  name: "",
  slug: `s${id}`,
  description: "",
  facets: [],
});
const tree = new CategoryTree([node(1, null), node(11, 1), node(12, 1), node(21, null)], []);

const nothing = { categories: [], vendors: [], products: [] };
const markup = fc.integer({ min: 1_000, max: 9_000 });
const markupsBy = (id: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(id, markup), { maxLength: 2 }).map((each) => new Map(each));
const showroom = fc
  .record({
    margin_bp: fc.integer({ min: 0, max: 3_000 }),
    markups: fc.record({
      showroom_bp: markup,
      by_category: markupsBy(fc.constantFrom(1, 11, 12, 21)),
      by_product: markupsBy(fc.integer({ min: 1, max: 12 })),
    }),
  })
  .map((rest) => ({
    id: "1",
    vsd_id: "",
    user_id: "",
    company_name: "",
    menu_ids: [],
    left_out: nothing,
    ...rest,
  }));

it("matches a full scan of categories and pages after every change", () => {
  const ids = fc.subarray([11, 12, 21], { minLength: 1 });
  const window = fc.record({ offset: fc.nat(12), limit: fc.integer({ min: 1, max: 6 }) });
  const changes = fc.array(row, { minLength: 1, maxLength: 30 });
  const showrooms = fc.array(fc.option(showroom), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(changes, ids, window, showrooms, (rows, wanted, part, visited) => {
      const listing = new Listing(new Set(["color"]));
      for (const [version, one] of rows.entries()) {
        const changed: ListedRow = { ...others, ...one, version };
        listing.put(changed);
        const here = visited[version % visited.length]!;
        const priceOf = (slot: number) => priceIn(listing, here, slot);
        const expected = lookedThrough(listing, wanted, priceOf);
        const { total, counts, price, sqftPrice } = expected;
        const priced = pricedIn({ listing, tree }, here);
        const { page, ...found } = listWhole(listing, wanted, priced);
        expect(found).toEqual({ total, counts, price, sqftPrice });
        for (const sort of sorts) {
          const looked = pageOf(listing, expected, sort, { ...part, priceOf });
          expect(page(sort, { ...part, priceOf })).toEqual(looked);
        }
      }
    }),
  );
});

it("knows what fits filters, and what a showroom leaves out, as if it looked at one product after the other, after every change", () => {
  const cents = fc.option(
    fc.record({ min: fc.nat(9_000), max: fc.oneof(fc.nat(20_000), fc.constant(Infinity)) }),
  );
  const filters = fc.dictionary(
    fc.constantFrom("color", "brand", "in_stock", "lead_time", "category"),
    fc.subarray(["White", "Gray", "Calder", "true", "7", "14", "..9", "5..", "11", "none"], { minLength: 1 }),
  );
  const wishes = fc.record({ filters, price: cents, sqftPrice: cents });
  const window = fc.record({ offset: fc.nat(4), limit: fc.integer({ min: 1, max: 6 }) });
  const changes = fc.array(row, { minLength: 1, maxLength: 60 });
  const leftOuts = fc.option(
    fc.record({
      products: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      vendors: fc.subarray(["Quay", "Nobody"]),
    }),
  );
  fc.assert(
    fc.property(changes, wishes, window, fc.option(showroom), leftOuts, (rows, wish, part, here, out) => {
      const ids = [11, 12, 21];
      const listing = new Listing(new Set(["color"]));
      const leftOut = out && new LeftOutSlots(listing, out.products, out.vendors);
      for (const [version, one] of rows.entries()) {
        listing.put({ ...others, ...one, version });
        if (version % 7 !== rows.length % 7) continue;
        const priceOf = (slot: number) => priceIn(listing, here, slot);
        const limits = { ...wish, leftOut, filters: new Map(Object.entries(wish.filters)) };
        const candidates = ids.map((id) => listing.shelf(id).candidates);
        const expected = filterAndCount(listing, { candidates, scores: null, ...limits, priceOf });
        const { total, counts, price, sqftPrice } = expected;
        const { page, ...found } = filterLists(listing, ids, limits, pricedIn({ listing, tree }, here));
        expect(found).toEqual({ total, counts, price, sqftPrice });
        for (const sort of sorts) {
          const looked = pageOf(listing, expected, sort, { ...part, priceOf });
          expect(page(sort, { ...part, priceOf })).toEqual(looked);
        }
      }
    }),
    { numRuns: 300 },
  );
});

const priceIn = (listing: Listing, here: Priced["showroom"], slot: number) =>
  customerPrice(here, tree, {
    product_id: listing.productIds.of(slot),
    category_id: listing.categories.of(slot),
    wholesale_cents: listing.wholesale.of(slot),
    list_cents: listing.list.of(slot),
  });

it("separates prices by showroom, and by its changes", () => {
  const listing = new Listing(new Set());
  const one = { ...others, is_published: true, category_id: 11, brand: "Calder", box_sqft: null };
  for (const id of [1, 2, 3]) {
    const stock = { popularity: 0, created_minute: 0, in_stock: true, lead_time_days: 1, attributes: {} };
    listing.put({ ...one, ...stock, id, list_cents: id, wholesale_cents: 100, version: 1 });
  }
  const priced = (own: readonly [id: number, bp: number][]): Priced =>
    pricedIn(
      { listing, tree },
      {
        id: "1",
        vsd_id: "",
        user_id: "",
        company_name: "",
        menu_ids: [],
        left_out: nothing,
        margin_bp: 0,
        markups: { showroom_bp: 2_000, by_category: new Map(), by_product: new Map(own) },
      },
    );
  const cheapestFirst = (here: Priced) => {
    const { page, price } = listWhole(listing, [11], here);
    return [...page("price", { offset: 0, limit: 3, priceOf: here.priceOf }), price?.max];
  };
  const nobody = pricedIn({ listing, tree }, null);
  expect(cheapestFirst(nobody)).toEqual([0, 1, 2, 3]);
  expect(cheapestFirst(priced([[1, 3_000]]))).toEqual([1, 2, 0, 130]);
  expect(cheapestFirst(priced([[2, 1_000]]))).toEqual([1, 0, 2, 120]);
  expect(cheapestFirst(priced([]))).toEqual([0, 1, 2, 120]);
  expect(cheapestFirst(nobody)).toEqual([0, 1, 2, 3]);
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
