import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { catalogChanged, refreshStock } from "./index.ts";

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

/** The card of the faucet, with its black variant or the default one. */
async function shown(filters: Record<string, string[]>): Promise<ProductCard> {
  const query = new URLSearchParams({ category: "kitchen-faucets", filters: JSON.stringify(filters) });
  const answer = await shop.app.fetch(new Request(`http://localhost/api/visualization/products?${query}`));
  const { data } = (await answer.json()) as { data: { data: ProductCard[] } };
  return data.data.find(({ name }) => name === "Arbor Pull-Down Kitchen Faucet")!;
}

it("shows that a variant sold out or came back while its product stays in stock", async () => {
  const { db } = shop.platform;
  const { id } = market.product("Arbor Pull-Down Kitchen Faucet");
  for (const stock of [5, 0, 3]) {
    await db.updateTable("variants").set({ stock }).where("sku", "=", "WSP-ARB-MB").execute();
    await refreshStock(db, [id]);
    await catalogChanged(shop.platform);
    const black = await shown({ finish: ["Matte Black"] });
    expect(black).toMatchObject({ sku: "WSP-ARB-MB", is_chosen: true, in_stock: stock > 0 });
    expect(await shown({})).toMatchObject({ sku: "WSP-ARB-CH", in_stock: true });
  }
});
