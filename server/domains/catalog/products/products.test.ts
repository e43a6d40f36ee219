import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Facet } from "../../../../contract/catalog/catalog.ts";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { unitPrice } from "../../../../domain/money/pricing.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { catalogChanged, refreshProducts } from "./index.ts";

interface List {
  data: ProductCard[];
  total: number;
  last_page: number;
  facets: Facet[];
  price_range: { min: number; max: number } | null;
  sqft_price_range: { min: number; max: number } | null;
  did_you_mean?: string;
  relaxed?: { exact: number; without: string[]; is_popular: boolean };
}

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

async function ask(body: Record<string, unknown>): Promise<{ status: number; data: List }> {
  const answer = await shop.app.fetch(
    new Request("http://localhost/api/visualization/products", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const reply = (await answer.json()) as { data: List };
  return { status: answer.status, data: reply.data };
}

const list = async (body: Record<string, unknown>) => (await ask(body)).data;
const names = (found: List) => found.data.map((card) => card.name);
/** Names of products with every word; the closest others come after them. */
const exact = (found: List) => names(found).slice(0, found.relaxed?.exact);
const counts = (found: List, key: string) =>
  Object.fromEntries(
    found.facets.find((facet) => facet.key === key)?.values.map((v) => [v.value, v.count]) ?? [],
  );

describe("which products", () => {
  it("lists a category with everything below it, by slug or id, the popular ones first", async () => {
    const expected = [
      "Carrara Bianco Porcelain",
      "Basalto Dark Porcelain",
      "Tivoli Travertine",
      "Terrazzo Piccolo Porcelain",
      "Blackwater Slate",
    ];
    expect(names(await list({ category: "tile-flooring", showroom: "OAKSTONE" }))).toEqual(expected);
    expect(names(await list({ category: 1, showroom: "oakstone" }))).toEqual(expected);
    expect((await list({ category: "natural-stone-tile", showroom: market.oakstone.id })).total).toBe(2);
  });

  it("shows a showroom's departments only", async () => {
    expect((await list({ showroom: "OAKSTONE" })).total).toBe(8);
    expect(names(await list({ showroom: "HARBOR88" }))).toEqual(["Holland Paver", "Ashlar Slab"]);
    expect((await list({ showroom: "HARBOR88", category: "tile-flooring" })).total).toBe(0);
    expect((await list({ menu: "bathroom", showroom: "OAKSTONE" })).total).toBe(5);
    expect((await list({})).total).toBe(10);
  });

  it("answers 404 for a category or department that does not exist", async () => {
    expect((await ask({ category: "moon-rock" })).status).toBe(404);
    expect((await ask({ menu: "cellar" })).status).toBe(404);
  });

  it("pages, and links the pages", async () => {
    const first = await list({ category: "tile-flooring", per_page: 2 });
    const third = await list({ category: "tile-flooring", per_page: 2, page: 3 });
    expect([first.total, first.last_page, first.data.length, third.data.length]).toEqual([5, 3, 2, 1]);
    expect(names(third)).toEqual(["Blackwater Slate"]);
    expect((await list({ category: "tile-flooring", per_page: 2, page: 9 })).data).toEqual([]);
  });
});

describe("prices", () => {
  it("are this showroom's, with the nearest markup, and never wholesale", async () => {
    const found = await list({ category: "tile-flooring", showroom: "OAKSTONE", sort: "price" });
    for (const card of found.data) {
      const product = market.product(card.name);
      const first = product.variants[0]!;
      const markup = product.category_id === 101 ? 1500 : 1000;
      expect(card.price).toBe(toDollars(unitPrice(first.wholesale_cents, 800, markup).unit_price_cents));
      expect(card.list_price).toBe(toDollars(first.list_cents));
      expect(card.sku).toBe(first.sku);
      expect(card.needs_showroom).toBe(false);
    }
    const shown = found.data.map((card) => card.price_per_sqft ?? card.price);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    const prices = found.data.map((card) => card.price);
    expect(prices).not.toEqual(prices.toSorted((a, b) => a - b));
    expect(found.price_range).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(JSON.stringify(found)).not.toMatch(/wholesale|markup|margin|trade/);
  });

  it("are list prices without a showroom, and say that one is needed", async () => {
    const [card] = (await list({ category: "bridge-faucets" })).data;
    expect(card).toMatchObject({ price: 525, list_price: 525, savings_percent: 0, needs_showroom: true });
    expect((await list({ category: "bridge-faucets", showroom: "NOSUCHID" })).data[0]!.needs_showroom).toBe(
      true,
    );
  });

  it("per square foot come from the box, and savings are never negative", async () => {
    const carrara = (await list({ q: "carrara", showroom: "OAKSTONE" })).data[0]!;
    expect(carrara.price_per_sqft).toBe(Math.round((carrara.price / 15.5) * 100) / 100);
    const ashlar = (await list({ q: "ashlar", showroom: "HARBOR88" })).data[0]!;
    expect([ashlar.price > ashlar.list_price, ashlar.savings_percent]).toEqual([true, 0]);
  });

  it("narrow the list, and their range ignores that", async () => {
    const all = await list({ category: "tile-flooring", showroom: "OAKSTONE" });
    const some = await list({
      category: "tile-flooring",
      showroom: "OAKSTONE",
      price_min: 50,
      price_max: 66,
    });
    expect(names(some)).toEqual(all.data.filter((c) => c.price >= 50 && c.price <= 66).map((c) => c.name));
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    expect(some.price_range).toEqual(all.price_range);
  });

  it("per square foot narrow the list to products that have one", async () => {
    const all = await list({ showroom: "OAKSTONE", per_page: 100 });
    const each = (found: List) => found.data.map((card) => card.price_per_sqft).filter((one) => one !== null);
    const range = { min: Math.min(...each(all)), max: Math.max(...each(all)) };
    expect(all.sqft_price_range).toEqual(range);
    expect(each(all).length).toBeLessThan(all.total);
    const middle = (range.min + range.max) / 2;
    const some = await list({ showroom: "OAKSTONE", per_page: 100, sqft_max: middle });
    expect(some.total).toBe(each(all).filter((one) => one <= middle).length);
    expect(some.total).toBeGreaterThan(0);
    expect(some.sqft_price_range).toEqual(range);
    const faucets = await list({ category: "bridge-faucets", showroom: "OAKSTONE" });
    expect(faucets.sqft_price_range).toBeNull();
  });
});

describe("facets", () => {
  it("stand in the category's order, then what every product has", async () => {
    const found = await list({ category: "tile-flooring", showroom: "OAKSTONE" });
    expect(found.facets.map((facet) => facet.key)).toEqual([
      "category",
      "color_family",
      "size",
      "finish",
      "frost_proof",
      "brand",
      "in_stock",
      "lead_time",
    ]);
    expect(counts(found, "finish")).toEqual({ Matte: 3, Honed: 1, "Natural Cleft": 1, Polished: 1 });
    expect(counts(found, "category")).toEqual({ "porcelain-tile": 3, "natural-stone-tile": 2 });
    expect(counts(found, "in_stock")).toEqual({ true: 4 });
    expect(counts(found, "lead_time")).toEqual({ "3": 1, "7": 3, "14": 4, "21": 5 });
  });

  it("count what one more choice would give, so a facet ignores its own choice", async () => {
    const filters = { color_family: ["Black"] };
    const found = await list({ category: "tile-flooring", showroom: "OAKSTONE", filters });
    expect(names(found)).toEqual(["Basalto Dark Porcelain", "Blackwater Slate"]);
    expect(counts(found, "color_family")).toEqual({ Black: 2, Beige: 1, Gray: 1, White: 1 });
    expect(counts(found, "finish")).toEqual({ Matte: 1, "Natural Cleft": 1 });
  });

  it("join values of one facet and narrow across facets", async () => {
    const filters = { color_family: ["Black", "White"], finish: ["Matte"], category: ["porcelain-tile"] };
    const found = await list({ category: "tile-flooring", showroom: "OAKSTONE", filters });
    expect(names(found)).toEqual(["Carrara Bianco Porcelain", "Basalto Dark Porcelain"]);
  });

  it("refuse unknown facets instead of ignoring them", async () => {
    expect((await ask({ filters: { wholesale_cents: ["1"] } })).status).toBe(422);
    expect((await list({ filters: { finish: ["Invisible"] } })).total).toBe(0);
  });
});

describe("search", () => {
  it("finds by any form of the words, in every field", async () => {
    expect(exact(await list({ q: "faucet pull down" }))).toEqual([
      "Arbor Pull-Down Kitchen Faucet",
      "Linden Pull-Down Kitchen Faucet",
    ]);
    expect(names(await list({ q: "slates" }))[0]).toBe("Blackwater Slate");
    expect(exact(await list({ q: 'honed 12" x 12"' }))).toEqual(["Tivoli Travertine"]);
    expect(exact(await list({ q: "24 × 12 polished" }))).toEqual(["Carrara Bianco Porcelain"]);
    expect(exact(await list({ q: "watershed brushed gold" }))).toHaveLength(2);
  });

  it("finds a product by its SKU in any letter case", async () => {
    expect(names(await list({ q: "wsp-arb-mb" }))).toEqual(["Arbor Pull-Down Kitchen Faucet"]);
    expect(names(await list({ q: "nqt-carr-1224" }))).toEqual(["Carrara Bianco Porcelain"]);
  });

  it("suggests what a misspelled word probably means, and finds that", async () => {
    const found = await list({ q: "porcelian tile" });
    expect(found.did_you_mean).toBe("porcelain tile");
    expect(names(found)).toContain("Carrara Bianco Porcelain");
    expect((await list({ q: "porcelain tile" })).did_you_mean).toBeUndefined();
  });

  it("shows partial matches if nothing has every word, and popular products for nonsense", async () => {
    expect(names(await list({ q: "terrazzo chandelier" }))).toEqual(["Terrazzo Piccolo Porcelain"]);
    expect(names(await list({ q: "qqqqzzzz" }))[0]).toBe("Arbor Pull-Down Kitchen Faucet");
  });

  it.each(["'; drop table products; --", "%_\\", "a' or '1'='1", "((((", "!&|:*<->", "🪨"])(
    "takes %j as words",
    async (q) => {
      expect((await ask({ q })).status).toBe(200);
      const again = await list({ category: "tile-flooring" });
      expect(again.total).toBe(5);
    },
  );
});

it("answers a GET as the POST, with filters as JSON", async () => {
  const query = new URLSearchParams({
    category: "tile-flooring",
    showroom: "OAKSTONE",
    filters: JSON.stringify({ color_family: ["Black"] }),
  });
  const answer = () => shop.app.fetch(new Request(`http://localhost/api/visualization/products?${query}`));
  const [first, again] = [await answer(), await answer()];
  const posted = await list({
    category: "tile-flooring",
    showroom: "OAKSTONE",
    filters: { color_family: ["Black"] },
  });
  expect(((await first.json()) as { data: List }).data).toEqual(posted);
  expect(((await again.json()) as { data: List }).data).toEqual(posted);
  expect(again.headers.get("X-Request-Id")).toBeTruthy();
  expect(again.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it.each([
  [{ page: 0 }],
  [{ per_page: 101 }],
  [{ sort: "wholesale_cents" }],
  [{ price_min: -1 }],
  [{ unknown: true }],
  [{ filters: { finish: "Matte" } }],
])("refuses %j", async (body) => {
  expect((await ask(body)).status).toBe(422);
});

it("shows its own changes at once, and is notified of others'", async () => {
  const { db } = shop.platform;
  const slate = market.product("Blackwater Slate");
  await db
    .updateTable("variants")
    .set({ wholesale_cents: 9999 })
    .where("product_id", "=", slate.id)
    .execute();
  await refreshProducts(db, [slate.id]);
  await catalogChanged(shop.platform);
  const priceNow = async () => (await list({ q: "blackwater", showroom: "OAKSTONE" })).data[0]?.price;
  expect(await priceNow()).toBe(toDollars(unitPrice(9999, 800, 1000).unit_price_cents));

  await db.updateTable("products").set({ status: "archived" }).where("id", "=", slate.id).execute();
  await refreshProducts(db, [slate.id]);
  await expect.poll(async () => (await list({ category: "tile-flooring" })).total).toBe(4);
});

it("says whether an out-of-stock product is made to order, and how many looks it has", async () => {
  const { db } = shop.platform;
  const linden = market.products.find(({ name }) => name.startsWith("Linden"))!;
  const card = async () =>
    (await list({ category: "kitchen-faucets" })).data.find((each) => each.hash === linden.hash);
  const sell = async (changes: { stock: number; allows_backorder: boolean }) => {
    await db.updateTable("variants").set(changes).where("product_id", "=", linden.id).execute();
    await refreshProducts(db, [linden.id]);
    await catalogChanged(shop.platform);
  };
  await sell({ stock: 0, allows_backorder: true });
  expect(await card()).toMatchObject({ in_stock: false, allows_backorder: true });
  await sell({ stock: 0, allows_backorder: false });
  expect(await card()).toMatchObject({ in_stock: false, allows_backorder: false });
  const { swatches, looks_count } = (await card())!;
  expect(looks_count).toBeGreaterThanOrEqual(swatches.length);
});

it("says when the shown variant ships, not the fastest of all", async () => {
  const { db } = shop.platform;
  const { id } = market.product("Arbor Pull-Down Kitchen Faucet");
  const variants = db.updateTable("variants").where("product_id", "=", id);
  await variants.set({ lead_time_days: 1 }).where("sku", "<>", "WSP-ARB-CH").execute();
  await refreshProducts(db, [id]);
  await catalogChanged(shop.platform);
  const { data } = await list({ category: "kitchen-faucets" });
  expect(data.find(({ hash }) => hash === "farbor0006")).toMatchObject({
    sku: "WSP-ARB-CH",
    lead_time_days: 5,
  });
});

describe("the variant that is shown", () => {
  const arbor = async (body: Record<string, unknown>) => {
    const { data } = await list({ category: "kitchen-faucets", showroom: "OAKSTONE", ...body });
    return data.find(({ hash }) => hash === "farbor0006")!;
  };
  const [chrome, black, gold] = [14_250, 15_875, 17_133].map((wholesale) =>
    toDollars(unitPrice(wholesale, 800, 1000).unit_price_cents),
  );

  it("is the default if nothing names another", async () => {
    const card = await arbor({});
    expect(card).toMatchObject({ sku: "WSP-ARB-CH", price: chrome });
    expect(card).not.toHaveProperty("is_chosen");
    expect(await arbor({ filters: { brand: ["Calder & Finch"] } })).toEqual(card);
  });

  it("is the one that a filter names, with its price and stock", async () => {
    expect(await arbor({ filters: { finish: ["Matte Black"] } })).toMatchObject({
      sku: "WSP-ARB-MB",
      price: black,
      list_price: 279,
      is_chosen: true,
    });
    // the first of two wanted finishes
    expect(await arbor({ filters: { finish: ["Brushed Gold", "Matte Black"] } })).toMatchObject({
      sku: "WSP-ARB-MB",
    });
  });

  it("is the one that a search names, even misspelled", async () => {
    const found = await list({ q: "brushd gold faucet", showroom: "OAKSTONE" });
    expect(found.data.find(({ hash }) => hash === "farbor0006")).toMatchObject({
      sku: "WSP-ARB-BG",
      price: gold,
      is_chosen: true,
    });
  });

  it("is the one whose finish contains a searched word; a finish named in full takes precedence", async () => {
    const shown = async (q: string) => {
      const { data } = await list({ q, showroom: "OAKSTONE" });
      return data.find(({ hash }) => hash === "farbor0006");
    };
    expect(await shown("black faucet")).toMatchObject({ sku: "WSP-ARB-MB", is_chosen: true });
    expect(await shown("gold faucet")).toMatchObject({ sku: "WSP-ARB-BG", is_chosen: true });
    expect(await shown("matte black gold faucet")).toMatchObject({ sku: "WSP-ARB-MB" });
    expect(await shown("black gold faucet")).not.toHaveProperty("is_chosen");
    expect(await shown("kitchen faucet")).not.toHaveProperty("is_chosen");
  });

  it("has most of what is wanted, and its own box", async () => {
    const { data } = await list({
      category: "tile-flooring",
      filters: { size: ["12×24 in."], finish: ["Polished"] },
    });
    expect(data.find(({ hash }) => hash === "tcarrara01")).toMatchObject({
      sku: "NQT-CARR-1224-P",
      list_price: 86,
      price_per_sqft: 5.55,
      is_chosen: true,
    });
  });

  it("is the product's own where prices order or limit the list, for they are the products'", async () => {
    const filters = { finish: ["Matte Black"] };
    expect(await arbor({ filters, sort: "price" })).toMatchObject({ sku: "WSP-ARB-CH", price: chrome });
    expect(await arbor({ filters, price_max: 1000 })).toMatchObject({ sku: "WSP-ARB-CH", price: chrome });
  });

  it("is the one with a color of the wanted family", async () => {
    const { db } = shop.platform;
    const { id } = market.product("Carrara Bianco Porcelain");
    const colors = { "NQT-CARR-1224-M": "Snow", "NQT-CARR-2424-M": "Sky Blue", "NQT-CARR-1224-P": "Navy" };
    for (const [sku, Color] of Object.entries(colors)) {
      const options = sql<string>`${JSON.stringify({ Color })}::text::jsonb`;
      await db.updateTable("variants").set({ options }).where("sku", "=", sku).execute();
    }
    const attributes = sql<string>`${JSON.stringify({ color_family: ["White", "Blue"] })}::text::jsonb`;
    await db.updateTable("products").set({ attributes }).where("id", "=", id).execute();
    await refreshProducts(db, [id]);
    await catalogChanged(shop.platform);
    const shown = async (body: Record<string, unknown>) =>
      (await list({ category: "tile-flooring", ...body })).data.find(({ hash }) => hash === "tcarrara01");
    // the sky blue one is not in stock
    const navy = { sku: "NQT-CARR-1224-P", is_chosen: true };
    expect(await shown({ filters: { color_family: ["Blue"] } })).toMatchObject(navy);
    expect(await shown({ q: "blue porcelain" })).toMatchObject(navy);
    expect(await shown({ filters: { color_family: ["Blue", "White"] } })).not.toHaveProperty("is_chosen");
  });
});
