import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { catalogChanged, refreshProducts } from "../../catalog/products/index.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { offersOf } from "./offers.flow.ts";

// A catalog that is too large to be in memory; here, that is one of more than two products.
const limits = { all: 2, popular: 1, cheap: 0 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shelfOf = async ({ id }: { id: string }) => {
  const { platform } = shop;
  // as in the designer's process
  const reading = { ...platform, listsNothing: true as const };
  await catalogChanged(reading);
  return offersOf(reading, (await showroomById(platform, id))!, limits);
};

async function soldTiles() {
  return shop.platform.db
    .selectFrom("products as p")
    .innerJoin("categories as c", "c.id", "p.category_id")
    .innerJoin("variants as v", "v.product_id", "p.id")
    .select(["p.id", "p.name", "p.popularity", "v.sku", "c.slug"])
    .where("p.vendor_id", "=", shop.market.tileVendor.id)
    .where("p.status", "=", "published")
    .execute();
}

it("has the most popular products of each category that the showroom sells", async () => {
  const tiles = await soldTiles();
  const shelf = await shelfOf(shop.market.oakstone);
  const { slug } = tiles.find(({ name }) => name === "Carrara Bianco Porcelain")!;
  const alike = [
    ...new Map(tiles.filter((tile) => tile.slug === slug).map((tile) => [tile.id, tile])).values(),
  ];
  expect(alike.length).toBeGreaterThan(1);
  const onShelf = alike.filter(({ id }) => tiles.some((tile) => tile.id === id && shelf.get(tile.sku)));
  const popular = alike.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)[0]!;
  expect(new Set(onShelf.map(({ name }) => name))).toEqual(new Set([popular.name]));
});

it("follows changes of what it has, and heeds what a showroom does not sell", async () => {
  const shelf = await shelfOf(shop.market.oakstone);
  const tile = (await soldTiles()).find(({ sku }) => shelf.get(sku))!;
  const before = shelf.get(tile.sku)!.price_cents;
  await shop.platform.sql.unsafe(
    `update variants set wholesale_cents = wholesale_cents * 2 where product_id = ${tile.id}`,
  );
  await refreshProducts(shop.platform.db, [tile.id]);
  expect((await shelfOf(shop.market.oakstone)).get(tile.sku)!.price_cents).toBeGreaterThan(before * 1.9);
  expect((await shelfOf(shop.market.harbor)).get(tile.sku)).toBeUndefined();
});
