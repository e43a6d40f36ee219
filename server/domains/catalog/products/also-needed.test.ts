import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { NeededInAll, NeededProduct } from "../../../../contract/catalog/also-needed.ts";
import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";
import type { Need } from "../../../../domain/catalog/also-needed/also-needed.ts";
import { inAll } from "../../../../domain/catalog/also-needed/in-all.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { unitPrice } from "../../../../domain/money/pricing.ts";
import { addCategories, addProduct, type SeededProduct } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { faceOf, neededView } from "./also-needed.rules.ts";
import { catalogChanged, refreshProducts } from "./index.ts";

let shop: Shop;
let grout: SeededProduct;
let mortar: SeededProduct;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.platform;
  await addCategories(db, 2, [
    { id: 4, name: "Tile Setting Materials", slug: "setting-materials", position: 4 },
    { id: 401, parent_id: 4, name: "Mortar", slug: "thin-set-mortar", position: 1 },
    { id: 402, parent_id: 4, name: "Grout", slug: "grout", position: 2 },
  ]);
  await db
    .insertInto("attributes")
    .values([
      { key: "material", label: "Material", kind: "enum" },
      { key: "use", label: "Recommended Use", kind: "enum" },
      { key: "covers_sqft", label: "Coverage per Package", unit: "sq ft", kind: "number" },
      { key: "net_weight_lb", label: "Net Weight", unit: "lb", kind: "number" },
    ])
    .execute();
  mortar = await supply("mortar00001", 401, "Large-Format Mortar, 50 lb", {
    use: ["Large-format tile"],
    covers_sqft: 60,
  });
  grout = await supply("grout000001", 402, "Sanded Grout, 25 lb", {
    material: "Sanded cement",
    net_weight_lb: 25,
  });
  await supply("grout000002", 402, "Unsanded Grout, 10 lb", { material: "Unsanded", net_weight_lb: 10 }, 900);
  await refreshProducts(db, "all");
  await catalogChanged(shop.platform);
}, 60_000);
afterAll(() => shop.close());

function supply(hash: string, category_id: number, name: string, attributes: object, popularity = 5) {
  const { platform, market } = shop;
  const cents = { wholesale_cents: 1_800, list_cents: 3_000, stock: 40 };
  return addProduct(platform.db, market.tileVendor, market.brandId, {
    ...{ hash, category_id, name, popularity, picture: "seedpicture01", unit: "Piece", surface: [] },
    description: `${name}.`,
    attributes,
    variants: [
      { sku: `${hash}-BONE`, options: { Color: "Bone" }, ...cents },
      { sku: `${hash}-GRAY`, options: { Color: "Warm Gray" }, ...cents },
      { sku: `${hash}-GONE`, options: { Color: "Slate" }, ...cents, stock: 0 },
    ],
  } as Parameters<typeof addProduct>[3]);
}

async function needed(showroom: string, hash = "tcarrara01", sku = "") {
  const query = new URLSearchParams({ showroom, ...(sku && { sku }) });
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/products/${hash}/also-needed?${query}`),
  );
  return { status: answer.status, data: ((await answer.json()) as { data: NeededProduct[] }).data };
}

it("names what fits the tile, in the variants to be had, at the showroom's prices", async () => {
  const { status, data } = await needed("OAKSTONE");
  expect(status).toBe(200);
  expect(data.map(({ part, product }) => [part, product.hash])).toEqual([
    ["Mortar", mortar.hash],
    ["Grout", grout.hash],
  ]);
  const [, joints] = data;
  expect(joints?.sku).toBe("grout000001-GRAY");
  expect(joints?.variants.map(({ label }) => label)).toEqual(["Bone", "Warm Gray"]);
  expect(joints?.variants[0]?.price).toBe(toDollars(unitPrice(1_800, 800, 1000).unit_price_cents));
});

it("counts by the size of the chosen variant", async () => {
  const { data } = await needed("OAKSTONE");
  // 12×24 in. with a 1/2 in. trowel: 65 % of what the bag covers
  expect(data[0]?.units_per_sqft).toBeCloseTo(1 / (60 * 0.65), 5);
});

it("names the variant in both the size that fits and the finish of the product", () => {
  const variant = (sku: string, options: Record<string, string>) => ({ sku, options, stock: 3, price: 1 });
  const offered = {
    ...{ hash: "filler", name: "Filler", unit: "Piece", sku: "W3", images: [], specs: [], image: null },
    variants: [
      variant("W3", { Finish: "White", Size: "3 in." }),
      variant("S6", { Finish: "Sage", Size: "6 in." }),
      variant("S3", { Finish: "Sage", Size: "3 in." }),
    ],
  } as unknown as Product;
  const need: Need = {
    ...{ part: "Filler", category: "fillers", amount: "each", pieces: 1, why: "Fits.", is_optional: true },
    ...{ specs: {}, option: "3 in." },
  };
  const chosen = (finish: string) => neededView(need, offered, { tile: null, finish }).sku;
  expect([chosen("Sage"), chosen("Cherry")]).toEqual(["S3", "W3"]);
});

it("counts what is sold by the piece or the roll by what one covers", () => {
  const clips: Need = {
    ...{ part: "Fasteners", category: "fasteners", amount: "area", pieces: null, why: "Holds the boards." },
    ...{ is_optional: false, specs: {}, option: null },
  };
  const offered = {
    ...{ hash: "clips", name: "Clips", unit: "Piece", sku: "C", images: [], image: null },
    specs: [{ key: "covers_sqft", label: "Coverage", value: "50 sq ft" }],
    variants: [{ sku: "C", options: {}, stock: 3, price: 1 }],
  } as unknown as Product;
  const size = { width_size: "5.5 in.", length_size: "192 in.", height_size: "1 in.", pattern: "" };
  const face_sqft = faceOf("Piece", { box_sqft: null, item_size: size } as unknown as Variant);
  const view = neededView(clips, offered, { tile: null, finish: undefined, face_sqft });
  // 5 1/2 in. × 16 ft are 7.33 sq ft
  expect(view.units_each).toBeCloseTo(7.333 / 50, 4);
  expect(view.how).toBe("7.3 sq ft each; one covers 50 sq ft");
  expect(inAll([{ qty: 30, area_sqft: null, needs: [view] }])[0]).toMatchObject({ count: 5 });
});

it("counts for a whole cart, without what is in it", async () => {
  const ask = async (...lines: object[]) => {
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/products/also-needed", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ showroom: "OAKSTONE", lines }),
      }),
    );
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: NeededInAll[] }).data;
  };
  const tile = { hash: "tcarrara01", sku: "NQT-CARR-1224-M", qty: 10, area_sqft: 155 };
  const gone = { hash: "nosuchhash", sku: "X", qty: 1, area_sqft: null };
  // 155 ÷ 39 sq ft to the bag
  const [first, second] = await ask(tile, gone);
  expect([first?.part, first?.count, second?.part]).toEqual(["Mortar", 4, "Grout"]);
  const bought = { hash: mortar.hash, sku: "mortar00001-GRAY", qty: 1, area_sqft: null };
  expect((await ask(tile, bought)).map(({ part }) => part)).toEqual(["Grout"]);
});

it("names nothing that the showroom does not sell", async () => {
  const { db } = shop.platform;
  await sql`delete from menu_categories where category_id = 4`.execute(db);
  await refreshProducts(db, "all");
  await catalogChanged(shop.platform);
  expect((await needed("OAKSTONE")).data).toEqual([]);
});

it("is not there for an unknown product", async () => {
  expect((await needed("OAKSTONE", "nosuchhash")).status).toBe(404);
});
