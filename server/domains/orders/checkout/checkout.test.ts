import { describe, expect, test } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { LineDelivery } from "../../../../contract/shapes.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import {
  balancesByKind,
  cardToken,
  countRows,
  order,
  orderForm,
  portland,
  quoteOf,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";

import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();

describe("a quote", () => {
  test("gives the totals as they will be charged, in the showroom's prices", async () => {
    const buyer = await shop.buyer({ [tile]: 10, [faucet]: 1 });
    const quote = await quoteOf(buyer, buyer.project, {
      shipping: { ...portland, state: "CA", zip_code: "94105" },
    });
    // tile 42.00 + 8 % + 15 % = 52.16; faucet 142.50 + 8 % + 10 % = 169.29; California 7.25 %
    expect(quote.totals).toEqual({
      items: 11,
      merchandise: 690.89,
      discount: 0,
      shipping: 0,
      tax: 50.09,
      total: 740.98,
      savings: 348.11,
    });
    expect(quote.can_order).toBe(true);
    expect(quote.lines.map((line) => [line.sku, line.unit_price, line.line_total, line.problem])).toEqual([
      [tile, 52.16, 521.6, null],
      [faucet, 169.29, 169.29, null],
    ]);
  });

  test("says line by line what changed since the last one, and what prevents the order", async () => {
    const buyer = await shop.buyer({ "NQT-SLAT-1212": 20, "WSP-LIN-CH": 2 });
    await quoteOf(buyer, buyer.project);
    const change = (sku: string, set: object) =>
      shop.platform.db.updateTable("variants").set(set).where("sku", "=", sku).execute();
    await change("NQT-SLAT-1212", { wholesale_cents: 6_000 });
    await change("WSP-LIN-CH", { stock: 1 });
    const quote = await quoteOf(buyer, buyer.project);
    expect(quote.lines.map((line) => line.problem)).toEqual([
      "The price has changed from $65.33 to $71.28 per box.",
      "Only 1 left in stock.",
    ]);
    expect(quote.can_order).toBe(false);
    await change("WSP-LIN-CH", { stock: 25 });
  });

  test("refuses an unknown state, and another account's cart", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const nowhere = await buyer.call("POST /api/checkout/quote", {
      project: buyer.project,
      shipping: { ...portland, state: "ZZ" },
    });
    expect(nowhere.status).toBe(422);
    expect(nowhere.body.errors).toHaveProperty(["shipping.state"]);
    const other = await shop.buyer({ [tile]: 2 });
    const foreign = await other.call("POST /api/checkout/quote", {
      project: buyer.project,
      shipping: portland,
    });
    expect(foreign.status).toBe(404);
  });

  test("charges freight to Alaska once per vendor of oversize products, and none in the contiguous states", async () => {
    await shop.platform.db
      .updateTable("vendors")
      .set({ remote_freight_cents: 34_900 })
      .where("id", "=", shop.market.tileVendor.id)
      .execute();
    const buyer = await shop.buyer({ "NQT-HOLL-48": 2, "NQT-ASHL-1624": 1 }, shop.market.harbor);
    const home = await quoteOf(buyer, buyer.project);
    const alaska = await quoteOf(buyer, buyer.project, {
      shipping: { ...portland, state: "AK", zip_code: "99501" },
    });
    expect([home.totals.shipping, alaska.totals.shipping]).toEqual([0, 349]);
    expect(alaska.totals.total).toBe(home.totals.total + 349);
  });
});

describe("an order", () => {
  test("is paid, split by vendor, and shows its frozen lines", async () => {
    const before = await stockOf(shop, tile);
    const buyer = await shop.buyer({ [tile]: 10, [faucet]: 1 });
    const made = await order(buyer, { shipping: { ...portland, state: "CA", zip_code: "94105" } });
    expect(made).toMatchObject({
      status: "paid",
      totals: { merchandise: 690.89, tax: 50.09, total: 740.98 },
      card: { brand: "Visa", last4: "4242" },
      vendor_orders: [
        { number: `${made.number}-1`, vendor: "North Quay Tile", items: 1 },
        { number: `${made.number}-2`, vendor: "Watershed Plumbing", items: 1 },
      ],
    });
    expect(made.items.map((item) => [item.sku, item.qty, item.status])).toEqual([
      [tile, 10, "Waiting for approval"],
      [faucet, 1, "Waiting for approval"],
    ]);
    expect(made.items[0]).not.toHaveProperty("final_price");
    expect(await stockOf(shop, tile)).toBe(before - 10);
  });

  test("stores the three shares as they were, whatever prices do afterwards", async () => {
    const buyer = await shop.buyer({ "NQT-BASA-2424-M": 3 });
    const made = await order(buyer);
    await shop.platform.db
      .updateTable("variants")
      .set({ wholesale_cents: 9_999 })
      .where("sku", "=", "NQT-BASA-2424-M")
      .execute();
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const seen = async (who: typeof pro) =>
      (await who.call(`GET /api/orders/${made.id}`)).body.data.order.items[0];
    // 38.99 + 8 % = 42.11, + 15 % = 48.43
    expect(await seen(vendor)).toMatchObject({ final_price: 38.99, profit: 116.97 });
    expect(await seen(pro)).toMatchObject({ contractor_markup_amt: 6.32, profit: 18.96, unit_price: 48.43 });
  });

  test("empties the cart: the project is ordered, and the customer starts a new one", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    await order(buyer);
    const again = await buyer.call("POST /api/checkout/quote", {
      project: buyer.project,
      shipping: portland,
    });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("already_used");
    const open = await buyer.call<null>(`GET /api/projectCart?is_cart=1&showroom=${shop.market.oakstone.id}`);
    expect(open.body.data).toBeNull();
  });

  test("emails and notifies customer, pro and each vendor, with only their own prices", async () => {
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const made = await order(buyer);
    const mails = await shop.platform.db
      .selectFrom("mails")
      .select(["recipient", "subject", "body_text"])
      .where("cause", "like", `sale:${made.id}:%`)
      .execute();
    const to = (address: string) => mails.find((mail) => mail.recipient === address)!;
    expect(mails).toHaveLength(4);
    expect(to("north.quay.tile@example.test").body_text).toContain("$168.00");
    expect(to("north.quay.tile@example.test").body_text).not.toMatch(/52\.16|208\.64|Arbor/);
    expect(to("pro.of.oakstone.kitchens@example.test").body_text).not.toContain("42.00");
    const notices = await shop.platform.db
      .selectFrom("notifications")
      .select("user_id")
      .where("link", "=", `/account/orders/${made.id}`)
      .execute();
    const { tileVendor, faucetVendor, oakstone } = shop.market;
    const told = [buyer.user_id, oakstone.user_id, tileVendor.user_id, faucetVendor.user_id];
    expect(notices.map((notice) => notice.user_id).sort()).toEqual(told.sort());
  });

  test("emails the customer each vendor's part with its days, and what happens next", async () => {
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const made = await order(buyer);
    const { body_text: text } = await shop.platform.db
      .selectFrom("mails")
      .select("body_text")
      .where("cause", "=", `sale:${made.id}:customer`)
      .executeTakeFirstOrThrow();
    for (const item of made.items) {
      expect(text).toContain(`Sold by ${item.vendor.name}.`);
      expect(text).toContain(`arrives ${shownDay(new Date(item.delivery.earliest))}`);
    }
    for (const words of ["2 vendors confirm", "for 60 minutes", "return items within 12 days"]) {
      expect(text).toContain(words);
    }
  });

  test("shows the vendor its own number, and the customer the shop's SKU", async () => {
    const { db } = shop.platform;
    await db.updateTable("variants").set({ vendor_sku: "77-0142" }).where("sku", "=", tile).execute();
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await order(buyer);
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const skuFor = async (who: typeof vendor) =>
      (await who.call(`GET /api/orders/${made.id}`)).body.data.order.items[0]?.sku;
    expect([await skuFor(vendor), await skuFor(buyer)]).toEqual(["77-0142", tile]);
    const emails = await db
      .selectFrom("mails")
      .select(["subject", "body_text"])
      .where("cause", "like", `sale:${made.id}:%`)
      .execute();
    const linesOf = (subject: string) => emails.find((email) => email.subject.startsWith(subject))!.body_text;
    expect(linesOf("Purchase order")).toContain("77-0142 · $42.00");
    expect(linesOf("Purchase order")).not.toContain(tile);
    expect(linesOf("Order ")).toContain(tile);
    await db.updateTable("variants").set({ vendor_sku: "77-0999" }).where("sku", "=", tile).execute();
    expect(await skuFor(vendor)).toBe("77-0142");
  });

  test("can be made to order when the vendor allows it, and stock ends at zero", async () => {
    const sku = "NQT-BASA-1224-M";
    await shop.platform.db
      .updateTable("variants")
      .set({ allows_backorder: true })
      .where("sku", "=", sku)
      .execute();
    const buyer = await shop.buyer({ [sku]: 30 });
    const quote = await quoteOf(buyer, buyer.project);
    expect(quote.can_order).toBe(true);
    const [stocked, made_to_order] = quote.lines[0]!.delivery.parts;
    expect(stocked).toMatchObject({ qty: 12, is_made_to_order: false });
    expect(made_to_order).toMatchObject({ qty: 18, is_made_to_order: true });
    expect(Date.parse(made_to_order!.earliest)).toBeGreaterThan(Date.parse(stocked!.latest));
    const cart = await buyer.call<Project>(`GET /api/projectCart?project=${buyer.project}`);
    const made = await order(buyer);
    const day = (iso: string) => Math.round(Date.parse(iso) / 86_400_000);
    const promised = ({ parts }: LineDelivery) =>
      parts.map((part) => [part.qty, part.is_made_to_order, day(part.earliest), day(part.latest)]);
    expect(promised(cart.body.data.Project_tans[0]!.delivery)).toEqual(promised(quote.lines[0]!.delivery));
    expect(promised(made.items[0]!.delivery)).toEqual(promised(quote.lines[0]!.delivery));
    expect(await stockOf(shop, sku)).toBe(0);
    await buyer.call(`POST /api/orders/${made.id}/cancel`, { reason: "" });
    expect(await stockOf(shop, sku)).toBe(12);
  });
});

describe("checkout refuses", () => {
  test("a total that is not the quoted one, with the new quote and nothing done", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const form = await orderForm(buyer);
    const stock = await stockOf(shop, tile);
    await shop.platform.db
      .updateTable("variants")
      .set({ wholesale_cents: 4_300 })
      .where("sku", "=", tile)
      .execute();
    const answer = await sendOrder(buyer, form);
    await shop.platform.db
      .updateTable("variants")
      .set({ wholesale_cents: 4_200 })
      .where("sku", "=", tile)
      .execute();
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: "total_changed",
        data: {
          totals: { total: 106.82 },
          lines: [{ problem: "The price has changed from $52.16 to $53.41 per box." }],
        },
      },
    });
    expect(await stockOf(shop, tile)).toBe(stock);
  });

  test("sold-out products, naming what is left", async () => {
    const buyer = await shop.buyer({ "WSP-MIL-BG": 4 });
    const form = await orderForm(buyer);
    await order(await shop.buyer({ "WSP-MIL-BG": 2 }));
    const answer = await sendOrder(buyer, form);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: "out_of_stock",
        message: "Millbrook Bridge Faucet: only 2 left in stock.",
        data: { can_order: false },
      },
    });
  });

  test("an empty cart, a customer's cart sent by another account, a guest, and a vendor", async () => {
    const buyer = await shop.buyer({});
    const payment = { token: await cardToken(buyer) };
    const form = { project: buyer.project, shipping: portland, payment, expected_total: 0 };
    expect((await sendOrder(buyer, form)).body.errors).toEqual({ project: ["Your cart is empty."] });
    const other = await shop.buyer({ [tile]: 2 });
    expect((await sendOrder(buyer, await orderForm(other))).status).toBe(404);
    // pros can buy too, but nobody can order a customer's cart
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    expect((await sendOrder(pro, form)).status).toBe(404);
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    expect((await sendOrder(vendor, form)).status).toBe(403);
  });

  test("without an Idempotency-Key", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const answer = await buyer.call("POST /api/checkout", await orderForm(buyer));
    expect(answer.body.errors).toHaveProperty(["Idempotency-Key"]);
  });

  test("what only the server may say: prices, statuses, card numbers", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const form = await orderForm(buyer);
    for (const extra of [{ unit_price: 0.01 }, { status: "paid" }, { card_number: "4242424242424242" }]) {
      const answer = await sendOrder(buyer, { ...form, ...extra });
      expect(answer.status).toBe(422);
    }
  });

  test("the saved card of an account that has none", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const answer = await sendOrder(buyer, await orderForm(buyer, { payment: { saved: true } }));
    expect(answer.body.errors).toEqual({ payment: ["You have no saved card. Please enter a card."] });
  });
});

test("a saved card pays as often as it is wanted", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  await buyer.call("POST /api/cards", {
    card_number: "4242424242424242",
    name_on_Card: "Ada Buyer",
    exp_date: "12/39",
    cvv: "123",
  });
  const first = await order(buyer, { payment: { saved: true } });
  const project = await shop.fillCart(buyer.user_id, { [faucet]: 1 });
  const second = await order({ ...buyer, project }, { payment: { saved: true } });
  expect([first.card, second.card]).toEqual([
    { brand: "Visa", last4: "4242" },
    { brand: "Visa", last4: "4242" },
  ]);
});

test("what a customer owes and pays is in the customer's own account", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const { number } = await order(buyer);
  const { total_cents } = await shop.platform.db
    .selectFrom("orders")
    .select("total_cents")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const entries = await shop.platform.db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_accounts as a", "a.id", "e.account_id")
    .select("e.amount_cents")
    .where((where) => where.and({ "a.kind": "customer_receivable", "a.owner_id": buyer.user_id }))
    .orderBy("e.id")
    .execute();
  expect(entries.map(({ amount_cents }) => Number(amount_cents))).toEqual([total_cents, -total_cents]);
});

test("the ledger matches the charges: every transfer sums to zero, the provider holds the total", async () => {
  const books = await balancesByKind(shop);
  const charged = await shop.platform.db
    .selectFrom("orders")
    .select((sum) => sum.fn.sum<string>("total_cents").as("total"))
    .where("status", "=", "paid")
    .executeTakeFirstOrThrow();
  const refunded = await shop.platform.db
    .selectFrom("sandbox_refunds")
    .select((sum) => sum.fn.sum<string>("amount_cents").as("total"))
    .executeTakeFirstOrThrow();
  expect(Object.values(books).reduce((a, b) => a + b, 0)).toBe(0);
  expect(books.gateway_clearing).toBe(Number(charged.total) - Number(refunded.total));
  expect(books.customer_receivable ?? 0).toBe(0);
  expect(await countRows(shop, "sandbox_charges")).toBe(await countRows(shop, "orders"));
});
