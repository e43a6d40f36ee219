import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  disputeSample,
  excerptBeyondDescription,
  fieldsBeyondFixtures,
  hasDescription,
  hasFixtures,
  type StripeServer,
  startStripeServer,
} from "../../../tests/support/stripe-server.ts";
import {
  BankRefused,
  CardRefused,
  GatewayUnreachable,
  type PaymentGateway,
  RefundRefused,
} from "./gateway.ts";
import { stripeGateway } from "./stripe.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

test.skipIf(!hasFixtures)("our sample objects have only fields that Stripe's fixtures have", () => {
  expect(fieldsBeyondFixtures()).toEqual([]);
});

describe("Stripe", () => {
  let server: StripeServer;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    server = await startStripeServer();
    gateway = stripeGateway(keys, server.address);
  });
  afterAll(() => server?.close());

  const charge = (token: string, idempotency_key: string = crypto.randomUUID()) =>
    gateway.charge({
      amount_cents: 12_345,
      token,
      idempotency_key,
      description: "Order 100001",
      order_id: "o-1",
    });

  const ada = { id: "u-1", email: "ada@example.test" };
  /** A card that is kept without a question. */
  async function saved(token: string, name: string) {
    const setup = await gateway.save(token, { id: `u-${name}`, email: `${name}@example.test` });
    if (setup.status !== "succeeded") throw new Error(`the card is not saved: ${setup.status}`);
    return setup.card;
  }

  test("charges at once, in cents, for cards alone, and names our payment in the metadata", async () => {
    const outcome = await charge("pm_good", "pay_1");
    expect(outcome).toMatchObject({
      status: "succeeded",
      brand: "Visa",
      last4: "4242",
      amount_cents: 12_345,
      currency: "usd",
    });
    const sent = server.calls.at(-1)!;
    expect(sent.idempotency_key).toBe("pay_1");
    expect(Object.fromEntries(sent.params)).toMatchObject({
      amount: "12345",
      currency: "usd",
      confirm: "true",
      payment_method: "pm_good",
      "metadata[payment_key]": "pay_1",
    });
  });

  test("gives the first answer again under the same key, and charges nothing more", async () => {
    const before = server.intents.size;
    const [first, second] = [await charge("pm_good", "pay_2"), await charge("pm_good", "pay_2")];
    expect(second).toEqual(first);
    expect(server.intents.size).toBe(before + 1);
  });

  test("hands on a decline in the bank's words", async () => {
    expect(await charge("pm_declined")).toMatchObject({
      status: "declined",
      message: "Your card has insufficient funds.",
    });
  });

  test("takes a payment method that it does not know for a card that has to be entered again", async () => {
    expect(await charge("pm_from_elsewhere")).toEqual({
      status: "declined",
      ref: null,
      message: "These card details are no longer valid. Please enter your card again.",
    });
  });

  test("asks the customer when the bank does, and knows the answer afterwards", async () => {
    const asked = await charge("pm_asks", "pay_3");
    expect(asked).toMatchObject({
      status: "requires_action",
      client_secret: expect.stringContaining("secret"),
    });
    const ref = asked.ref!;
    expect((await gateway.confirm(ref)).status).toBe("requires_action");
    Object.assign(server.intents.get(ref)!, {
      status: "requires_payment_method",
      last_payment_error: { message: "We are unable to authenticate your payment method." },
    });
    expect(await gateway.confirm(ref)).toMatchObject({
      status: "declined",
      message: expect.stringContaining("unable"),
    });
  });

  test("takes a customer's no for the answer, unless the bank was faster", async () => {
    const refused = await charge("pm_asks");
    expect((await gateway.confirm(refused.ref!, true)).status).toBe("requires_action");
    expect(await gateway.confirm(refused.ref!, false)).toMatchObject({
      status: "declined",
      ref: refused.ref,
    });
    expect(server.intents.get(refused.ref!)).toMatchObject({ status: "canceled" });
    const paid = await charge("pm_good");
    expect((await gateway.confirm(paid.ref!, false)).status).toBe("succeeded");
  });

  test("gives up a charge that nobody confirms, unless it has succeeded meanwhile", async () => {
    const left = await charge("pm_asks");
    expect((await gateway.abandon(left.ref!)).status).toBe("declined");
    const late = await charge("pm_asks");
    Object.assign(server.intents.get(late.ref!)!, { status: "succeeded", amount_received: 12_345 });
    expect((await gateway.abandon(late.ref!)).status).toBe("succeeded");
  });

  test("does not know what became of a request whose answer is lost, and finds it by our key", async () => {
    const before = server.intents.size;
    // the library retries once by itself, under the same key
    const outcome = await charge("pm_lost", "pay_4");
    expect(outcome.status).toBe("succeeded");
    expect(server.intents.size).toBe(before + 1);
    const found = await gateway.findCharge({ idempotency_key: "pay_4", asked_at: new Date() });
    expect(found).toEqual(outcome);
    expect(await gateway.findCharge({ idempotency_key: "pay_none", asked_at: new Date() })).toBeNull();
  });

  test("is unreachable when it is busy or not there", async () => {
    await expect(charge("pm_busy")).rejects.toThrow(GatewayUnreachable);
    const nowhere = stripeGateway(keys, { protocol: "http", host: "127.0.0.1", port: 9 });
    await expect(nowhere.confirm("pi_1")).rejects.toThrow(GatewayUnreachable);
    await expect(nowhere.findCharge({ idempotency_key: "x", asked_at: new Date() })).rejects.toThrow(
      GatewayUnreachable,
    );
  });

  test("refunds a part once per key, and says when it will not", async () => {
    const paid = await charge("pm_good");
    const refund = (amount_cents: number, idempotency_key: string) =>
      gateway.refund({ charge_ref: paid.ref!, amount_cents, idempotency_key });
    expect(await refund(5_000, "refund_1")).toEqual(await refund(5_000, "refund_1"));
    await expect(refund(9_000, "refund_2")).rejects.toThrow(RefundRefused);
  });

  test("lists all charges and refunds of a time, page after page, without those that failed", async () => {
    const now = Date.now();
    const span = { from: new Date(now - 60_000), to: new Date(now + 60_000) };
    const read = async (list: AsyncIterable<{ ref: string; amount_cents: number }>) => {
      const all = new Map<string, number>();
      for await (const { ref, amount_cents } of list) all.set(ref, amount_cents);
      return all;
    };
    for (let made = 0; made < 230; made++) {
      const id = `pi_listed_${made}`;
      const created = Math.floor(now / 1000);
      const status = made % 10 === 0 ? "canceled" : "succeeded";
      server.intents.set(id, { id, object: "payment_intent", status, created, amount_received: 100 + made });
      const refund = { id: `re_listed_${made}`, object: "refund", amount: 50, created };
      server.refunds.push({ ...refund, status: made % 5 === 0 ? "failed" : "succeeded" });
    }
    const listed = [...(await read(gateway.listCharges(span)))].filter(([ref]) =>
      ref.startsWith("pi_listed"),
    );
    expect(listed).toHaveLength(207);
    expect(new Map(listed).get("pi_listed_229")).toBe(329);
    const refunds = [...(await read(gateway.listRefunds(span))).keys()];
    expect(refunds.filter((ref) => ref.startsWith("re_listed"))).toHaveLength(184);
    const before = { from: new Date(now - 7_200_000), to: new Date(now - 3_600_000) };
    expect((await read(gateway.listCharges(before))).size).toBe(0);
    const nowhere = stripeGateway(keys, { protocol: "http", host: "127.0.0.1", port: 9 });
    await expect(read(nowhere.listRefunds(span))).rejects.toThrow(GatewayUnreachable);
  });

  test("forgets a kept card with its customer, also one that is gone, and says when it could not", async () => {
    await gateway.forget((await saved("pm_good_9", "bea")).token);
    expect(server.calls.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/customers/cus_bea" });
    await expect(gateway.forget("cus_gone/pm_1")).resolves.toBeUndefined();
    await expect(gateway.forget("cus_busy/pm_1")).rejects.toThrow(GatewayUnreachable);
  });

  test("keeps a card with a customer of its own, to be charged later", async () => {
    server.holders.set("pm_good", "Ada L Moreno");
    const kept = await saved("pm_good", "ada");
    expect(kept).toEqual({
      token: "cus_ada/pm_good",
      brand: "Visa",
      last4: "4242",
      exp_date: "08/34",
      name_on_card: "Ada L Moreno",
    });
    expect((await charge(kept.token)).status).toBe("succeeded");
    expect(server.calls.at(-1)?.params.get("customer")).toBe("cus_ada");
    await expect(gateway.save("pm_declined", ada)).rejects.toThrow(CardRefused);
  });

  test("asks the bank before it keeps a card, and knows the answer afterward", async () => {
    const asked = await gateway.save("pm_asks", ada);
    expect(asked).toMatchObject({
      status: "requires_action",
      token: "cus_ada/pm_asks",
      client_secret: expect.stringContaining("secret"),
    });
    expect(server.calls.at(-1)?.params.get("usage")).toBe("off_session");
    expect((await gateway.confirmSave(asked.ref))?.status).toBe("requires_action");
    server.answerSetup(asked.ref, true);
    expect(await gateway.confirmSave(asked.ref)).toMatchObject({
      status: "succeeded",
      card: { token: "cus_ada/pm_asks", last4: "4242" },
    });
    const refused = await gateway.save("pm_asks_2", ada);
    server.answerSetup(refused.ref, false);
    expect(await gateway.confirmSave(refused.ref)).toMatchObject({
      status: "declined",
      message: expect.stringContaining("unable to authenticate"),
    });
    const givenUp = await gateway.save("pm_asks_3", ada);
    expect((await gateway.confirmSave(givenUp.ref, false))?.status).toBe("declined");
    expect(await gateway.confirmSave("seti_strange")).toBeNull();
  });

  test("keeps a bank account that its owner agrees to be debited from, and debits it later without them", async () => {
    const mandate = { ip: "203.0.113.9", user_agent: "Browser" };
    const kept = await gateway.save("pm_bank", ada, mandate);
    expect(kept).toMatchObject({ status: "succeeded", card: { brand: "Bank account", last4: "6789" } });
    expect(Object.fromEntries(server.calls.at(-1)!.params)).toMatchObject({
      "payment_method_types[0]": "us_bank_account",
      usage: "off_session",
      "mandate_data[customer_acceptance][online][ip_address]": "203.0.113.9",
    });
    expect(await gateway.save("pm_bank_new", ada, mandate)).toMatchObject({
      status: "requires_action",
      last4: "6789",
      action_url: "https://payments.stripe.com/microdeposit/x",
    });
    const debit = await gateway.charge({
      amount_cents: 19_900,
      token: "cus_ada/pm_bank",
      idempotency_key: "plan_1",
      description: "Plan",
      order_id: "i-1",
      is_unattended: true,
      is_debit: true,
    });
    expect(debit).toMatchObject({ status: "requires_action", is_processing: true });
    const sent = Object.fromEntries(server.calls.at(-1)!.params);
    expect(sent).toMatchObject({ "payment_method_types[0]": "us_bank_account", customer: "cus_ada" });
    expect(Object.keys(sent).filter((name) => name.startsWith("mandate"))).toEqual([]);
  });

  test("debits a bank account with what its owner agreed to, and waits for it for days", async () => {
    const debit = (token: string) =>
      gateway.charge({
        amount_cents: 12_345,
        token,
        idempotency_key: crypto.randomUUID(),
        description: "Order 100002",
        order_id: "o-2",
        mandate: { ip: "203.0.113.9", user_agent: "Browser" },
      });
    const outcome = await debit("pm_bank");
    expect(outcome).toMatchObject({ status: "requires_action", is_processing: true });
    expect(Object.fromEntries(server.calls.at(-1)!.params)).toMatchObject({
      "payment_method_types[0]": "us_bank_account",
      "mandate_data[customer_acceptance][type]": "online",
      "mandate_data[customer_acceptance][online][ip_address]": "203.0.113.9",
    });
    Object.assign(server.intents.get(outcome.ref!)!, { status: "succeeded", amount_received: 12_345 });
    expect(await gateway.confirm(outcome.ref!)).toMatchObject({
      status: "succeeded",
      brand: "Bank account",
      last4: "6789",
    });
    expect(await debit("pm_bank_new")).toMatchObject({
      status: "requires_action",
      is_processing: true,
      message: expect.stringContaining("small deposit"),
    });
    const account = { account_holder: "Ada", routing_number: "110000000", account_number: "000123456789" };
    await expect(gateway.tokenizeBank(account)).rejects.toThrow(BankRefused);
  });

  test("knows disputes with their fees, and sends evidence once under the dispute's key", async () => {
    const paid = await charge("pm_good");
    server.disputes.push(
      disputeSample("dp_1", paid.ref!, {
        amount: 12_345,
        reason: "product_not_received",
        balance_transactions: [{ fee: 1500 }],
        evidence_details: { due_by: 1_800_000_000 },
      }),
    );
    const now = Date.now();
    const span = { from: new Date(now - 60_000), to: new Date(now + 60_000) };
    const listed = [];
    for await (const dispute of gateway.listDisputes(span)) listed.push(dispute);
    expect(listed).toMatchObject([
      {
        ref: "dp_1",
        charge_ref: paid.ref,
        amount_cents: 12_345,
        fee_cents: 1500,
        status: "needs_response",
        is_inquiry: false,
        reason: "product_not_received",
      },
    ]);
    const evidence = {
      customer_name: "Ada",
      customer_email_address: "ada@example.test",
      product_description: "12 tiles",
      shipping_address: "",
      shipping_carrier: "UPS",
      shipping_tracking_number: "1Z1",
      shipping_date: "",
      customer_purchase_ip: "",
      uncategorized_text: "x".repeat(30_000),
    };
    const files = (["service_documentation", "receipt", "customer_communication"] as const).map(
      (purpose) => ({ purpose, name: `${purpose}.pdf`, bytes: Buffer.from(`%PDF-1.3 ${purpose}`) }),
    );
    // one that Stripe refuses holds nothing up
    const empty = { purpose: "shipping_documentation", name: "empty.pdf", bytes: new Uint8Array() } as const;
    const answer = await gateway.submitEvidence("dp_1", evidence, [...files, empty]);
    expect(answer.status).toBe("under_review");
    const uploads = server.calls.filter(({ path }) => path === "/v1/files");
    expect(uploads.slice(0, 3)).toMatchObject(
      files.map(({ purpose, bytes }) => ({
        method: "POST",
        file: bytes,
        idempotency_key: `evidence_dp_1_${purpose}`,
      })),
    );
    expect(uploads[0]!.params.get("purpose")).toBe("dispute_evidence");
    const sent = server.calls.at(-1)!;
    for (const { purpose } of files) expect(sent.params.get(`evidence[${purpose}]`)).toBe(`file_${purpose}`);
    expect(sent.params.has("evidence[shipping_documentation]")).toBe(false);
    expect(sent).toMatchObject({ path: "/v1/disputes/dp_1", idempotency_key: "evidence_dp_1" });
    expect(sent.params.get("submit")).toBe("true");
    expect(sent.params.get("evidence[shipping_tracking_number]")).toBe("1Z1");
    expect(sent.params.get("evidence[uncategorized_text]")).toHaveLength(20_000);
  });

  test("never takes a card number itself", async () => {
    const card = { card_number: "4242424242424242", name_on_Card: "Ada", exp_date: "12/39", cvv: "123" };
    await expect(gateway.tokenize(card)).rejects.toThrow(CardRefused);
  });

  test("gets only parameters that Stripe's reference lists", () => {
    expect(server.unknownParams).toEqual([]);
  });
});

test.skipIf(!hasDescription)("our excerpt of Stripe's reference agrees with its OpenAPI description", () => {
  expect(excerptBeyondDescription()).toEqual([]);
});
