import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { deliveryTo } from "../../../../contract/orders/delivery.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

type Delivery = EndpointReply<typeof deliveryTo>["data"];
const day_ms = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ask(hash: string, query: string) {
  const { status, body } = await visitor(shop.app).call(`GET /api/products/${hash}/delivery?${query}`);
  return { status, errors: body.errors, data: body.data as Delivery };
}

describe("delivery to a ZIP code", () => {
  it("names the place and the delivery dates of products ordered now", async () => {
    const { status, data } = await ask("fmillbri08", "zip=97205");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      city: "Portland",
      state: "OR",
      freight_charge: 0,
      ships_from: "Columbus, OH",
    });
    const { data: product } = (await visitor(shop.app).call("GET /api/public?pid=fmillbri08")).body as {
      data: { product: { delivery: { earliest: string } } };
    };
    const general = Date.parse(product.product.delivery.earliest);
    expect(Date.parse(data.earliest)).toBeGreaterThan(general + 2 * day_ms);
    expect(Date.parse(data.latest)).toBeGreaterThan(Date.parse(data.earliest));
    const { data: near } = await ask("fmillbri08", "zip=43215");
    expect(Date.parse(near.latest)).toBeLessThan(Date.parse(data.earliest));
  });

  it("follows the variant's own lead time", async () => {
    const [, second] = shop.market.product("Carrara Bianco Porcelain").variants;
    const { db } = shop.platform;
    await db.updateTable("variants").set({ lead_time_days: 30 }).where("sku", "=", second!.sku).execute();
    const { data } = await ask("tcarrara01", `zip=97205&sku=${second!.sku}`);
    expect(Math.round((Date.parse(data.earliest) - Date.now()) / day_ms)).toBeGreaterThan(30);
  });

  it("charges freight for oversize products only beyond the contiguous states", async () => {
    const product = shop.market.product("Tivoli Travertine");
    const { db } = shop.platform;
    await db
      .updateTable("variants")
      .set({ freight_class: "freight_70" })
      .where("product_id", "=", product.id)
      .execute();
    await db
      .updateTable("vendors")
      .set({ remote_freight_cents: 34_900 })
      .where("id", "=", product.vendor_id)
      .execute();
    expect((await ask(product.hash, "zip=99501")).data).toMatchObject({
      state: "AK",
      ships_as: "freight",
      freight_charge: 349,
    });
    expect((await ask(product.hash, "zip=60601")).data.freight_charge).toBe(0);
  });

  it("says what is wrong with a ZIP code, a product or a SKU", async () => {
    expect((await ask("tcarrara01", "zip=9720")).errors.zip).toEqual(["Enter a ZIP code with 5 digits."]);
    expect((await ask("tcarrara01", "zip=00000")).errors.zip).toEqual(["We couldn't find this ZIP code."]);
    expect((await ask("tcarrara01", "")).errors.zip).toEqual(["Enter a ZIP code."]);
    expect((await ask("nosuchhash", "zip=97205")).status).toBe(404);
    expect((await ask("tcarrara01", "zip=97205&sku=NO-SUCH-SKU")).status).toBe(404);
  });
});
