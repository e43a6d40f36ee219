import { describe, expect, test } from "vitest";
import {
  cards,
  cardToken,
  countRows,
  order,
  orderForm,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import { countedBefore, orderAndCrash, replaceCharge, shopForTests, tile } from "./checkout.test-support.ts";
import { recoverPayments } from "./recover.flow.ts";

const shop = shopForTests();
const before = countedBefore(shop);

const statusOf = async (project: string) => {
  const rows = await shop.platform.db
    .selectFrom("orders")
    .select(["id", "status"])
    .where("project_id", "=", project)
    .orderBy("placed_at")
    .execute();
  return rows.map((row) => row.status);
};

describe("a card that is refused", () => {
  test.each([
    ["declined", "Your card was declined."],
    ["poor", "Your card has insufficient funds."],
  ] as const)(
    "(%s) gives 402 with the provider's words, and nothing stays reserved",
    async (card, message) => {
      const buyer = await shop.buyer({ [tile]: 3 });
      const answer = await sendOrder(buyer, await orderForm(buyer, { card }));
      expect(answer).toMatchObject({ status: 402, body: { code: "payment_declined", message } });
      expect(await stockOf(shop, tile)).toBe(before.stock);
      expect(await statusOf(buyer.project)).toEqual(["payment_failed"]);
    },
  );

  test("leaves the cart as it was, so that a good card then pays", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    await sendOrder(buyer, await orderForm(buyer, { card: "declined" }));
    const made = await order(buyer);
    expect(made.status).toBe("paid");
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
    const list = await buyer.call<{ total: number }>("GET /api/orders");
    expect(list.body.data.total).toBe(1);
  });

  test("does not use up the Idempotency-Key", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    await sendOrder(buyer, await orderForm(buyer, { card: "declined" }), "try-again");
    const answer = await sendOrder(buyer, await orderForm(buyer), "try-again");
    expect(answer.status).toBe(201);
  });
});

describe("a token", () => {
  test("is valid once", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const form = await orderForm(buyer);
    await sendOrder(buyer, form);
    const project = await shop.fillCart(buyer.user_id, { [tile]: 2 });
    const answer = await sendOrder(buyer, { ...form, project });
    expect(answer.status).toBe(402);
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
  });

  test("is valid for 15 minutes", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const form = await orderForm(buyer);
    await shop.platform.db
      .updateTable("sandbox_card_tokens")
      .set((old) => ({ expires_at: old.fn("now", []) }))
      .where("token", "=", (form.payment as { token: string }).token)
      .execute();
    expect((await sendOrder(buyer, form)).status).toBe(402);
  });

  test("is given for published test numbers only, with messages for each field", async () => {
    const buyer = await shop.buyer({});
    const card = { card_number: cards.good, name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123" };
    const refused = async (change: object) =>
      (await buyer.call("POST /api/payments/token", { ...card, ...change })).body.errors;
    // a valid number that is not a test number
    expect(await refused({ card_number: "4539 1488 0343 6467" })).toEqual({
      card_number: ["Invalid Card Number."],
    });
    expect(await refused({ card_number: "4242424242424241" })).toEqual({
      card_number: ["Invalid Card Number."],
    });
    expect(await refused({ exp_date: "13/39" })).toEqual({ exp_date: ["Invalid Expiration Date."] });
    expect(await refused({ cvv: "12" })).toEqual({ cvv: ["Invalid CVC."] });
  });
});

describe("a bank that asks", () => {
  async function asked() {
    const buyer = await shop.buyer({ [tile]: 3 });
    const answer = await sendOrder(buyer, await orderForm(buyer, { card: "asks" }));
    return { buyer, answer, payment: answer.body.data.action?.payment ?? "" };
  }

  test("keeps the order waiting with its stock reserved", async () => {
    const { answer } = await asked();
    expect(answer.status).toBe(201);
    expect(answer.body.data.order.status).toBe("pending_payment");
    expect(answer.body.data.action?.message).toBe("Your bank asks you to confirm this payment.");
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
  });

  test("captures the money once the customer confirms", async () => {
    const { buyer, payment } = await asked();
    const confirmed = await buyer.call("POST /api/checkout/confirm", { payment, accepted: true });
    expect(confirmed.body.data.order.status).toBe("paid");
    const again = await buyer.call("POST /api/checkout/confirm", { payment, accepted: false });
    expect(again.body.data.order.status).toBe("paid");
  });

  test("releases the stock when the customer does not", async () => {
    const { buyer, payment } = await asked();
    const refused = await buyer.call("POST /api/checkout/confirm", { payment, accepted: false });
    expect(refused.status).toBe(402);
    expect(refused.body.message).toContain("unable to authenticate");
    expect(await stockOf(shop, tile)).toBe(before.stock);
  });

  test("is hidden from other customers", async () => {
    const { payment, buyer } = await asked();
    const other = await shop.buyer({});
    expect((await other.call("POST /api/checkout/confirm", { payment, accepted: true })).status).toBe(404);
    expect(await statusOf(buyer.project)).toEqual(["pending_payment"]);
  });

  test("can be left for another card: one order is paid, the first charge never made", async () => {
    const { buyer } = await asked();
    const made = await order(buyer);
    expect(made.status).toBe("paid");
    expect(await statusOf(buyer.project)).toEqual(["payment_failed", "paid"]);
    const left = await shop.platform.db
      .selectFrom("sandbox_charges")
      .select("status")
      .orderBy("created_at", "desc")
      .limit(2)
      .execute();
    expect(left.map((charge) => charge.status).sort()).toEqual(["declined", "succeeded"]);
  });

  test("does not hold the stock for more than 15 minutes", async () => {
    const { buyer } = await asked();
    shop.clock.skipMinutes(14);
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["pending_payment"]);
    shop.clock.skipMinutes(2);
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["payment_failed"]);
  });
});

describe("an answer that gets lost", () => {
  test("is 503 at first; the same request again finds the charge and the order", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    const form = await orderForm(buyer, { card: "reply_lost" });
    const lost = await sendOrder(buyer, form, "lost-once");
    expect(lost).toMatchObject({ status: 503, body: { code: "payment_unavailable" } });
    const found = await sendOrder(buyer, form, "lost-once");
    expect(found.status).toBe(201);
    expect(found.body.data.order.status).toBe("paid");
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
  });

  test("is found by the recovery job if nobody retries", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    await sendOrder(buyer, await orderForm(buyer, { card: "reply_lost" }));
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["pending_payment"]);
    shop.clock.skipMinutes(0.6);
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["paid"]);
    const mails = await shop.platform.db
      .selectFrom("mails")
      .select("id")
      .where("cause", "like", "sale:%")
      .execute();
    await recoverPayments(shop.platform);
    expect(
      await shop.platform.db.selectFrom("mails").select("id").where("cause", "like", "sale:%").execute(),
    ).toEqual(mails);
  });

  test("releases the stock when the provider does not know the payment", async () => {
    const restore = replaceCharge(shop, async () => {
      throw new GatewayUnreachable("connection refused");
    });
    const buyer = await shop.buyer({ [tile]: 3 });
    const answer = await sendOrder(buyer, await orderForm(buyer));
    restore();
    expect(answer.status).toBe(503);
    shop.clock.skipMinutes(1);
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["payment_failed"]);
    expect(await stockOf(shop, tile)).toBe(before.stock);
    expect((await order(buyer)).status).toBe("paid");
  });

  test("is charged under the first key when the provider does not know it and the customer retries", async () => {
    const { payments } = shop.platform;
    const keys: string[] = [];
    const restore = replaceCharge(shop, async (request) => {
      keys.push(request.idempotency_key);
      if (keys.length === 1) throw new GatewayUnreachable("connection refused");
      return payments.charge(request);
    });
    const buyer = await shop.buyer({ [tile]: 3 });
    await sendOrder(buyer, await orderForm(buyer));
    const form = await orderForm(buyer);
    const answer = await sendOrder(buyer, form);
    restore();
    expect(answer.body.data.order.status).toBe("paid");
    expect(keys[1]).toBe(keys[0]);
    expect(await statusOf(buyer.project)).toEqual(["paid"]);
  });
});

describe("a crash between charge and answer", () => {
  test("is repaired by the same request", async () => {
    const { payments } = shop.platform;
    const restore = replaceCharge(shop, async (request) => {
      await payments.charge(request);
      throw new Error("the process died here");
    });
    const buyer = await shop.buyer({ [tile]: 3 });
    const form = await orderForm(buyer);
    const crashed = await sendOrder(buyer, form, "crash");
    restore();
    expect(crashed.status).toBe(500);
    const answer = await sendOrder(buyer, form, "crash");
    expect(answer.body.data.order.status).toBe("paid");
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
    expect(await statusOf(buyer.project)).toEqual(["paid"]);
  });

  test("is repaired by the next start, with one order and one charge", async () => {
    const { payments } = shop.platform;
    const buyer = await orderAndCrash(shop, (request) => payments.charge(request));
    shop.clock.skipMinutes(1);
    await recoverPayments(shop.platform);
    expect(await statusOf(buyer.project)).toEqual(["paid"]);
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
  });
});

test("money that arrives after the order was given up goes back, and the books know it", async () => {
  const { payments } = shop.platform;
  const buyer = await shop.buyer({ [tile]: 3 });
  const form = await orderForm(buyer);
  const late: Parameters<typeof payments.charge>[0][] = [];
  const restore = replaceCharge(shop, async (request) => {
    late.push(request);
    throw new GatewayUnreachable("no route");
  });
  await sendOrder(buyer, form);
  restore();
  shop.clock.skipMinutes(1);
  await recoverPayments(shop.platform);
  const outcome = await payments.charge({ ...late[0]!, token: await cardToken(buyer) });
  const { settlePayment } = await import("./settle.flow.ts");
  const { findPaymentByKey } = await import("./cart.store.ts");
  const payment = (await findPaymentByKey(shop.platform.db, late[0]!.idempotency_key))!;
  await settlePayment(shop.platform, payment, outcome);
  await settlePayment(shop.platform, payment, outcome);
  expect(await statusOf(buyer.project)).toEqual(["payment_failed"]);
  const { settleOpenRefunds } = await import("../orders/take-back.flow.ts");
  shop.clock.skipMinutes(1);
  await settleOpenRefunds(shop.platform);
  const charge = await shop.platform.db
    .selectFrom("sandbox_charges")
    .select(["amount_cents", "refunded_cents"])
    .where("idempotency_key", "=", late[0]!.idempotency_key)
    .executeTakeFirstOrThrow();
  expect(charge.refunded_cents).toBe(charge.amount_cents);
  expect(await stockOf(shop, tile)).toBe(before.stock);
});
