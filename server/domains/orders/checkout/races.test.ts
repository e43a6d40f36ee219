import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  balancesByKind,
  cardToken,
  countRows,
  order,
  orderForm,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";

import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();

const setStock = (sku: string, stock: number) =>
  shop.platform.db.updateTable("variants").set({ stock }).where("sku", "=", sku).execute();

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test("32 buyers of the last 5 make exactly 5 orders", async () => {
  await setStock(faucet, 5);
  const buyers = await times(32, () => shop.buyer({ [faucet]: 1 }));
  const forms = await Promise.all(buyers.map((buyer) => orderForm(buyer)));
  const answers = await Promise.all(buyers.map((buyer, index) => sendOrder(buyer, forms[index]!)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
  for (const answer of answers.filter((each) => each.status !== 201)) {
    expect(answer.body.code).toBe("out_of_stock");
  }
  expect(await stockOf(shop, faucet)).toBe(0);
});

test("carts with the same products in opposite order wait for each other and all go through", async () => {
  await setStock(faucet, 500);
  await setStock(tile, 500);
  const baskets = [
    { [faucet]: 2, [tile]: 2, "NQT-SLAT-1212": 1 },
    { "NQT-SLAT-1212": 1, [tile]: 2, [faucet]: 2 },
  ];
  const buyers = await times(32, (index) => shop.buyer(baskets[index % 2]!));
  const forms = await Promise.all(buyers.map((buyer) => orderForm(buyer)));
  const answers = await Promise.all(buyers.map((buyer, index) => sendOrder(buyer, forms[index]!)));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
  expect([await stockOf(shop, faucet), await stockOf(shop, tile)]).toEqual([436, 436]);
});

test("a double click is one order with one charge, and both clicks get the same answer", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const charges = await countRows(shop, "sandbox_charges");
  const form = await orderForm(buyer);
  const answers = await times(32, () => sendOrder(buyer, form, "double-click"));
  expect(answers[0]?.status).toBe(201);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await countRows(shop, "sandbox_charges")).toBe(charges + 1);
});

test("the same key with another order is refused, and nothing is done", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const form = await orderForm(buyer);
  await sendOrder(buyer, form, "same-key");
  const orders = await countRows(shop, "orders");
  const other = await sendOrder(buyer, { ...form, expected_total: 1 }, "same-key");
  expect(other).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  expect(await countRows(shop, "orders")).toBe(orders);
});

test("32 tabs with keys and cards of their own give one order and one charge", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const before = [await countRows(shop, "orders"), await countRows(shop, "sandbox_charges")];
  const forms = await times(32, () => orderForm(buyer));
  const answers = await Promise.all(forms.map((form) => sendOrder(buyer, form)));
  expect(answers.map((answer) => answer.status)).toEqual(forms.map(() => 201));
  expect(new Set(answers.map((answer) => answer.body.data.order.id)).size).toBe(1);
  expect([await countRows(shop, "orders"), await countRows(shop, "sandbox_charges")]).toEqual(
    before.map((count) => count + 1),
  );
  const late = await sendOrder(buyer, { ...forms[0]!, payment: { token: await cardToken(buyer) } });
  expect(late.body.data.order.id).toBe(answers[0]?.body.data.order.id);
});

test("a cart that is edited while it is paid for: what was charged is what was ordered", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const form = await orderForm(buyer);
  const edits = times(10, (index) =>
    buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: tile, qty: 3 + index }),
  );
  const answer = await sendOrder(buyer, form);
  await edits;
  if (answer.status === 409) return expect(answer.body.code).toBe("total_changed");
  const { order: made } = answer.body.data;
  const charge = await shop.platform.db
    .selectFrom("sandbox_charges")
    .innerJoin("payments", "payments.provider_ref", "sandbox_charges.id")
    .select("sandbox_charges.amount_cents")
    .where("payments.order_id", "=", made.id)
    .executeTakeFirstOrThrow();
  expect(charge.amount_cents).toBe(Math.round(made.totals!.total * 100));
  expect(made.items.reduce((sum, item) => sum + item.line_total!, 0)).toBeCloseTo(made.totals!.merchandise);
});

test("one coupon for one use: of 32 carts, one is discounted", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  const coupon = `ONCE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await pro.call("POST /api/coupons", { code: coupon, percent: 5, max_uses: 1 });
  const buyers = await times(32, () => shop.buyer({ [tile]: 2 }));
  const forms = await Promise.all(buyers.map((buyer) => orderForm(buyer, { coupon })));
  const answers = await Promise.all(buyers.map((buyer, index) => sendOrder(buyer, forms[index]!)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  for (const answer of answers.filter((each) => each.status !== 201)) {
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: "total_changed",
        data: { coupon: { applied: false, message: "This coupon has been used up." } },
      },
    });
  }
});

test("one use per customer holds against many carts at once", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  await pro.call("POST /api/coupons", { code: "PER-PERSON", percent: 5, max_uses_per_user: 1 });
  const buyer = await shop.buyer({});
  const projects = await times(8, async () => {
    // an account has one open cart per showroom; other projects can be ordered as well
    const id = await shop.fillCart(buyer.user_id, { [tile]: 2 }, shop.market.oakstone, false);
    return id;
  });
  const forms = await Promise.all(
    projects.map((project) => orderForm({ ...buyer, project }, { project, coupon: "PER-PERSON" })),
  );
  const answers = await Promise.all(forms.map((form) => sendOrder(buyer, form)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
});

test("16 cancellations of one order refund it once", async () => {
  const buyer = await shop.buyer({ [tile]: 2, [faucet]: 1 });
  const made = await order(buyer);
  const refunds = await countRows(shop, "sandbox_refunds");
  const stock = await stockOf(shop, tile);
  const answers = await times(16, () => buyer.call(`POST /api/orders/${made.id}/cancel`, { reason: "" }));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(await countRows(shop, "sandbox_refunds")).toBe(refunds + 1);
  expect(await stockOf(shop, tile)).toBe(stock + 2);
});

test("in the end stock sold plus stock left is the initial stock, and the ledger sums to zero", async () => {
  const sold = await shop.platform.db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select((sum) => sum.fn.sum<string>("order_items.reserved_qty").as("units"))
    .where("order_items.sku", "=", tile)
    .where("orders.status", "=", "paid")
    .where("order_items.status", "<>", "Cancle")
    .executeTakeFirstOrThrow();
  expect(Number(sold.units) + (await stockOf(shop, tile))).toBe(500);
  expect(Object.values(await balancesByKind(shop)).reduce((a, b) => a + b, 0)).toBe(0);
});
