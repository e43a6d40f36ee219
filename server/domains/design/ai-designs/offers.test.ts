import { afterAll, beforeAll, expect, it } from "vitest";
import type { SeededShowroom } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { catalogChanged, refreshProducts } from "../../catalog/products/index.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { findRoomProducts } from "../rooms/index.ts";
import { offersOf } from "./offers.flow.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const tile = "NQT-CARR-1224-M";

async function offersIn(showroom: SeededShowroom) {
  return offersOf(shop.platform, (await showroomById(shop.platform, showroom.id))!);
}

/** Changes a product as a vendor does, and waits until the catalog knows. */
async function change(name: string, set: string): Promise<void> {
  const { id } = shop.market.product(name);
  await shop.platform.sql.unsafe(set.replace("$id", String(id)));
  await refreshProducts(shop.platform.db, [id]);
  await catalogChanged(shop.platform);
}

it("holds what the showroom sells, at the prices of its customers", async () => {
  const { oakstone, harbor } = shop.market;
  const [tiles, pavers] = [await offersIn(oakstone), await offersIn(harbor)];
  const { products } = await findRoomProducts(shop.platform, await showroomById(shop.platform, oakstone.id), [
    tile,
  ]);
  expect(tiles.get(tile)).toMatchObject({
    price_cents: (products.get(tile)!.price * 100) / products.get(tile)!.box_sqft!,
    options: { Size: "12×24 in.", Finish: "Matte" },
    width_in: 12,
    depth_in: 24,
    product: { name: "Carrara Bianco Porcelain", surface: ["floor", "wall"] },
  });
  expect(pavers.get(tile)).toBeUndefined();
});

it("follows changes of a product: its price, its model, and what is out of stock", async () => {
  const before = (await offersIn(shop.market.oakstone)).get(tile)!.price_cents;
  await change(
    "Carrara Bianco Porcelain",
    `update variants set wholesale_cents = wholesale_cents * 2, stock = case when sku = '${tile}' then 5 else 0 end,
      allows_backorder = false where product_id = $id`,
  );
  const offers = await offersIn(shop.market.oakstone);
  expect(offers.get(tile)!.price_cents).toBeGreaterThan(before * 1.9);
  expect(offers.get("NQT-CARR-1224-P")).toBeUndefined();
  const model = { kind: "faucet", design: "faucet-bridge", params: { spout: "high" }, finish: "chrome" };
  const text = JSON.stringify({ ...model, size: { width_in: 8, depth_in: 9, height_in: 12 } });
  const [faucet] = shop.market.products.filter(({ vendor_id }) => vendor_id === shop.market.faucetVendor.id);
  await change(
    faucet!.name,
    `update products set model = '${text}', attributes = '{"style":"Art Deco"}' where id = $id`,
  );
  const [first] = (await offersIn(shop.market.oakstone)).ofKind("faucet");
  expect(first).toMatchObject({ style: "art-deco", said: "faucet-bridge high", model: { kind: "faucet" } });
});

it("no longer holds a product that is not sold any more", async () => {
  const name = "Basalto Dark Porcelain";
  await change(name, "update products set status = 'draft' where id = $id");
  expect((await offersIn(shop.market.oakstone)).get("NQT-BASA-2424-M")).toBeUndefined();
});
