import { beforeEach, describe, expect, test } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import { type Buyer, portland } from "../../../../tests/support/shop.ts";
import { faucet, shopForTests, tile } from "../../orders/checkout/checkout.test-support.ts";

const shop = shopForTests();
const db = () => shop.platform.db;

beforeEach(async () => {
  await db().updateTable("products").set({ status: "published" }).where("status", "=", "archived").execute();
  await db().updateTable("variants").set({ withdrawn_at: null }).execute();
  await db().updateTable("categories").set({ is_hidden: false }).execute();
  await db().deleteFrom("showroom_left_out").execute();
});

const productOf = (sku: string) =>
  db()
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .select(["products.id", "products.vendor_id", "products.category_id"])
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
const leaveOut = async (part: "product_id" | "vendor_id") => {
  const product = await productOf(tile);
  await db()
    .insertInto("showroom_left_out")
    .values({
      showroom_id: shop.market.oakstone.id,
      ...(part === "product_id" ? { product_id: product.id } : { vendor_id: product.vendor_id }),
    })
    .execute();
};

const noLonger = "This product is no longer sold. Please remove it.";
const notHere = "This showroom no longer sells this product. Please remove it.";

/** Ways of leaving a showroom's shelves, and what its carts say. */
const ways: [how: string, leave: () => Promise<unknown>, words: string][] = [
  [
    "archived",
    async () =>
      db()
        .updateTable("products")
        .set({ status: "archived" })
        .where("id", "=", (await productOf(tile)).id)
        .execute(),
    noLonger,
  ],
  [
    "withdrawn in this size",
    () => db().updateTable("variants").set({ withdrawn_at: new Date() }).where("sku", "=", tile).execute(),
    noLonger,
  ],
  ["left out by the showroom", () => leaveOut("product_id"), notHere],
  ["of a vendor that the showroom leaves out", () => leaveOut("vendor_id"), notHere],
  [
    "in a hidden category",
    async () =>
      db()
        .updateTable("categories")
        .set({ is_hidden: true })
        .where("id", "=", (await productOf(tile)).category_id)
        .execute(),
    notHere,
  ],
];

const cartOf = async ({ call, project }: Buyer) =>
  (await call<Project>(`GET /api/projectCart/${project}`)).body.data;

describe.each(ways)("a product that is %s", (_, leave, words) => {
  test("says so in the cart and keeps it from being ordered", async () => {
    const buyer = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    expect((await cartOf(buyer)).Project_tans.map(({ unavailable }) => unavailable)).toEqual([null, null]);
    await leave();
    const cart = await cartOf(buyer);
    expect(cart.Project_tans.map(({ sku, unavailable }) => [sku, unavailable])).toEqual([
      [tile, words],
      [faucet, null],
    ]);
    const sent = { project: buyer.project, shipping: portland };
    const { body } = await buyer.call<Quote>("POST /api/checkout/quote", sent);
    expect(body.data.can_order).toBe(false);
    expect(body.data.lines[0]!.problem).toBe(words);
  });

  test("can be removed by its line, by quantity 0, and with everything else", async () => {
    const byLine = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    const byQuantity = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    const whole = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    await leave();
    const line = (await cartOf(byLine)).Project_tans[0]!.id;
    const removed = await byLine.call<Project>(`DELETE /api/cart/destroy/${line}`);
    expect(removed.body.data.Project_tans.map(({ sku }) => sku)).toEqual([faucet]);
    const set = { project: byQuantity.project, sku: tile, qty: 0 };
    const zero = await byQuantity.call<Project>("POST /api/projectCart/update_cart", set);
    expect([zero.status, zero.body.data.Project_tans.map(({ sku }) => sku)]).toEqual([200, [faucet]]);
    const cleared = await whole.call<Project>(`DELETE /api/cart/destroy/${whole.project}?all=1`);
    expect(cleared.body.data.Project_tans).toEqual([]);
  });
});

test("a quantity of 0 of what was never there is still refused by name", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const set = { project: buyer.project, sku: "NO-SUCH-SKU", qty: 0 };
  const { status, body } = await buyer.call("POST /api/projectCart/update_cart", set);
  expect([status, body.errors]).toEqual([422, { sku: ["No product has this SKU."] }]);
});
