import fc from "fast-check";
import { expect, it } from "vitest";
import { pricePerSqft, unitPrice } from "../../../../../domain/money/pricing.ts";
import { CategoryTree } from "../category-tree.rules.ts";
import { leadTimes } from "./facet-values.rules.ts";
import { filterAndCount } from "./filter-and-count.rules.ts";
import { type ListedRow, Listing } from "./listing.rules.ts";
import { type KnownOrders, pageOf } from "./order.rules.ts";
import { pricesIn } from "./prices.rules.ts";

const colors = ["White", "Gray", "Black"] as const;
const finishes = ["Matte", "Polished", "Honed"] as const;

const row = (id: number): fc.Arbitrary<ListedRow> =>
  fc
    .record({
      category_id: fc.constantFrom(11, 12, 21),
      brand: fc.constantFrom("Calder", "Finch"),
      wholesale_cents: fc.integer({ min: 1, max: 90_000 }),
      list_cents: fc.integer({ min: 1, max: 150_000 }),
      box_sqft: fc.option(fc.constantFrom(10, 12.5, 15.97)),
      popularity: fc.integer({ min: 0, max: 50 }),
      created_minute: fc.integer({ min: 0, max: 1000 }),
      in_stock: fc.boolean(),
      lead_time_days: fc.integer({ min: 1, max: 30 }),
      color: fc.constantFrom(...colors),
      finish: fc.uniqueArray(fc.constantFrom(...finishes), { maxLength: 3 }),
      width: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ color, finish, width, ...rest }) => ({
      ...rest,
      id,
      name: `Product ${id}`,
      is_published: true,
      attributes: { color, finish, width, serial: `no facet ${id}` },
      sizes: [],
      category_slugs: ["tile"],
      surface: [],
      model_kind: null,
      model_use: null,
      vendor: "",
      categories: [],
      departments: [],
      traits: [],
      description: "",
      version: 1,
    }));

const rows = fc
  .integer({ min: 1, max: 40 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => row(at + 1))));

const filters = fc
  .record(
    {
      color: fc.uniqueArray(fc.constantFrom(...colors, "Nowhere"), { minLength: 1, maxLength: 3 }),
      finish: fc.uniqueArray(fc.constantFrom(...finishes), { minLength: 1, maxLength: 2 }),
      width: fc.constantFrom(["5..20"], ["..10"], ["7", "12..15"]),
      brand: fc.constantFrom(["Calder"], ["Calder", "Finch"]),
      in_stock: fc.constant(["true"]),
      lead_time: fc.constantFrom(["3"], ["7", "21"]),
    },
    { requiredKeys: [] },
  )
  .map((chosen) => new Map(Object.entries(chosen)));

const price = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: 0, max: 80_000 })).map(([a, b]) => ({
    min: Math.min(a, b),
    max: Math.max(a, b),
  })),
);

const sqftPrice = fc.option(
  fc.constantFrom({ min: 0, max: 1500 }, { min: 900, max: Number.POSITIVE_INFINITY }),
);
const sqftPriceOf = (one: ListedRow) => one.box_sqft && pricePerSqft(priceOf(one), one.box_sqft);

const priceOf = (one: ListedRow) => unitPrice(one.wholesale_cents, 800, 1250).unit_price_cents;

/** A product's values for one facet, in the most naive implementation. */
function valuesOf(one: ListedRow, key: string): string[] {
  if (key === "brand") return [one.brand];
  if (key === "category") return [String(one.category_id)];
  if (key === "in_stock") return one.in_stock ? ["true"] : [];
  if (key === "lead_time") return leadTimes.filter((days) => one.lead_time_days <= days).map(String);
  return [one.attributes[key]].flat().map(String);
}

const wantedWidths: Readonly<Record<string, (width: number) => boolean>> = {
  "5..20": (width) => width >= 5 && width < 20,
  "..10": (width) => width < 10,
  "12..15": (width) => width >= 12 && width < 15,
};

/** Whether a product has a wanted value; numbers can be wanted by range. */
const has = (one: ListedRow, key: string, wanted: string): boolean =>
  wantedWidths[wanted]?.(Number(one.attributes.width)) ?? valuesOf(one, key).includes(wanted);

function listingOf(all: readonly ListedRow[]): Listing {
  const listing = new Listing(new Set(["color", "finish", "width"]));
  for (const one of all) listing.put(one);
  return listing;
}

const everywhere = (listing: Listing) => [11, 12, 21].map((id) => listing.shelf(id).candidates);

const within = (range: { min: number; max: number } | null, value: number | null) =>
  range === null || (value !== null && value >= range.min && value <= range.max);
const extremes = (values: readonly number[]) =>
  values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null;

it("counts each facet value over what fits in everything but that facet, as counting one by one does", () => {
  fc.assert(
    fc.property(rows, filters, price, sqftPrice, (all, chosen, range, each) => {
      const listing = listingOf(all);
      const byId = new Map(all.map((one) => [one.id, one]));
      const choice = filterAndCount(listing, {
        candidates: everywhere(listing),
        scores: null,
        filters: chosen,
        price: range,
        sqftPrice: each,
        priceOf: (slot) => priceOf(byId.get(listing.productIds.of(slot))!),
      });
      const fits = (one: ListedRow, but: string | null) =>
        [...chosen].every(([key, wanted]) => key === but || wanted.some((value) => has(one, key, value))) &&
        (but === "price" || within(range, priceOf(one))) &&
        (but === "sqft" || within(each, sqftPriceOf(one)));

      const found = Array.from(choice.slots, (slot) => listing.productIds.of(slot)).sort((a, b) => a - b);
      expect(found).toEqual(all.filter((one) => fits(one, null)).map((one) => one.id));
      for (const key of ["brand", "category", "in_stock", "lead_time", "color", "finish", "width"]) {
        for (const [text, number] of listing.facets.valuesOf(key)) {
          const expected = all.filter((one) => fits(one, key) && valuesOf(one, key).includes(text)).length;
          expect([key, text, choice.counts[number]]).toEqual([key, text, expected]);
        }
      }
      expect(choice.price).toEqual(extremes(all.filter((one) => fits(one, "price")).map(priceOf)));
      const perFoot = all.filter((one) => fits(one, "sqft")).map(sqftPriceOf);
      expect(choice.sqftPrice).toEqual(extremes(perFoot.filter((one) => one !== null)));
    }),
  );
});

it("pages through every order without losing, doubling or misplacing a product", () => {
  const sort = fc.constantFrom("price", "-price", "newest", "popular", "relevance");
  fc.assert(
    fc.property(rows, sort, fc.integer({ min: 1, max: 7 }), (all, order, limit) => {
      const listing = listingOf(all);
      const cents = (slot: number) => all[listing.productIds.of(slot) - 1]!.wholesale_cents;
      const choice = filterAndCount(listing, {
        candidates: everywhere(listing),
        scores: null,
        filters: new Map(),
        price: null,
        priceOf: cents,
      });
      const slots: number[] = [];
      const known: KnownOrders = new Map();
      for (let offset = 0; offset < all.length; offset += limit) {
        const window = { offset, limit, priceOf: cents };
        const page = pageOf(listing, choice, order, window, known);
        expect(page).toEqual(pageOf(listing, choice, order, window));
        slots.push(...page);
      }
      expect(slots.toSorted((a, b) => a - b)).toEqual([...choice.slots].sort((a, b) => a - b));
      const rank = (slot: number) => {
        const one = all[listing.productIds.of(slot) - 1]!;
        const { wholesale_cents, box_sqft } = one;
        const shown = box_sqft ? pricePerSqft(wholesale_cents, box_sqft) : wholesale_cents;
        if (order === "price") return shown;
        if (order === "-price") return -shown;
        return order === "newest" ? -one.created_minute : -one.popularity;
      };
      expect(slots.map(rank)).toEqual(slots.map(rank).toSorted((a, b) => a - b));
    }),
  );
});

it("shows the same pages of a long list in any order of visits", () => {
  const [one] = fc.sample(row(1), { numRuns: 1, seed: 7 });
  const all = Array.from({ length: 900 }, (_, at) => ({ ...one!, id: at + 1, popularity: (at * 37) % 101 }));
  const listing = listingOf(all);
  const choice = { slots: Int32Array.from(all, (_, slot) => slot), scores: null };
  const known: KnownOrders = new Map();
  for (const offset of [0, 24, 480, 240, 876, 888, 0]) {
    const window = { offset, limit: 24, priceOf: () => 0 };
    expect(pageOf(listing, choice, "popular", window, known)).toEqual(
      pageOf(listing, choice, "popular", window),
    );
  }
});

it("puts partial matches last in every order but the best match", () => {
  const [one] = fc.sample(row(1), { numRuns: 1, seed: 7 });
  const popularity = [9, 0, 5, 0];
  const listing = listingOf(popularity.map((each, at) => ({ ...one!, id: at + 1, popularity: each })));
  const choice = {
    slots: Int32Array.of(0, 1, 2, 3),
    scores: Float32Array.of(9, 1, 5, 2),
    isSure: Uint8Array.of(0, 1, 1, 0),
  };
  const order = (sort: "popular" | "price" | "relevance") =>
    pageOf(listing, choice, sort, { offset: 0, limit: 4, priceOf: (slot) => slot });
  expect(order("popular")).toEqual([2, 1, 0, 3]);
  expect(order("price")).toEqual([1, 2, 0, 3]);
  expect(order("relevance")[0]).toBe(0);
});

it("prices a slot as the product page prices the product, with the nearest markup", () => {
  const markups = fc.record({
    showroom_bp: fc.integer({ min: 1000, max: 4000 }),
    top: fc.option(fc.integer({ min: 1000, max: 4000 })),
    below: fc.option(fc.integer({ min: 1000, max: 4000 })),
    first: fc.option(fc.integer({ min: 1000, max: 4000 })),
    margin_bp: fc.integer({ min: 0, max: 2000 }),
  });
  fc.assert(
    fc.property(rows, markups, (all, { showroom_bp, top, below, first, margin_bp }) => {
      const listing = listingOf(all);
      const node = { name: "", description: "", facets: [] };
      const nodes = [
        { ...node, id: 1, parent_id: null, slug: "one" },
        { ...node, id: 2, parent_id: null, slug: "two" },
        { ...node, id: 11, parent_id: 1, slug: "eleven" },
        { ...node, id: 12, parent_id: 1, slug: "twelve" },
        { ...node, id: 21, parent_id: 2, slug: "twenty-one" },
      ];
      const catalog = {
        listing,
        tree: new CategoryTree(nodes, []),
      };
      const entries = <Key>(key: Key, bp: number | null): [Key, number][] => (bp === null ? [] : [[key, bp]]);
      const showroom = {
        id: "",
        vsd_id: "",
        user_id: "",
        company_name: "",
        menu_ids: [],
        left_out: { categories: [], vendors: [], products: [] },
        margin_bp,
        markups: {
          showroom_bp,
          by_category: new Map([...entries(1, top), ...entries(11, below)]),
          by_product: new Map(entries(1, first)),
        },
      };
      const price = pricesIn(catalog, showroom);
      for (const one of all) {
        const own = one.id === 1 ? first : null;
        const nearest = one.category_id === 11 ? (below ?? top) : one.category_id === 12 ? top : null;
        const markup = own ?? nearest ?? showroom_bp;
        const expected = unitPrice(one.wholesale_cents, margin_bp, markup).unit_price_cents;
        const slot = listing.slotOf(one.id)!;
        expect(price(slot)).toBe(expected);
        expect(price(slot)).toBe(expected);
      }
    }),
  );
});

it("shows a changed product once, and a withdrawn one no more", () => {
  const [one] = fc.sample(row(1), 1);
  const listing = listingOf([one!]);
  listing.put({ ...one!, category_id: 21, version: 2 });
  const all = () => ({
    candidates: everywhere(listing),
    scores: null,
    filters: new Map(),
    price: null,
    priceOf: () => 1,
  });
  expect([...filterAndCount(listing, all()).slots].map((slot) => listing.categories.of(slot))).toEqual([21]);
  expect(listing.put({ ...one!, category_id: 21, version: 2 })).toBe(false);
  listing.put({ ...one!, is_published: false, version: 3 });
  expect(filterAndCount(listing, all()).slots).toHaveLength(0);
});
