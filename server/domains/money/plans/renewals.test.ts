import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Subscription } from "../../../../contract/money/managed-plans.ts";
import type { Credits } from "../../../../contract/money/plans.ts";
import { premiumCredits } from "../../../../domain/money/credit-packs.ts";
import { expectBooksAgree } from "../../../../tests/support/books-agree.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import type { PaymentGateway } from "../../../platform/payments/gateway.ts";
import { stripeGateway } from "../../../platform/payments/stripe.ts";
import { settlePlanPayment } from "./charge.flow.ts";
import {
  booksOf,
  type Changed,
  change,
  choose,
  hadTrial,
  mailsTo,
  newPro,
  paidPremium,
  passDays,
  planOf,
  replaceCard,
  runJobs,
  themeOf,
} from "./plans.test-support.ts";
import { renewPlans, settlePlanPayments } from "./renew.flow.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Plan Office"));
});
afterAll(() => shop.close());

const manage = (pro: Client, what: string, body: object) =>
  admin.call<Subscription>(`POST /api/admin/plans/${pro.user_id}/${what}`, body, {
    "Idempotency-Key": randomUUID(),
  });

describe("renewals", () => {
  it("charge a year month by month, once each, with two servers at work", async () => {
    const pro = await paidPremium(shop);
    const first = new Date((await planOf(pro)).period!.from);
    await passDays(shop, 365, 5);
    const { invoices, charges, charged, revenue } = await booksOf(shop, pro);
    // the first month, and the twelve that began since
    expect(charges).toBe(13);
    expect(invoices.map(({ status }) => status)).toEqual(Array(13).fill("paid"));
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(13);
    expect([charged, revenue]).toEqual([13 * 19_900, 13 * 19_900]);
    // each paid month brought its credits, once
    const { balance, entries } = (await pro.call<Credits>("GET /api/plan/credits")).body.data;
    expect(balance).toBe(13 * premiumCredits);
    expect(entries.map(({ reason }) => reason)).toEqual(Array(13).fill("included"));
    const { period } = await planOf(pro);
    expect(new Date(period!.from).getUTCDate()).toBe(first.getUTCDate());
    const mails = await mailsTo(shop, pro);
    expect(mails.filter((subject) => subject.startsWith("Receipt"))).toHaveLength(13);
    expect(mails.filter((subject) => subject.startsWith("Premium: $199.00 on"))).toHaveLength(12);
    await choose(pro, "basic");
  });

  it("are tried again after 1, 3 and 7 days; then the plan lapses, and the theme at once", async () => {
    const pro = await paidPremium(shop);
    await replaceCard(shop, pro, "poor");
    const failures: [number, string][] = [];
    for (let day = 1; day <= 45; day++) {
      const before = (await booksOf(shop, pro)).charges;
      await passDays(shop, 1);
      const { charges } = await booksOf(shop, pro);
      if (charges > before) failures.push([day, (await planOf(pro)).state]);
      if (charges === 2) {
        expect((await planOf(pro)).due).toMatchObject({
          amount: 199,
          message: "Your card has insufficient funds.",
        });
        expect(await themeOf(pro)).toBe("#24566b");
      }
    }
    const first = failures[0]![0];
    expect(failures.map(([day, state]) => [day - first, state])).toEqual([
      [0, "past_due"],
      [1, "past_due"],
      [3, "past_due"],
      [7, "lapsed"],
    ]);
    expect(await themeOf(pro)).toBe("");
    expect(await planOf(pro)).toMatchObject({ choice: "basic", state: "lapsed", due: null });
    expect(await booksOf(shop, pro)).toMatchObject({ charged: 19_900, revenue: 19_900 });
    const mails = await mailsTo(shop, pro);
    expect(mails.filter((subject) => subject.startsWith("We could not charge"))).toHaveLength(3);
    expect(mails.at(-1)).toBe("Your plan has ended: Premium");
  });

  it("that failed are paid by hand with another card, or with none saved fail in words", async () => {
    const pro = await paidPremium(shop);
    await shop.platform.db.deleteFrom("saved_cards").where("user_id", "=", pro.user_id).execute();
    await passDays(shop, 32);
    expect(await planOf(pro)).toMatchObject({
      state: "past_due",
      card: null,
      due: { message: "There is no saved card or bank account to charge." },
    });
    const pay = () => pro.call<Changed>("POST /api/plan/pay", undefined, { "Idempotency-Key": randomUUID() });
    expect((await pay()).status).toBe(422);
    expect((await change(pro, "addon", 0)).status).toBe(422);
    await replaceCard(shop, pro, "good");
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await planOf(pro)).toMatchObject({ state: "active", due: null });
    expect(await booksOf(shop, pro)).toMatchObject({ charged: 2 * 19_900, revenue: 2 * 19_900 });
    await choose(pro, "basic");
  });

  it("of a card whose bank asks count as failed until the pro answers", async () => {
    const pro = await paidPremium(shop);
    await replaceCard(shop, pro, "asks_always");
    await passDays(shop, 32);
    expect((await planOf(pro)).due?.message).toBe("Your bank wants you to confirm this payment.");
    const paid = await pro.call<Changed>("POST /api/plan/pay", undefined, {
      "Idempotency-Key": randomUUID(),
    });
    const { payment } = paid.body.data.question!;
    await pro.call("POST /api/plan/confirm", { payment, accepted: true });
    expect(await planOf(pro)).toMatchObject({ state: "active", due: null });
    expect((await booksOf(shop, pro)).revenue).toBe(2 * 19_900);
    await choose(pro, "basic");
  });

  it("cancel a failing plan at once, and owe nothing", async () => {
    const pro = await paidPremium(shop, "good");
    await replaceCard(shop, pro, "declined");
    await passDays(shop, 32);
    expect(await choose(pro, "basic")).toMatchObject({ choice: "basic", state: "cancelled", due: null });
    await passDays(shop, 10);
    expect((await booksOf(shop, pro)).charged).toBe(19_900);
  });
});

describe("a crash", () => {
  /** The provider as it is, with a process that dies before or after it was asked. */
  async function dyingOnce(when: "before" | "after", work: () => Promise<unknown>): Promise<void> {
    const { payments } = shop.platform;
    const charge: PaymentGateway["charge"] = async (request) => {
      if (when === "after") await payments.charge(request);
      throw new Error("the process was killed");
    };
    shop.platform.payments = { ...payments, charge };
    try {
      await work();
    } finally {
      shop.platform.payments = payments;
    }
  }

  it.each(["before", "after"] as const)(
    "%s the charge of a renewal leaves one charge and one invoice",
    async (when) => {
      const pro = await paidPremium(shop);
      shop.clock.skipMinutes(32 * 24 * 60);
      await dyingOnce(when, () => renewPlans(shop.platform));
      await Promise.all([renewPlans(shop.platform), settlePlanPayments(shop.platform)]);
      expect((await planOf(pro)).pending).toMatchObject({ is_waiting_for_bank: false });
      expect((await change(pro, "basic", 0)).status).toBe(409);
      shop.clock.skipMinutes(1);
      await runJobs(shop);
      expect(await planOf(pro)).toMatchObject({ state: "active", pending: null });
      expect(await booksOf(shop, pro)).toMatchObject({
        charges: 2,
        charged: 2 * 19_900,
        revenue: 2 * 19_900,
        invoices: [{ status: "paid" }, { status: "paid" }],
      });
      await choose(pro, "basic");
    },
  );

  it("between the charge of an upgrade and its answer is settled within a minute", async () => {
    const pro = await newPro(shop, "reply_lost");
    await hadTrial(shop, pro);
    const lost = await change(pro, "premium", 199);
    expect([lost.status, lost.body.code]).toEqual([503, "payment_unavailable"]);
    expect((await change(pro, "premium", 199)).status).toBe(409);
    shop.clock.skipMinutes(1);
    await runJobs(shop);
    expect(await planOf(pro)).toMatchObject({ choice: "premium", state: "active", pending: null });
    expect(await booksOf(shop, pro)).toMatchObject({ charges: 1, charged: 19_900, revenue: 19_900 });
    await choose(pro, "basic");
  });
});

describe("the books of plans", () => {
  it("agree with the provider's lists, also when a payment that was given up goes back", async () => {
    const market = await openShop();
    try {
      await paidPremium(market);
      const late = await newPro(market, "asks_always");
      await hadTrial(market, late);
      const { question } = (await change(late, "premium", 199)).body.data;
      const { payments } = market.platform;
      // the bank says yes in the moment in which the server gives up
      market.platform.payments = {
        ...payments,
        abandon: async (ref) => ({ status: "declined", ref, message: "Canceled" }),
      };
      market.clock.skipMinutes(16);
      await runJobs(market);
      market.platform.payments = payments;
      expect(await planOf(late)).toMatchObject({ choice: "basic", pending: null });
      const { provider_ref } = await market.platform.db
        .selectFrom("plan_payments")
        .select("provider_ref")
        .where("id", "=", question!.payment)
        .executeTakeFirstOrThrow();
      const outcome = await payments.confirm(provider_ref!, true);
      expect(outcome.status).toBe("succeeded");
      await settlePlanPayment(market.platform, question!.payment, outcome);
      expect(await booksOf(market, late)).toMatchObject({ charged: 19_900, revenue: 0 });
      market.clock.skipMinutes(1);
      await runJobs(market);
      expect(await booksOf(market, late)).toMatchObject({ charged: 0, charges: 1, revenue: 0 });
      expect(await planOf(late)).toMatchObject({ choice: "basic", due: null });
      await expectBooksAgree(market, { charges: 2, refunds: 1 });
    } finally {
      await market.close();
    }
  });
});

describe("the office", () => {
  it("cancels on an email's request, extends, gives the add-on, and keeps the history", async () => {
    const pro = await paidPremium(shop);
    expect((await manage(pro, "cancel", { when: "period_end", reason: "" })).status).toBe(422);
    const asked = { when: "period_end", reason: "Asked by email" };
    expect((await manage(pro, "cancel", asked)).body.data).toMatchObject({ state: "active", next: "basic" });
    const before = new Date((await planOf(pro)).period!.to).getTime();
    await manage(pro, "extend", { days: 10, reason: "Trouble with our mail" });
    const after = new Date((await planOf(pro)).period!.to).getTime();
    expect(Math.round((after - before) / 86_400_000)).toBe(10);
    await passDays(shop, 34);
    expect((await planOf(pro)).state).toBe("active");
    await passDays(shop, 9);
    expect((await planOf(pro)).state).toBe("cancelled");
    const given = await admin.call<Subscription>(`PUT /api/admin/plans/${pro.user_id}/addon`, {
      is_granted: true,
      reason: "A thank you",
    });
    expect(given.body.data).toMatchObject({ has_granted_addon: true, paid_total: 199 });
    expect(await themeOf(pro)).toBe("#24566b");
    const { history } = given.body.data;
    expect(history.map(({ action, reason }) => [action, reason])).toEqual([
      ["plan.addon", "A thank you"],
      ["plan.ended", ""],
      ["plan.extended", "Trouble with our mail"],
      ["plan.changed", "Asked by email"],
      ["plan.paid", ""],
      ["plan.changed", ""],
    ]);
    expect((await admin.call(`GET /api/admin/plans/${admin.user_id}`)).status).toBe(404);
    expect((await pro.call("GET /api/admin/plans")).status).toBe(403);
  });

  it("sees who pays and what failed, and its new price counts 30 days after it was told", async () => {
    const pro = await paidPremium(shop);
    const list = await admin.call<{ paying: number; monthly: number; list: { data: { id: string }[] } }>(
      "GET /api/admin/plans?state=active",
    );
    expect(list.body.data).toMatchObject({ paying: 1, monthly: 199 });
    expect(list.body.data.list.data.map(({ id }) => id)).toContain(pro.user_id);
    const settings = await admin.call<{ plans: { version: number } }>("GET /api/admin/settings");
    await admin.call("PUT /api/admin/settings", {
      key: "plans",
      version: settings.body.data.plans.version,
      value: { premium_price: 249, addon_price: null, trial_days: 14 },
    });
    await passDays(shop, 2);
    expect((await mailsTo(shop, pro)).at(-1)).toMatch(/^Premium costs \$249\.00 a month from/);
    expect(await planOf(pro)).toMatchObject({ next_charge: { amount: 199 }, new_price: { price: 249 } });
    expect((await planOf(pro)).offers.map(({ choice, price }) => [choice, price])).toEqual([
      ["basic", 0],
      ["premium", 249],
    ]);
    await passDays(shop, 31);
    expect((await booksOf(shop, pro)).revenue).toBe(2 * 19_900);
    await passDays(shop, 31);
    expect((await booksOf(shop, pro)).revenue).toBe(2 * 19_900 + 24_900);
    expect(await planOf(pro)).toMatchObject({ price: 249, new_price: null });
    expect(await themeOf(pro)).toBe("#24566b");
    expect((await mailsTo(shop, pro)).filter((subject) => subject.startsWith("Premium costs"))).toHaveLength(
      1,
    );
  });

  it("extends once for a request that is sent again after its server died", async () => {
    const pro = await paidPremium(shop);
    const before = new Date((await planOf(pro)).period!.to).getTime();
    const headers = { "Idempotency-Key": randomUUID() };
    const extend = () =>
      admin.call(
        `POST /api/admin/plans/${pro.user_id}/extend`,
        { days: 10, reason: "Trouble with our mail" },
        headers,
      );
    expect((await extend()).status).toBe(200);
    await sql`update idempotency_keys set response_status = null, response = null,
      created_at = now() - interval '1 minute' where key = ${headers["Idempotency-Key"]}`.execute(
      shop.platform.db,
    );
    expect((await extend()).status).toBe(200);
    const after = new Date((await planOf(pro)).period!.to).getTime();
    expect(Math.round((after - before) / 86_400_000)).toBe(10);
  });
});

describe("with Stripe", () => {
  const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_of_the_test" };
  let server: StripeServer;
  let market: Shop;
  beforeAll(async () => {
    server = await startStripeServer();
    market = await openShop({ payments: stripeGateway(keys, server.address) });
  });
  afterAll(async () => {
    await market?.close();
    await server?.close();
  });

  it("a repeated webhook pays an invoice once, and renewals are charged without their owner", async () => {
    const pro = await newPro(market);
    await hadTrial(market, pro);
    await pro.call("POST /api/cards", { card_token: "pm_good" });
    await choose(pro, "premium");
    const intent = [...server.intents.values()].at(-1)!;
    const payload = JSON.stringify({
      id: "evt_plan",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: intent },
    });
    const signature = new Stripe("sk_test_1").webhooks.generateTestHeaderString({
      payload,
      secret: keys.webhookSecret,
    });
    const deliver = () =>
      market.app.fetch(
        new Request("http://localhost/api/payments/webhook/stripe", {
          method: "POST",
          headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
          body: payload,
        }),
      );
    const answers = await Promise.all([deliver(), deliver(), deliver()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await booksOf(market, pro)).toMatchObject({ revenue: 19_900, invoices: [{ status: "paid" }] });
    await passDays(market, 32);
    expect(await booksOf(market, pro)).toMatchObject({ revenue: 2 * 19_900 });
    expect([...server.intents.values()].at(-1)).toMatchObject({ amount: 19_900 });
  });
});
