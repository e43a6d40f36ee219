import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import { sharedData } from "../../../../tests/support/shared-data.ts";
import {
  type Buyer,
  order,
  orderForm,
  portland,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { faucet, shopForTests } from "./checkout.test-support.ts";
import { recoverPayments } from "./recover.flow.ts";

const shop = shopForTests();

beforeEach(async () => {
  // what the test before left open is given up
  shop.clock.skipMinutes(16);
  await recoverPayments(shop.platform);
});

interface Asked {
  payment: string;
  status: string;
  order_number: string;
  amount: number;
  merchant: string;
  card: { brand: string; last4: string } | null;
}

const setStock = (stock: number) =>
  shop.platform.db
    .updateTable("variants")
    .set({ stock, allows_backorder: false })
    .where("sku", "=", faucet)
    .execute();

/** A buyer whose bank was asked about the last pieces, and who left its question open. */
async function leftOpen({
  stock = 1,
  qty = 1,
  coupon,
}: {
  stock?: number;
  qty?: number;
  coupon?: string;
} = {}) {
  await setStock(stock);
  const buyer = await shop.buyer({ [faucet]: qty });
  const form = await orderForm(buyer, { card: "asks", ...(coupon && { coupon }) });
  const { body } = await sendOrder(buyer, form);
  return { buyer, payment: body.data.action!.payment, order: body.data.order };
}

const cartOf = async (buyer: Buyer, project = buyer.project) =>
  (await buyer.call<Project>(`GET /api/projectCart/${project}`)).body.data;
const quoteOf = async (buyer: Buyer, project = buyer.project, coupon?: string) =>
  (await buyer.call<Quote>("POST /api/checkout/quote", { project, shipping: portland, coupon })).body.data;
const cancel = (buyer: Buyer, payment: string) =>
  buyer.call<Asked>(`POST /api/checkout/payments/${payment}/cancel`);

describe("the last piece, held by the buyer's own payment", () => {
  test("is available in the cart, and the cart names the payment", async () => {
    const { buyer, payment, order } = await leftOpen();
    expect(await stockOf(shop, faucet)).toBe(0);
    const cart = await cartOf(buyer);
    expect(cart.Project_tans[0]).toMatchObject({ qty: 1, stock: 1 });
    expect(cart.waiting_payments).toEqual([
      {
        payment,
        order: order.id,
        order_number: order.number,
        amount: order.totals!.total,
        card: { brand: "Visa", last4: "3155" },
        expires_at: expect.any(String),
        is_of_this_cart: true,
      },
    ]);
  });

  test("can be quoted and paid with another card: the hold is released once", async () => {
    const { buyer } = await leftOpen();
    const quote = await quoteOf(buyer);
    expect(quote).toMatchObject({ can_order: true, lines: [{ stock: 1, problem: null }] });
    expect((await order(buyer)).status).toBe("paid");
    expect(await stockOf(shop, faucet)).toBe(0);
    shop.clock.skipMinutes(16);
    await recoverPayments(shop.platform);
    expect(await stockOf(shop, faucet)).toBe(0);
  });

  test("is nobody else's", async () => {
    await leftOpen();
    const other = await shop.buyer({ [faucet]: 1 });
    expect((await cartOf(other)).Project_tans[0]!.stock).toBe(0);
    expect((await cartOf(other)).waiting_payments).toEqual([]);
    expect((await quoteOf(other)).can_order).toBe(false);
  });

  test("is no more than was held: a second piece is refused", async () => {
    const { buyer } = await leftOpen();
    const update = (qty: number) =>
      buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: faucet, qty });
    expect((await update(1)).status).toBe(200);
    expect((await update(2)).body.errors).toEqual({ qty: ["Only 1 left in stock."] });
  });

  test("can be bought by another cart of the buyer's, which gives the first payment up", async () => {
    const { buyer, payment } = await leftOpen();
    const second = await shop.fillCart(buyer.user_id, { [faucet]: 1 }, shop.market.oakstone, false);
    const list = await cartOf(buyer, second);
    expect(list.Project_tans[0]!.stock).toBe(1);
    expect(list.waiting_payments).toMatchObject([{ payment, is_of_this_cart: false }]);
    const made = await order({ ...buyer, project: second });
    expect(made.status).toBe("paid");
    expect((await buyer.call<Asked>(`GET /api/checkout/payments/${payment}`)).body.data.status).toBe(
      "given_up",
    );
    expect(await stockOf(shop, faucet)).toBe(0);
  });

  test("stays with its payment if there is enough for both", async () => {
    const { buyer, payment } = await leftOpen({ stock: 5 });
    const second = await shop.fillCart(buyer.user_id, { [faucet]: 2 }, shop.market.oakstone, false);
    expect((await order({ ...buyer, project: second })).status).toBe("paid");
    expect((await buyer.call<Asked>(`GET /api/checkout/payments/${payment}`)).body.data.status).toBe(
      "waiting",
    );
    expect(await stockOf(shop, faucet)).toBe(2);
    await cancel(buyer, payment);
  });

  test("and its coupon can be used again by the same cart", async () => {
    const code = "OWNHOLD1";
    await shop.platform.db
      .insertInto("coupons")
      .values({
        id: crypto.randomUUID(),
        showroom_id: shop.market.oakstone.id,
        code,
        amount_cents: 100,
        max_uses: 1,
        max_uses_per_user: 1,
        starts_at: new Date(Date.now() - 3_600_000),
      })
      .execute();
    const { buyer } = await leftOpen({ coupon: code });
    const quote = await quoteOf(buyer, buyer.project, code);
    expect(quote.coupon).toMatchObject({ applied: true });
    const sent = await sendOrder(buyer, await orderForm(buyer, { coupon: code }));
    expect(sent.body.data.order).toMatchObject({ status: "paid", totals: { discount: 1 } });
  });
});

describe("a payment that waits for the bank", () => {
  test("is shown to its buyer with amount, merchant, card and order", async () => {
    const { buyer, payment, order } = await leftOpen();
    const { body } = await buyer.call<Asked>(`GET /api/checkout/payments/${payment}`);
    expect(body.data).toMatchObject({
      payment,
      status: "waiting",
      order: order.id,
      order_number: order.number,
      amount: order.totals!.total,
      merchant: "Materia",
      card: { brand: "Visa", last4: "3155" },
      showroom: { vsd_id: shop.market.oakstone.vsd_id },
    });
    const other = await shop.buyer({});
    expect((await other.call(`GET /api/checkout/payments/${payment}`)).status).toBe(404);
    expect((await cancel(other, payment)).status).toBe(404);
  });

  test("is released once, however often and by however many windows it is canceled", async () => {
    const { buyer, payment } = await leftOpen({ stock: 3, qty: 2 });
    expect(await stockOf(shop, faucet)).toBe(1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(buyer, payment)));
    for (const { status, body } of answers) expect([status, body.data.status]).toEqual([200, "given_up"]);
    await cancel(buyer, payment);
    expect(await stockOf(shop, faucet)).toBe(3);
    expect((await cartOf(buyer)).waiting_payments).toEqual([]);
    shop.clock.skipMinutes(16);
    await recoverPayments(shop.platform);
    expect(await stockOf(shop, faucet)).toBe(3);
  });

  test("that the bank has said yes to is not canceled but paid", async () => {
    const { buyer, payment } = await leftOpen();
    await buyer.call("POST /api/checkout/confirm", { payment, accepted: true });
    expect((await cancel(buyer, payment)).body.data.status).toBe("paid");
    expect(await stockOf(shop, faucet)).toBe(0);
  });
});

const caseFile = sharedData("cases/p09-own-hold.json");
test.skipIf(!caseFile)("the case of a buyer who comes back to a cart that holds the last piece", async () => {
  expect(JSON.parse(readFileSync(caseFile!, "utf8")).right).toContain("own hold counts as available");
  const { buyer } = await leftOpen();
  expect((await quoteOf(buyer)).can_order).toBe(true);
});
