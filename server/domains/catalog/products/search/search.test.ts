import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Facet } from "../../../../../contract/catalog/catalog.ts";
import type { ProductCard } from "../../../../../contract/catalog/product-card.ts";
import { type TestApp, testApp } from "../../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../../tests/support/catalog-seed.ts";
import { applyImport, planImport, vendorByName } from "../../import/index.ts";
import { catalogChanged, refreshProducts } from "../index.ts";

// Titles as hardware stores write them, imported as a vendor would: no attributes, one category for all.
const titles = [
  "Halden 4 in. Centerset 2-Handle Bathroom Faucet in Chrome",
  "Halden Widespread Bathroom Faucet in Oil Rubbed Bronze",
  "Braided Supply Line for Bathroom Faucets 3/8 in. x 20 in.",
  "Bathroom Faucet Handle Kit in Chrome",
  "Orrin Matte Black Cabinet Pull 5 in. Center-to-Center",
  "Orrin Brushed Nickel Cabinet Pull 5 in. Center-to-Center",
  "Orrin Matte Black Cabinet Pull 3 in. Center-to-Center",
  "Montrose 12 in. x 24 in. Glazed Porcelain Floor and Wall Tile",
  "Montrose 18 in. x 18 in. Glazed Porcelain Floor and Wall Tile",
  "Stepwell Waterproof Luxury Vinyl Plank Flooring in Oak (20 sq. ft. / case)",
  "Stepwell Peel and Stick Luxury Vinyl Plank Flooring in Hickory",
  "Pipeworks 4 in. PVC Floor Drain",
  "Pipeworks 2 in. PVC Floor Drain",
  "Pipeworks 3/4 in. x 10 ft. Copper Pipe",
  "Pipeworks 1/2 in. x 10 ft. Copper Pipe",
  "Bellmere 1.28 GPF Elongated Toilet in White",
  "Bellmere Elongated Toilet Seat in White",
  "Stonehill 37 in. Marble Vanity Top with Basin",
  "Stonehill 36 in. Bath Vanity in Gray with Marble Vanity Top",
  "Frameless Sliding Shower Door 60 in. x 76 in.",
  "Shower Door Handle in Brushed Nickel",
  "Coldbrook Built-In Dishwasher in Stainless Steel",
  "Lumina 60-Watt Equivalent LED Light Bulb (4-Pack)",
  "Montrose Marble Backsplash Mosaic",
  "Levering 20 Amp Self-Test GFCI Outlet",
  "Wireland 12/2 NM-B Cable 250 ft.",
  "Interior Eggshell Paint 5 gal.",
  "Interior Eggshell Paint 1 gal.",
];

interface Relaxed {
  exact: number;
  without: string[];
  is_popular: boolean;
}
interface List {
  data: ProductCard[];
  total: number;
  facets: Facet[];
  did_you_mean?: string;
  relaxed?: Relaxed;
  understood?: { q: string; price_max?: number; sqft_max?: number; is_lifted: boolean };
}

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
  const rows = titles.map((title, at) => `HW-${1000 + at},"${title.replaceAll('"', '""')}",10`);
  const file = { name: "titles.csv", bytes: Buffer.from(["SKU,Title,Price", ...rows].join("\n")) };
  const vendor = (await vendorByName(shop.platform.db, "north quay tile"))!;
  const request = { file, vendor, settings: { category: "bridge-faucets" } };
  await applyImport(shop.platform.db, await planImport(shop.platform.db, request));
  const zinc = ["Orrin Cabinet Pull in Zinc Gray", "Halden Robe Hook in Zinc Gray"];
  const tiles = ["6x6", "6x9", "9x9", "9x12", "12x12", "12x18", "18x18", "18x24"];
  await sellIn(
    "porcelain-tile",
    tiles.map((size) => `Zinc Gray Garden Tile ${size} in.`),
    vendor,
  );
  await sellIn("bridge-faucets", zinc, vendor);
  await catalogChanged(shop.platform);
});

async function sellIn(
  category: string,
  names: string[],
  vendor: NonNullable<Awaited<ReturnType<typeof vendorByName>>>,
) {
  const rows = names.map((name, at) => `${category}-${at},${name},10`);
  const file = { name: "zinc.csv", bytes: Buffer.from(["SKU,Title,Price", ...rows].join("\n")) };
  const { db } = shop.platform;
  await applyImport(db, await planImport(db, { file, vendor, settings: { category } }));
}
afterAll(() => shop.close());

async function search(q: string, more: Record<string, string> = {}): Promise<List> {
  const query = new URLSearchParams({ q, ...more });
  const answer = await shop.app.fetch(new Request(`http://localhost/api/visualization/products?${query}`));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: List }).data;
}

const first = async (q: string) => (await search(q)).data[0]?.name;

describe("finds first what a contractor means by", () => {
  it.each([
    ["matte black pull 5 in", titles[4]],
    ['5" matte black cabinet pulls', titles[4]],
    ["12x24 glazed porcelain", titles[7]],
    ['12" x 24" porcelain tile', titles[7]],
    ["24 × 12 porcelain tiles", titles[7]],
    ["lvp waterproof", titles[9]],
    ["vinyl plank hickory", titles[10]],
    ["4 inch drain", titles[11]],
    ["2in drain", titles[12]],
    ['3/4" copper pipe', titles[13]],
    ["3/4 in copper pipe", titles[13]],
    [".75 inch copper pipe", titles[13]],
    ["half inch pipe 1/2", titles[14]],
    ["wc", titles[15]],
    ["toilets", titles[15]],
    ["toilet seats", titles[16]],
    ["vanity top", titles[17]],
    ["36 inch vanity", titles[18]],
    ["shower doors", titles[19]],
    ["shower door handle", titles[20]],
    ["dish washer", titles[21]],
    ["ss dishwasher", titles[21]],
    ["60w bulb", titles[22]],
    ["back splash", titles[23]],
    ["gfi outlet 20a", titles[24]],
    ["12-2 wire", titles[25]],
    ["5 gallon interior paint", titles[26]],
    ["bathroom faucet orb", titles[1]],
    ["HW-1007", titles[7]],
  ])("%j", async (q, title) => {
    expect(await first(q)).toBe(title);
  });
});

it("finds a size in names and in attributes", async () => {
  const shown = (await search("12x24 porcelain")).data.map((card) => card.name);
  const fitting = [
    "Carrara Bianco Porcelain",
    "Basalto Dark Porcelain",
    "Terrazzo Piccolo Porcelain",
    titles[7],
  ];
  expect(fitting).toContain(shown[0]);
  const sizes = shown.filter((name) => name === titles[7] || name === titles[8]);
  expect(sizes[0]).toBe(titles[7]);
});

it("shows faucets before faucet parts", async () => {
  const shown = (await search("bathroom faucet")).data.map((card) => card.name);
  expect(shown.slice(0, 2).toSorted()).toEqual([titles[0], titles[1]].toSorted());
  expect(shown).toContain(titles[2]);
});

describe("a misspelled word", () => {
  it.each([
    ["porcelian tile", "porcelain tile", titles[7]],
    ["bathrom fauset", "bathroom faucet", titles[0]],
    ["vynil plank", "vinyl plank", titles[10]],
    ["dishwaser", "dishwasher", titles[21]],
    ["tiolet seat", "toilet seat", titles[16]],
  ])("%j is taken as %j", async (q, meant, title) => {
    const found = await search(q);
    expect(found.did_you_mean).toBe(meant);
    expect(found.data.map((card) => card.name)).toContain(title);
  });

  it("is not seen where all are right", async () => {
    for (const q of ["bathroom faucet", "lvp", "12x24", "wc", "1.28 gpf"]) {
      expect((await search(q)).did_you_mean).toBeUndefined();
    }
  });
});

describe("what cannot be met", () => {
  it("is said, and the nearest shown", async () => {
    const found = await search("purple elongated toilet");
    expect(found.relaxed).toEqual({ exact: 0, without: ["purple"], is_popular: false });
    expect(found.data[0]?.name).toBe(titles[15]);
  });

  it("is not mentioned if there are enough matches", async () => {
    const found = await search("faucet");
    expect(found.total).toBeGreaterThanOrEqual(4);
    expect(found.relaxed).toBeUndefined();
  });

  it("never leaves the page empty", async () => {
    const found = await search("qqqqzzzz", { showroom: "OAKSTONE" });
    expect(found.total).toBeGreaterThan(0);
    expect(found.relaxed).toEqual({ exact: 0, without: ["qqqqzzzz"], is_popular: true });
  });

  it("is left out when people sort by price", async () => {
    expect((await search("elongated toilet seat", { sort: "price" })).data.map((card) => card.name)).toEqual([
      titles[16],
    ]);
  });

  it("shows only what the showroom sells", async () => {
    const names = (await search("pavers", { showroom: "OAKSTONE" })).data.map((card) => card.name);
    expect(names).not.toContain("Holland Paver");
    expect((await search("pavers", { showroom: "HARBOR88" })).data[0]?.name).toBe("Holland Paver");
  });
});

describe("a price in the words", () => {
  it("limits what is found, and is told apart from the words", async () => {
    const found = await search("porcelain tile under 20 dollars");
    expect(found.understood).toEqual({ q: "porcelain tile", price_max: 20, is_lifted: false });
    expect(found.data[0]?.name).toBe(titles[7]);
    expect(found.data.every(({ price }) => price <= 20)).toBe(true);
  });

  it("is per square foot if only that makes sense", async () => {
    const found = await search("basalto under $6");
    expect(found.understood).toEqual({ q: "basalto", sqft_max: 6, is_lifted: false });
    expect(found.data.map(({ name }) => name)).toEqual(["Basalto Dark Porcelain"]);
  });

  it("is dropped if no match has it, and does not override a filter", async () => {
    const found = await search("copper pipe under $2");
    expect(found.understood).toMatchObject({ price_max: 2, is_lifted: true });
    expect([titles[13], titles[14]]).toContain(found.data[0]?.name);
    expect((await search("copper pipe under $2", { price_max: "300" })).understood).toEqual({
      q: "copper pipe",
      is_lifted: false,
    });
  });

  it("may be all that is asked", async () => {
    const found = await search("under $12");
    expect(found.total).toBeGreaterThan(0);
    expect(found.data.every(({ price }) => price <= 12)).toBe(true);
  });
});

it("counts facets over what it finds", async () => {
  const { facets, total } = await search("porcelain");
  const categories = facets.find(({ key }) => key === "category")!.values;
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

it("finds a new product at once, and a changed name", async () => {
  const { db } = shop.platform;
  await db
    .updateTable("products")
    .set({ name: "Zanzibar Copper Trough" })
    .where("name", "=", titles[27]!)
    .execute();
  const { id } = await db
    .selectFrom("products")
    .select("id")
    .where("name", "=", "Zanzibar Copper Trough")
    .executeTakeFirstOrThrow();
  await refreshProducts(db, [id]);
  await catalogChanged(shop.platform);
  expect(await first("zanzibar")).toBe("Zanzibar Copper Trough");
});

it("finds the size that only variants tell, and shows the one that has it", async () => {
  const { db } = shop.platform;
  const sizes = { "NQT-BASA-2424-M": "48 × 32 in.", "NQT-BASA-1224-M": "72 × 36 in." };
  for (const [sku, Size] of Object.entries(sizes)) {
    const options = sql<string>`${JSON.stringify({ Size })}::text::jsonb`;
    await db.updateTable("variants").set({ options }).where("sku", "=", sku).execute();
  }
  await refreshProducts(db, [market.product("Basalto Dark Porcelain").id]);
  await catalogChanged(shop.platform);
  for (const q of ["72x36 porcelain", "6 ft by 3 ft porcelain", "basalto 72"]) {
    const { data, relaxed } = await search(q);
    expect(data[0]).toMatchObject({ sku: "NQT-BASA-1224-M", is_chosen: true, chosen_options: "72 × 36 in." });
    expect(relaxed?.exact).not.toBe(0);
  }
});

const numberedBy = (vendor_sku: string) =>
  shop.platform.db.updateTable("variants").set({ vendor_sku }).where("sku", "=", "NQT-HW-1007").execute();

describe("a SKU", () => {
  it.each(["HW-1007", "hw 1007", "hw1007", "Hw.1007"])("is known as %j", async (q) => {
    expect((await search(q)).data.map(({ name }) => name)).toEqual([titles[7]]);
  });

  it.each(["wsp arb mb", "wsp-arb-mx", "wxp-arb-mb", "WSP.ARB"])(
    "is known as %j, with one sign wrong",
    async (q) => {
      expect((await search(q)).data.map(({ name }) => name)).toEqual(["Arbor Pull-Down Kitchen Faucet"]);
    },
  );

  it.each(["1007", "1013 "])("is known by the vendor's number %j alone", async (q) => {
    await numberedBy(q.trim());
    expect((await search(q)).data.map(({ name }) => name)).toEqual([titles[7]]);
    await numberedBy("HW-1007");
  });

  it("may be begun", async () => {
    expect((await search("hw-100")).data.length).toBe(10);
  });
});

describe("suggestions", () => {
  const suggest = async (q: string) => {
    const query = new URLSearchParams({ q, showroom: "OAKSTONE" });
    const answer = await shop.app.fetch(new Request(`http://localhost/api/products/suggest?${query}`));
    type Suggested = {
      data: {
        products: { name: string; price: number }[];
        categories: { slug_url: string; count: number }[];
        did_you_mean?: string;
        not_carried?: { name: string; search: string };
      };
    };
    return ((await answer.json()) as Suggested).data;
  };

  it("say what a product costs in the showroom, and how many a category has", async () => {
    const { products, categories } = await suggest("tile");
    const list = async (query: Record<string, string>) => {
      const all = new URLSearchParams({ showroom: "OAKSTONE", per_page: "60", ...query });
      const answer = await shop.app.fetch(new Request(`http://localhost/api/visualization/products?${all}`));
      type List = { data: { total: number; data: { name: string; price: number }[] } };
      return ((await answer.json()) as List).data;
    };
    const [first] = products;
    expect((await list({ q: first!.name })).data).toContainEqual(expect.objectContaining(first!));
    expect(categories.length).toBeGreaterThan(0);
    for (const { slug_url, count } of categories)
      expect((await list({ category: slug_url })).total, slug_url).toBe(count);
  });

  it("say which maker isn't sold here, and go on without it", async () => {
    const { not_carried, products } = await suggest("moen porcelain tile");
    expect(not_carried).toEqual({ name: "Moen", makes: null, search: "porcelain tile" });
    expect(products[0]?.name).toContain("Porcelain");
  });

  it("complete every keystroke", async () => {
    for (const q of ["shower d", "shower do", "shower door", "shower door h"]) {
      expect((await suggest(q)).products.map(({ name }) => name)).toContain(titles[20]);
    }
  });

  it("know SKUs, and show them", async () => {
    const [first, ...more] = (await suggest("hw-1007")).products;
    expect(first).toMatchObject({ name: titles[7], sku: "NQT-HW-1007", by_sku: true });
    expect(more).toEqual([]);
    expect((await suggest("HW-10")).products.length).toBe(6);
  });

  it("come from several categories when only part of a finish is typed", async () => {
    const names = (await suggest("zinc gr")).products.map(({ name }) => name);
    expect(names.length).toBe(6);
    expect(names.some((name) => name.includes("Tile"))).toBe(true);
    expect(names.some((name) => /Pull|Hook/.test(name))).toBe(true);
  });

  it("put a misspelled word right", async () => {
    const found = await suggest("porcelian ti");
    expect(found.did_you_mean).toBe("porcelain ti");
    expect(found.products[0]?.name).toContain("Porcelain");
  });
});
