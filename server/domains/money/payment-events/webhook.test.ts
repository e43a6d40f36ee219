import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Buyer,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";
import {
  disputeSample,
  type StripeServer,
  startStripeServer,
} from "../../../../tests/support/stripe-server.ts";
import { stripeGateway } from "../../../platform/payments/stripe.ts";

const secret = "whsec_of_the_test";
const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: secret };
const tile = "NQT-CARR-1224-M";

describe("Stripe's webhook", () => {
  let shop: Shop;
  let server: StripeServer;
  const alarms: string[] = [];
  beforeAll(async () => {
    server = await startStripeServer();
    shop = await openShop({ payments: stripeGateway(keys, server.address) });
    shop.platform.log = Object.assign(Object.create(shop.platform.log), {
      error: (detail: { alarm?: string }) => void alarms.push(detail.alarm ?? "error"),
    });
  });
  afterAll(async () => {
    await shop?.close();
    await server?.close();
  });

  /** An order that waits for the customer's bank, and its payment intent. */
  async function waiting() {
    const buyer = await shop.buyer({ [tile]: 2 });
    const answer = await sendOrder(buyer, await orderForm(buyer, { payment: { token: "pm_asks" } }));
    const intent = [...server.intents.values()].at(-1)!;
    return { buyer, order: answer.body.data.order, intent };
  }

  const event = (type: string, intent: object, change: object = {}) =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object: intent }, ...change });

  const sign = (payload: string, { key = secret, age = 0 } = {}) =>
    new Stripe("sk_test_1").webhooks.generateTestHeaderString({
      payload,
      secret: key,
      timestamp: Math.floor(Date.now() / 1000) - age,
    });

  async function deliver(payload: string, signature: string | null = sign(payload), path = "stripe") {
    const response = await shop.app.fetch(
      new Request(`http://localhost/api/payments/webhook/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...(signature && { "Stripe-Signature": signature }) },
        body: payload,
      }),
    );
    return response.status;
  }

  const statusFor = async (buyer: Buyer, id: string) =>
    (await buyer.call(`GET /api/orders/${id}`)).body.data?.order.status ?? "gone";

  const succeed = (intent: Record<string, unknown>) =>
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount });

  test("pays an order once, however often and in whatever order its events come", async () => {
    const { buyer, order, intent } = await waiting();
    const failed = event("payment_intent.payment_failed", { ...intent, status: "requires_payment_method" });
    const paid = event("payment_intent.succeeded", succeed(intent));
    const answers = await Promise.all([paid, failed, paid, paid, failed].map((payload) => deliver(payload)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await statusFor(buyer, order.id)).toBe("paid");
    const transfers = await shop.platform.db
      .selectFrom("ledger_transfers")
      .select("reference")
      .where("order_id", "=", order.id)
      .execute();
    expect(transfers.map((each) => each.reference).sort()).toEqual([
      `payment:${order.id}`,
      `sale:${order.id}`,
    ]);
  });

  test("releases the stock when the customer's bank refuses", async () => {
    const { buyer, order, intent } = await waiting();
    const stock = await stockOf(shop, tile);
    Object.assign(intent, { status: "canceled" });
    expect(await deliver(event("payment_intent.canceled", intent))).toBe(200);
    expect(await statusFor(buyer, order.id)).toBe("gone");
    expect(await stockOf(shop, tile)).toBe(stock + 2);
  });

  test("comes too late for a customer who said no to the bank: the intent is canceled at Stripe", async () => {
    const { buyer, order, intent } = await waiting();
    const stock = await stockOf(shop, tile);
    const { id: payment } = await shop.platform.db
      .selectFrom("payments")
      .select("id")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    const answer = await buyer.call("POST /api/checkout/confirm", { payment, accepted: false });
    expect(answer.status).toBe(402);
    expect(intent.status).toBe("canceled");
    expect(await stockOf(shop, tile)).toBe(stock + 2);
    expect(await deliver(event("payment_intent.requires_action", intent))).toBe(200);
    expect(await statusFor(buyer, order.id)).toBe("gone");
  });

  test("is refused with 400, and changes nothing, when forged, stale or unsigned", async () => {
    const { buyer, order, intent } = await waiting();
    const payload = event("payment_intent.succeeded", { ...intent, status: "succeeded" });
    expect(await deliver(payload, null)).toBe(400);
    expect(await deliver(payload, "")).toBe(400);
    expect(await deliver(payload, sign(payload, { key: "whsec_guessed" }))).toBe(400);
    expect(await deliver(payload, sign(payload, { age: 301 }))).toBe(400);
    expect(await deliver(payload.replace("usd", "eur"), sign(payload))).toBe(400);
    expect(await statusFor(buyer, order.id)).toBe("pending_payment");
  });

  test("is taken within five minutes", async () => {
    const { buyer, order, intent } = await waiting();
    const payload = event("payment_intent.succeeded", succeed(intent));
    expect(await deliver(payload, sign(payload, { age: 280 }))).toBe(200);
    expect(await statusFor(buyer, order.id)).toBe("paid");
  });

  test.each([
    ["amount", { amount: 100, amount_received: 100 }, {}, "payment_mismatch"],
    ["currency", { currency: "jpy" }, {}, "payment_mismatch"],
    ["account", {}, { account: "acct_somebody_else" }, "unknown_payment"],
  ])(
    "leaves the order unpaid and raises an alarm for a genuine event with another %s",
    async (_, change, more, alarm) => {
      const { buyer, order, intent } = await waiting();
      alarms.length = 0;
      Object.assign(succeed(intent), change);
      expect(await deliver(event("payment_intent.succeeded", intent, more))).toBe(200);
      expect(await statusFor(buyer, order.id)).toBe("pending_payment");
      expect(alarms).toEqual([alarm]);
    },
  );

  test("records a dispute as Stripe has it now, whatever the order of its events, and what became of it", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const made = await sendOrder(buyer, await orderForm(buyer, { payment: { token: "pm_good" } }));
    const intent = [...server.intents.values()].at(-1)!;
    const dispute = disputeSample(`dp_${randomUUID()}`, String(intent.id), {
      amount: intent.amount,
      reason: "fraudulent",
      balance_transactions: [{ fee: 1500 }],
    });
    server.disputes.push(dispute);
    const [opened, taken] = ["created", "funds_withdrawn"].map((what) =>
      event(`charge.dispute.${what}`, dispute),
    );
    expect(await Promise.all([taken!, opened!, opened!, taken!].map((each) => deliver(each)))).toEqual([
      200, 200, 200, 200,
    ]);
    const kinds = async () => {
      const rows = await shop.platform.db
        .selectFrom("ledger_transfers")
        .select("kind")
        .where("order_id", "=", made.body.data.order.id)
        .execute();
      return rows.map(({ kind }) => kind).sort();
    };
    expect(await kinds()).toEqual(["dispute_held", "payment", "sale"]);
    Object.assign(dispute, { status: "won" });
    for (const each of [event("charge.dispute.closed", dispute), opened!])
      expect(await deliver(each)).toBe(200);
    expect(await kinds()).toEqual(["dispute_held", "dispute_won", "payment", "sale"]);
    expect(await deliver(event("charge.dispute.created", { id: "dp_strange" }))).toBe(200);
  });

  test("saves a card once its bank agreed, and not one that it refused", async () => {
    const save = async (kind: string) => {
      const buyer = await shop.buyer({ [tile]: 1 });
      const { status } = await buyer.call("POST /api/cards", { card_token: kind });
      expect(status).toBe(201);
      return { buyer, setup: [...server.setups.values()].at(-1)! };
    };
    const cardsOf = async (buyer: Buyer) => (await buyer.call<object[]>("GET /api/cards")).body.data;
    const agreed = await save("pm_asks");
    expect(await cardsOf(agreed.buyer)).toEqual([]);
    // early, and a repeat of something that is not ours
    expect(await deliver(event("setup_intent.setup_failed", agreed.setup))).toBe(200);
    expect(await deliver(event("setup_intent.succeeded", { id: "seti_strange" }))).toBe(200);
    server.answerSetup(String(agreed.setup.id), true);
    const told = event("setup_intent.succeeded", agreed.setup);
    expect(await Promise.all([told, told].map((each) => deliver(each)))).toEqual([200, 200]);
    expect(await cardsOf(agreed.buyer)).toMatchObject([{ last4: "4242", exp_date: "08/34" }]);
    const refused = await save("pm_asks_2");
    server.answerSetup(String(refused.setup.id), false);
    expect(await deliver(event("setup_intent.setup_failed", refused.setup))).toBe(200);
    expect(await cardsOf(refused.buyer)).toEqual([]);
  });

  test("raises an alarm for a charge that is another payment's", async () => {
    const { buyer, order, intent } = await waiting();
    alarms.length = 0;
    const stranger = { ...intent, id: "pi_stranger", status: "succeeded" };
    server.intents.set("pi_stranger", stranger);
    await deliver(event("payment_intent.succeeded", stranger));
    expect(alarms).toEqual(["unknown_payment"]);
    expect(await statusFor(buyer, order.id)).toBe("pending_payment");
  });

  test("has no door for a provider that is not in use", async () => {
    const payload = event("payment_intent.succeeded", {});
    expect(await deliver(payload, sign(payload), "sandbox")).toBe(404);
  });

  test("a purchase with Stripe: charged, canceled, refunded", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const made = await sendOrder(buyer, await orderForm(buyer, { payment: { token: "pm_good" } }));
    expect(made.body.data.order).toMatchObject({ status: "paid", card: { brand: "Visa", last4: "4242" } });
    await buyer.call(`POST /api/orders/${made.body.data.order.id}/cancel`, {});
    expect(server.refunds).toMatchObject([{ amount: 10_432 }]);
    expect(
      (
        await buyer.call("POST /api/payments/token", {
          card_number: "4242424242424242",
          name_on_Card: "A",
          exp_date: "12/39",
          cvv: "123",
        })
      ).status,
    ).toBe(422);
  });
});
