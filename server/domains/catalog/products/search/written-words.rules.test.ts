import fc from "fast-check";
import { expect, it } from "vitest";
import { rangesOf } from "../index/number-ranges.rules.ts";
import { CatalogFull, slotLimit } from "../index/slot-limit.rules.ts";
import { type ListedRow, Listing } from "../listing/listing.rules.ts";
import { specsOf } from "../specs.rules.ts";
import { slotsBeginning } from "../suggest.rules.ts";
import { SearchWords } from "./search-words.rules.ts";

/** Names of built-in properties, and strings that people paste to see whether a site breaks. */
const nasty = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  ...["prototype", "null", "undefined", "NaN", "Infinity", "-0", "true", "0x10", "1e309", "1/0", "then"],
  ...["' or 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", "%00", "\0", "\u202e", "{{7*7}}", "$&"],
  ...[
    "((((((",
    "]]]]",
    "****",
    "\\",
    '"',
    "''",
    "x".repeat(200),
    "-".repeat(200),
    "9".repeat(200),
    "1x".repeat(60),
  ],
  ...["İstanbul", "ﬀ", "ß", "𝒳", "👩‍🔧", "e\u0301", "½½", "12'' x '", "1-1/0", "#", "without", "no no no"],
];

const words = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("tile", "faucet", "12x24", "3/4 in."),
);
const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));

const plain: ListedRow = {
  id: 1,
  is_published: true,
  category_id: 1,
  wholesale_cents: 100,
  list_cents: 200,
  box_sqft: null,
  popularity: 1,
  created_minute: 0,
  in_stock: true,
  lead_time_days: 3,
  attributes: {},
  version: 1,
  category_slugs: ["tile"],
  surface: [],
  model_kind: null,
  model_use: null,
  name: "Porcelain Tile",
  brand: "Calder",
  vendor: "Quay",
  categories: ["Tile"],
  departments: [],
  traits: [],
  sizes: [],
  description: "",
};

const sold = new Uint8Array([0, 1]);

it("finds, suggests and counts products by any words that people or vendors write", () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(...nasty), (name, query, key) => {
      const listing = new Listing(new Set([key, "finish"]));
      const attributes = Object.fromEntries([
        [key, name],
        ["finish", query],
      ]);
      const own = { name, brand: name, categories: [name], traits: [name, query], description: name };
      listing.put({ ...plain, ...own, attributes, sizes: [name, query], category_slugs: [name] });
      listing.put({ ...plain, id: 2 });
      for (const asked of [query, name, key, `${key} tile`]) {
        const fits = (slot: number) => listing.alive.has(slot);
        const { found } = listing.asked.ask(asked, { fits, others: true });
        expect(found.slots.every((slot) => slot < 2)).toBe(true);
        expect(
          slotsBeginning(listing, asked, listing.soldSlots(sold, null), 6, { pathOf: () => [] }).slots.length,
        ).toBeLessThanOrEqual(2);
        listing.texts.namedIn(asked);
        listing.texts.skuIn(asked);
      }
      expect(listing.facets.isKey(key)).toBe(true);
      expect(listing.facets.textsOf(0)).toContain(name);
      expect(rangesOf(key, [1, 2])).toBeNull();
      expect(specsOf(attributes, new Map()).length).toBe(0);
    }),
    { numRuns: 400 },
  );
});

it.each(Object.getOwnPropertyNames(Object.prototype))(
  "finds a product by the word “%s” in its name",
  (word) => {
    const listing = new Listing(new Set());
    listing.put({ ...plain, name: `${word} Tile` });
    listing.put({ ...plain, id: 2, name: "Brass Lamp", categories: ["Lamp"] });
    const { found } = listing.asked.ask(`${word} tile`, { fits: () => true, others: false });
    expect([...found.slots]).toEqual([0]);
  },
);

it("offers ranges for a number named like an object property", () => {
  const many = Array.from({ length: 30 }, (_, at) => at);
  expect(rangesOf("constructor", many)).toEqual(rangesOf("thickness", many));
});

it("leaves out a product that cannot be read, and keeps the others in their places", () => {
  const listing = new Listing(new Set(["finish"]));
  const put = (id: number, row: Partial<ListedRow>) => listing.put({ ...plain, id, ...row });
  put(1, { name: "Slate Tile" });
  expect(() => put(2, { name: "Odd Tile", attributes: { finish: { toString: 1 } } })).toThrow();
  expect(() => put(3, { name: "Odd Tile", description: null as unknown as string })).toThrow();
  put(4, { name: "Quartz Tile", attributes: { finish: "Honed" } });
  const found = listing.asked.ask("tile", { fits: (slot) => listing.alive.has(slot), others: false }).found;
  expect(Array.from(found.slots, (slot) => listing.productIds.of(slot))).toEqual([1, 4]);
  expect(listing.facets.textsOf(listing.slotOf(4)!)).toContain("Honed");
  expect(listing.asked.ask("odd", { fits: () => true, others: false }).found.slots.length).toBe(0);
});

it("takes a product out when what became of it cannot be read", () => {
  const listing = new Listing(new Set(["finish"]));
  listing.put(plain);
  expect(() => listing.put({ ...plain, version: 2, attributes: { finish: { toString: 1 } } })).toThrow();
  expect([listing.products, listing.shelf(1).total]).toEqual([0, 0]);
  listing.put({ ...plain, version: 3 });
  expect([listing.products, listing.shelf(1).total]).toEqual([1, 1]);
});

it("refuses products beyond its capacity, says what to do, and continues with the rest", () => {
  const listing = new Listing(new Set(), 2);
  listing.put(plain);
  listing.put({ ...plain, id: 2 });
  expect(() => listing.put({ ...plain, id: 3 })).toThrow(CatalogFull);
  expect(() => listing.put({ ...plain, id: 3 })).toThrow(/can have 2 published products.*Archive products/);
  expect([listing.slots, listing.products, listing.isWorn]).toEqual([2, 2, false]);
  // a freed slot comes back when the catalog is reloaded
  listing.put({ ...plain, id: 2, is_published: false, version: 2 });
  expect(listing.isWorn).toBe(true);
  expect(() => new SearchWords().add(slotLimit, plain)).toThrow(CatalogFull);
});
