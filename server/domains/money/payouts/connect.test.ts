import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payout, PayoutSetup, ProviderAccount } from "../../../../contract/money/payouts.ts";
import { calendarDay, weekdayOf } from "../../../../domain/days/calendar.ts";
import { balancesByKind, type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { completeAccount } from "../../../../tests/support/stripe-connect.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import { newId } from "../../../platform/ids.ts";
import { stripePayouts } from "../../../platform/payments/stripe-payouts.ts";
import { postTransfers } from "../ledger/index.ts";
import { payScheduled, settlePayouts } from "./pay-out.flow.ts";

const secret = "whsec_of_connect";
const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1", connectSecrets: ["whsec_other", secret] };

let stripe: StripeServer;
let shop: Shop;
let pro: Client;
let vendor: Client;
beforeAll(async () => {
  stripe = await startStripeServer();
  shop = await openShop({ payouts: stripePayouts(keys, stripe.address) });
  pro = await shop.signIn(shop.market.oakstone.user_id);
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
});
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
});

interface Shown {
  available: number;
  in_transit: number;
  setup: PayoutSetup | null;
  provider_account: ProviderAccount | null;
}
const shown = async (who: Client) => (await who.call<Shown>("GET /api/payouts")).body.data;
const prove = (who: Client) =>
  sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${who.user_id}`.execute(
    shop.platform.db,
  );
const ask = (who: Client, body: object = {}) =>
  who.call<Payout>("POST /api/payouts", body, { "Idempotency-Key": randomUUID() });
const last = async (who: Client) =>
  (await who.call<{ data: Payout[] }>("GET /api/payouts/made")).body.data.data[0];

const earn = (kind: "contractor" | "vendor", owner_id: string, cents: number) =>
  shop.platform.db.transaction().execute((db) =>
    postTransfers(db, [
      {
        reference: `test:${newId()}`,
        kind: "release",
        at: shop.platform.now(),
        postings: [
          { kind: `${kind}_pending`, owner_id, amount_cents: cents },
          { kind: `${kind}_available`, owner_id, amount_cents: -cents },
        ],
      },
    ]),
  );

async function deliver(type: string, object: object, change: object = {}, key = secret): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type,
    data: { object },
    ...change,
  });
  const signature = new Stripe("sk_test_1").webhooks.generateTestHeaderString({ payload, secret: key });
  const response = await shop.app.fetch(
    new Request("http://localhost/api/payouts/webhook/stripe", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body: payload,
    }),
  );
  return response.status;
}

const bankAnswers = async (change: object) => {
  const payout = stripe.connect.payouts.at(-1)!;
  Object.assign(payout, change);
  return deliver(`payout.${payout.status}`, payout, { account: payout.on_account });
};
const mailsTo = async (who: Client) => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join users u on u.email = m.recipient where u.id = ${who.user_id}
    order by m.created_at`.execute(shop.platform.db);
  return rows.map(({ subject }) => subject);
};

describe("an account at Stripe", () => {
  test("is opened once, after a fresh proof, and our own bank form is closed", async () => {
    expect((await shown(pro)).provider_account).toEqual({
      state: "none",
      missing: [],
      note: "",
      due_on: null,
    });
    expect((await ask(pro)).body.errors).toHaveProperty("bank");
    expect((await pro.call("POST /api/payouts/account/link", {})).body.code).toBe("proof_required");
    await prove(pro);
    const first = await pro.call<{ url: string }>("POST /api/payouts/account/link", {});
    expect(first.body.data.url).toContain("connect.stripe.com");
    await pro.call("POST /api/payouts/account/link", {});
    expect(stripe.connect.accounts.size).toBe(1);
    const sent = stripe.calls.find(({ path }) => path === "/v1/account_links")!;
    expect(sent.params.get("return_url")).toContain("/showroom/payout_setup?stripe=done");
    const bank = {
      holder_name: "Oak",
      account_type: "checking",
      routing_number: "110000000",
      account_number: "000123456789",
    };
    expect((await pro.call("PUT /api/payouts/setup", { bank, version: 1 })).body.code).toBe("payouts_off");
  });

  test("says in plain words what is missing, and takes no payout until Stripe says so", async () => {
    await earn("contractor", shop.market.oakstone.id, 10_000);
    const read = await pro.call<ProviderAccount>("POST /api/payouts/account/read", {});
    expect(read.body.data).toMatchObject({
      state: "started",
      missing: [
        "Whether you are an individual or a company",
        "Your bank account",
        "Your acceptance of Stripe's terms",
      ],
    });
    const calls = stripe.calls.length;
    const refused = await ask(pro);
    expect(refused.body.errors?.amount?.[0]).toContain("Finish its setup");
    expect(stripe.calls).toHaveLength(calls);
    expect((await shown(pro)).available).toBe(100);
  });

  test("is ready when Stripe's message comes, however often, and forged messages change nothing", async () => {
    completeAccount(stripe.connect, "acct_1");
    const account = stripe.connect.accounts.get("acct_1")!;
    expect(await deliver("account.updated", account, { account: "acct_1" }, "whsec_forged")).toBe(400);
    expect((await shown(pro)).provider_account?.state).toBe("started");
    const answers = await Promise.all(
      [1, 2, 3].map(() => deliver("account.updated", account, { account: "acct_1" })),
    );
    expect(answers).toEqual([200, 200, 200]);
    expect(await shown(pro)).toMatchObject({
      provider_account: { state: "ready", missing: [], note: "" },
      setup: { account_last4: "6789", routing_number: null, held_until: null },
    });
    expect(await mailsTo(pro)).toEqual(["Your payouts have a bank account"]);
  });
});

describe("a payout by Stripe", () => {
  test("is a transfer and a payout from the account, and is paid when the bank has it", async () => {
    const paid = await ask(pro, { amount: 60 });
    expect(paid.body.data).toMatchObject({ amount: 60, status: "in_transit", account_last4: "6789" });
    const [transfer] = stripe.connect.transfers;
    expect(transfer).toMatchObject({
      amount: 6000,
      destination: "acct_1",
      transfer_group: `payout_${paid.body.data.id}`,
    });
    expect(stripe.connect.payouts).toMatchObject([{ amount: 6000, on_account: "acct_1" }]);
    expect(await Promise.all([1, 2].map(() => bankAnswers({ status: "paid" })))).toEqual([200, 200]);
    expect(await last(pro)).toMatchObject({ status: "paid" });
    expect(await shown(pro)).toMatchObject({ available: 40, in_transit: 0 });
    expect((await balancesByKind(shop)).gateway_clearing).toBe(-6000);
  });

  test("that the bank sends back after it had credited it returns to the balance and to the marketplace", async () => {
    const before = stripe.connect.balance;
    await bankAnswers({ status: "failed", failure_code: "account_closed" });
    await bankAnswers({});
    expect(await last(pro)).toMatchObject({ status: "failed", message: "The bank account has been closed." });
    expect(await shown(pro)).toMatchObject({ available: 100, in_transit: 0 });
    expect(stripe.connect.balance).toBe(before + 6000);
    const balances = await balancesByKind(shop);
    expect(balances).not.toHaveProperty("gateway_clearing");
    expect(balances).not.toHaveProperty("payouts");
    expect(await mailsTo(pro)).toContain("Your bank sent $60.00 back");
  });

  test("whose transfer the marketplace takes back returns to the balance", async () => {
    await ask(pro, { amount: 20 });
    const transfer = stripe.connect.transfers.at(-1)!;
    Object.assign(transfer, { reversed: true, amount_reversed: 2000 });
    // only a named account, of ours or not, is asked about
    expect(await deliver("transfer.reversed", transfer, {}, keys.webhookSecret)).toBe(200);
    expect(await last(pro)).toMatchObject({ status: "failed" });
    expect((await shown(pro)).available).toBe(100);
  });

  test("is made once when Stripe's answers get lost, also after it has forgotten our keys", async () => {
    stripe.connect.loses.push(
      "POST /v1/transfers",
      "POST /v1/transfers",
      "POST /v1/payouts",
      "POST /v1/payouts",
    );
    const before = [stripe.connect.transfers.length, stripe.connect.payouts.length];
    expect((await ask(pro, { amount: 30 })).status).toBe(201);
    for (let minute = 0; minute < 3; minute += 1) {
      shop.clock.skipMinutes(61);
      stripe.forgetKeys();
      await settlePayouts(shop.platform);
    }
    expect([stripe.connect.transfers.length, stripe.connect.payouts.length]).toEqual(
      before.map((count) => count + 1),
    );
    expect(await last(pro)).toMatchObject({ status: "in_transit", amount: 30 });
    await bankAnswers({ status: "paid" });
    expect((await shown(pro)).available).toBe(70);
  });

  test("that Stripe refuses comes back at once, with the reason", async () => {
    const { balance } = stripe.connect;
    stripe.connect.balance = 100;
    const poor = await ask(pro, { amount: 50 });
    expect(poor.body.data).toMatchObject({ status: "failed", message: expect.stringContaining("too low") });
    stripe.connect.balance = balance;
    Object.assign(stripe.connect.accounts.get("acct_1")!, { payouts_enabled: false });
    const closed = await ask(pro, { amount: 50 });
    expect(closed.body.data).toMatchObject({
      status: "failed",
      message: expect.stringContaining("Open Stripe"),
    });
    expect((await shown(pro)).available).toBe(70);
    expect(stripe.connect.transfers.at(-1)).toMatchObject({ reversed: true });
    completeAccount(stripe.connect, "acct_1");
  });

  test("waits two days after the payee put another bank account there", async () => {
    completeAccount(stripe.connect, "acct_1", "0042");
    await deliver("account.external_account.created", {}, { account: "acct_1" });
    expect((await shown(pro)).setup).toMatchObject({ account_last4: "0042", held_until: expect.any(String) });
    expect((await ask(pro, { amount: 50 })).body.errors?.amount?.[0]).toContain("Payouts start again on");
    expect(await mailsTo(pro)).toContain("The bank account of your payouts was changed");
    shop.clock.skipMinutes(2 * 24 * 60 + 1);
    expect((await ask(pro, { amount: 50 })).body.data).toMatchObject({ account_last4: "0042" });
  });

  test("by schedule waits for an account that can take it", async () => {
    await prove(vendor);
    await vendor.call("POST /api/payouts/account/link", {});
    await earn("vendor", shop.market.tileVendor.id, 50_000);
    await vendor.call("PUT /api/payouts/setup", { schedule: "weekly", minimum: 1, version: 1 });
    const toMonday = () => {
      shop.clock.skipMinutes(24 * 60);
      while (weekdayOf(calendarDay(shop.platform.now())) !== 1) shop.clock.skipMinutes(60);
    };
    toMonday();
    await payScheduled(shop.platform);
    expect(await last(vendor)).toBeUndefined();
    completeAccount(stripe.connect, "acct_2", "7777");
    await deliver("account.updated", {}, { account: "acct_2" });
    await payScheduled(shop.platform);
    expect(await last(vendor)).toMatchObject({ amount: 500, is_scheduled: true, account_last4: "7777" });
  });

  test("gives Stripe only parameters that its reference lists", () => {
    expect(stripe.unknownParams).toEqual([]);
  });
});

test("an account that its owner disconnected takes no more payouts, and says so", async () => {
  stripe.connect.accounts.delete("acct_2");
  await deliver("account.application.deauthorized", {}, { account: "acct_2" });
  expect((await shown(vendor)).provider_account).toMatchObject({
    state: "closed",
    note: expect.stringContaining("no longer connected"),
  });
  await earn("vendor", shop.market.tileVendor.id, 5000);
  expect((await ask(vendor)).body.errors).toHaveProperty("amount");
});
