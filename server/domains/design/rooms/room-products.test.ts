import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { suits } from "../../../../domain/room/edit/suits.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { catalogChanged } from "../../catalog/products/index.ts";
import { inches } from "./room-products.rules.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async <Data>(endpoint: string, body: object) =>
  (await visitor(shop.app).call(endpoint, body)).body.data as Data;

interface Products {
  goods: RoomProduct[];
  missing: { sku: string; reason: string }[];
}
interface Page {
  data: ProductCard[];
  total: number;
  facets: { key: string }[];
}

describe("products for a room", () => {
  it("come at the showroom's prices, to the cent those of their product pages", async () => {
    const skus = shop.market.products.flatMap((product) => product.variants.map((variant) => variant.sku));
    const { goods: products } = await ask<Products>("POST /api/rooms/goods", { showroom: "OAKSTONE", skus });
    expect(products.length).toBeGreaterThan(10);
    for (const { sku, hash, price, price_per_sqft, list_price } of products) {
      const page = await visitor(shop.app).call(`GET /api/public?pid=${hash}&showroom=OAKSTONE`);
      const { product } = page.body.data as { product: { variants: object[] } };
      expect(product.variants).toContainEqual(
        expect.objectContaining({ sku, price, price_per_sqft, list_price }),
      );
    }
  });

  it("say what is unavailable, and never the wholesale price", async () => {
    const answer = await visitor(shop.app).call("POST /api/rooms/goods", {
      showroom: "OAKSTONE",
      skus: ["NQT-CARR-1224-M", "NQT-HOLL-48", "NOPE", "NOPE"],
    });
    const { goods: products, missing } = answer.body.data as Products;
    expect(products).toMatchObject([
      {
        sku: "NQT-CARR-1224-M",
        price: 52.16,
        box_sqft: 15.5,
        size: { width_in: 12, length_in: 24, height_in: 0.375 },
      },
    ]);
    expect(missing).toEqual([
      { sku: "NQT-HOLL-48", reason: "not_sold_here" },
      { sku: "NOPE", reason: "unknown" },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/wholesale|42\.0|4200|final_price|markup/);
  });

  it("are all SKUs of a product for the tray", async () => {
    const { goods: products } = await ask<Products>("POST /api/rooms/variants", {
      showroom: "OAKSTONE",
      hashes: ["tcarrara01"],
    });
    expect(products.map((product) => product.sku)).toEqual([
      "NQT-CARR-1224-M",
      "NQT-CARR-1224-P",
      "NQT-CARR-2424-M",
    ]);
  });
});

describe("what fits", () => {
  it("a floor is what may be laid on floors, as cards with facets", async () => {
    const page = await ask<Page>("POST /api/rooms/fitting", { showroom: "OAKSTONE", target: "floor" });
    expect(page.total).toBe(5);
    expect(page.data.every((card) => card.unit === "Box")).toBe(true);
    expect(page.facets.map((facet) => facet.key)).toContain("finish");
  });

  it.each(["bathroom", "kitchen", "bedroom"])(
    "the floor of a %s, and is right there, is all that is listed for a proposal",
    async (room) => {
      const setDcof = (hash: string, dcof: number) =>
        shop.platform.db
          .updateTable("products")
          .set({
            attributes: sql`attributes || jsonb_build_object('dcof', ${dcof}::float8)`,
            updated_at: new Date(),
          })
          .where("hash", "=", hash)
          .execute();
      await setDcof("tcarrara01", 0.3);
      await catalogChanged(shop.platform);
      const listed = async (more: object) =>
        (
          await ask<Page>("POST /api/rooms/fitting", { showroom: "OAKSTONE", target: "floor", room, ...more })
        ).data
          .map(({ hash }) => hash)
          .sort();
      const hashes = await listed({});
      const { goods: products } = await ask<Products>("POST /api/rooms/variants", {
        showroom: "OAKSTONE",
        hashes,
      });
      const right = new Set(
        products.filter((product) => suits(product, "floor", room)).map(({ hash }) => hash),
      );
      expect(await listed({ suits: true })).toEqual([...right].sort());
      expect(right.has("tcarrara01")).toBe(room === "bedroom");
    },
  );

  it("a kind of item is what has such a model, found by words and filters too", async () => {
    await shop.platform.db
      .updateTable("products")
      .set({ model: sql`'{"kind": "faucet"}'::jsonb`, updated_at: new Date() })
      .where("hash", "in", ["farbor0006", "flinden007"])
      .execute();
    await catalogChanged(shop.platform);
    const find = (more: object) =>
      ask<Page>("POST /api/rooms/fitting", { showroom: "OAKSTONE", target: "kind:faucet", ...more });
    expect((await find({})).total).toBe(2);
    expect((await find({ q: "arbor" })).data.map((card) => card.hash)).toEqual(["farbor0006"]);
    expect((await find({ filters: { finish: ["Brushed Gold"] } })).total).toBe(1);
  });

  it("nothing for a target that no room has", async () => {
    const unknown = await visitor(shop.app).call("POST /api/rooms/fitting", { target: "moon" });
    expect(Object.keys(unknown.body.errors)).toEqual(["target"]);
  });
});

it.each([
  ["23.62 in.", 23.62],
  ["3/8 in.", 0.375],
  ["7 1/2 in.", 7.5],
  ["12-3/4", 12.75],
  ["", 0],
  [undefined, 0],
])("%s is read as %s inches", (text, length) => {
  expect(inches(text)).toBe(length);
});
