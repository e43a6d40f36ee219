import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payout, PayoutSetup } from "../../../../contract/money/payouts.ts";
import { calendarDay, weekdayOf } from "../../../../domain/days/calendar.ts";
import type { Posting } from "../../../../domain/money/ledger-posting.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { balancesByKind, type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import { postTransfers } from "../ledger/index.ts";
import { payScheduled, settlePayouts } from "./pay-out.flow.ts";

const bank = {
  holder_name: "Oakstone Interiors LLC",
  account_type: "checking",
  routing_number: "110000000",
  account_number: "000123456789",
};

let shop: Shop;
let pro: Client;
let vendor: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
});
afterAll(() => shop.close());

/** Makes an amount available, as the release of a sale does. */
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

const prove = (who: Client) =>
  sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${who.user_id}`.execute(
    shop.platform.db,
  );
const setUp = (who: Client, body: object) => who.call<PayoutSetup>("PUT /api/payouts/setup", body);
const ask = (who: Client, body: object = {}, key: string = newId()) =>
  who.call<Payout>("POST /api/payouts", body, { "Idempotency-Key": key });
const balance = async (who: Client) =>
  (
    await who.call<{ available: number; in_transit: number; entries: { kind: string; amount: number }[] }>(
      "GET /api/payouts",
    )
  ).body.data;
const made = async (who: Client) =>
  (await who.call<{ data: Payout[]; total: number }>("GET /api/payouts/made?per_page=100")).body.data;
/** The sandbox's bank has credited, or refused, everything that was on its way. */
const banksAnswer = async () => {
  await sql`update sandbox_payouts set arrives_at = now()`.execute(shop.platform.db);
  await settlePayouts(shop.platform);
};
const mailsTo = async (who: Client) => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join users u on u.email = m.recipient
    where u.id = ${who.user_id} order by m.created_at`.execute(shop.platform.db);
  return rows.map(({ subject }) => subject);
};

describe("the bank account", () => {
  test("takes a fresh proof, is sealed at rest, and its owner gets an email", async () => {
    expect((await setUp(pro, { bank })).body.code).toBe("proof_required");
    await prove(pro);
    const kept = await setUp(pro, { bank: { ...bank, routing_number: "1100-0000 0" } });
    expect(kept.body.data).toMatchObject({
      account_last4: "6789",
      routing_number: "110000000",
      schedule: "on_request",
      held_until: null,
    });
    expect(JSON.stringify(kept.body)).not.toContain("000123456789");
    const { rows } = await sql<{ row: string }>`
      select payout_setups::text || encode(account_number, 'escape') as row from payout_setups`.execute(
      shop.platform.db,
    );
    expect(rows[0]?.row).not.toContain("000123456789");
    expect(await mailsTo(pro)).toEqual(["Your payouts have a bank account"]);
  });

  test("must have a routing number that a bank can have", async () => {
    await prove(vendor);
    const wrong = await setUp(vendor, { bank: { ...bank, routing_number: "110000001" } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors?.["bank.routing_number"]?.[0]).toContain("Check it");
    const short = await setUp(vendor, { bank: { ...bank, account_number: "12" } });
    expect(short.body.errors?.["bank.account_number"]).toEqual([
      "Enter an account number with 4 to 17 digits.",
    ]);
    const unknown = await setUp(vendor, { bank: { ...bank, account_number: "000999999991" } });
    expect(unknown.body.errors).toHaveProperty(["bank.account_number"]);
    expect((await setUp(vendor, { schedule: "weekly" })).body.errors).toHaveProperty("bank");
    expect((await ask(vendor)).body.errors).toHaveProperty("bank");
  });

  test("is none of a customer's, and its schedule needs the version that was read", async () => {
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "No Payee"));
    expect((await setUp(customer, { bank })).status).toBe(403);
    const late = await setUp(pro, { schedule: "weekly", version: 99 });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ schedule: "on_request" });
  });
});

describe("a payout", () => {
  test("leaves the balance at once, is paid by the bank, and the books agree to the cent", async () => {
    await earn("contractor", shop.market.oakstone.id, 12_345);
    const paid = await ask(pro);
    expect(paid.status).toBe(201);
    expect(paid.body.data).toMatchObject({ amount: 123.45, status: "in_transit", account_last4: "6789" });
    expect(await balance(pro)).toMatchObject({
      available: 0,
      in_transit: 123.45,
      entries: [{ kind: "Paid out", amount: -123.45 }, {}, {}],
    });
    expect((await balancesByKind(shop)).payouts).toBe(-12_345);
    await banksAnswer();
    expect((await made(pro)).data[0]).toMatchObject({ status: "paid" });
    expect(await balance(pro)).toMatchObject({ available: 0, in_transit: 0 });
    expect(await balancesByKind(shop)).not.toHaveProperty("payouts");
    expect((await balancesByKind(shop)).gateway_clearing).toBe(-12_345);
  });

  test("is made once for 20 calls at once, and once for a repeated key", async () => {
    await earn("contractor", shop.market.oakstone.id, 5_000);
    const before = (await made(pro)).total;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(pro)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await balance(pro)).available).toBe(0);
    await earn("contractor", shop.market.oakstone.id, 5_000);
    const [one, two] = [await ask(pro, { amount: 20 }, "same"), await ask(pro, { amount: 20 }, "same")];
    expect(two.body.data.id).toBe(one.body.data.id);
    expect((await balance(pro)).available).toBe(30);
    expect((await made(pro)).total).toBe(before + 2);
  });

  test("is never more than what is available, nor less than a dollar", async () => {
    expect((await ask(pro, { amount: 30.01 })).body.errors).toEqual({
      amount: ["Only $30.00 is available."],
    });
    expect((await ask(pro, { amount: 0.5 })).status).toBe(422);
    expect((await ask(pro, { amount: -5 })).status).toBe(422);
    expect((await pro.call("POST /api/payouts", {})).status).toBe(422);
    expect((await ask(pro)).body.data.amount).toBe(30);
    expect((await ask(pro)).body.errors?.amount?.[0]).toContain("you have less than that available");
  });

  test("that the bank sends back returns to the balance, and its payee gets an email", async () => {
    await prove(vendor);
    await setUp(vendor, { bank: { ...bank, account_number: "000111111113" } });
    await earn("vendor", shop.market.tileVendor.id, 9_900);
    await ask(vendor);
    await banksAnswer();
    expect((await made(vendor)).data[0]).toMatchObject({
      status: "failed",
      message: "The bank account has been closed.",
    });
    expect(await balance(vendor)).toMatchObject({
      available: 99,
      in_transit: 0,
      entries: [{ kind: "Payout sent back" }, { kind: "Paid out" }, {}, {}],
    });
    expect(await mailsTo(vendor)).toContain("Your bank sent $99.00 back");
    expect((await made(pro)).data.some(({ status }) => status === "failed")).toBe(false);
  });

  test("is asked for again under its key when the provider's answer was lost", async () => {
    const provider = shop.platform.payouts!;
    const keys: string[] = [];
    shop.platform.payouts = {
      ...provider,
      payOut: async (request) => {
        keys.push(request.idempotency_key);
        const done = await provider.payOut(request);
        if (keys.length === 1) throw new GatewayUnreachable("lost");
        return done;
      },
    };
    await earn("contractor", shop.market.oakstone.id, 700);
    expect((await ask(pro)).body.data.status).toBe("requested");
    shop.clock.skipMinutes(1);
    await settlePayouts(shop.platform);
    shop.platform.payouts = provider;
    expect(keys[1]).toBe(keys[0]);
    expect((await made(pro)).data[0]).toMatchObject({ amount: 7, status: "in_transit" });
  });

  test("waits for two days after the bank account was changed to another one", async () => {
    await earn("contractor", shop.market.oakstone.id, 800);
    await prove(pro);
    const { version } = (await pro.call<{ setup: PayoutSetup }>("GET /api/payouts")).body.data.setup;
    const other = { ...bank, account_number: "55500042" };
    expect((await setUp(pro, { bank: other, version })).body.data.held_until).not.toBeNull();
    expect((await ask(pro)).body.errors?.amount?.[0]).toContain("Payouts start again on");
    shop.clock.skipMinutes(2 * 24 * 60 + 1);
    expect((await ask(pro)).body.data).toMatchObject({ amount: 8, account_last4: "0042" });
    expect(await mailsTo(pro)).toContain("The bank account of your payouts was changed");
  });
});

test("on its way keeps its payee's account from being deleted, since it can come back", async () => {
  const owner = await shop.signIn(shop.market.harbor.user_id);
  await prove(owner);
  await setUp(owner, { bank });
  // nothing else of this showroom's is open in the books
  const postings: Posting[] = [
    { kind: "contractor_available", owner_id: shop.market.harbor.id, amount_cents: -4_000 },
    { kind: "gateway_clearing", owner_id: null, amount_cents: 4_000 },
  ];
  const sale = { reference: "test:harbor", kind: "sale", at: shop.platform.now(), postings } as const;
  await shop.platform.db.transaction().execute((db) => postTransfers(db, [sale]));
  await ask(owner);
  const refused = await owner.call("POST /api/privacy/delete_account", { confirm: "DELETE" });
  expect(refused.body.message).toMatch(/balance is not settled/);
});

describe("a weekly schedule", () => {
  test("pays once on Mondays, from the minimum on", async () => {
    const known = (await pro.call<{ setup: PayoutSetup }>("GET /api/payouts")).body.data.setup;
    await setUp(pro, { schedule: "weekly", minimum: 50, version: known.version });
    const before = (await made(pro)).total;
    const toMonday = () => {
      shop.clock.skipMinutes(24 * 60);
      while (weekdayOf(calendarDay(shop.platform.now())) !== 1) shop.clock.skipMinutes(60);
    };
    await earn("contractor", shop.market.oakstone.id, 4_999);
    toMonday();
    await payScheduled(shop.platform);
    expect((await made(pro)).total).toBe(before);
    await earn("contractor", shop.market.oakstone.id, 1);
    await Promise.all([payScheduled(shop.platform), payScheduled(shop.platform)]);
    expect((await made(pro)).data[0]).toMatchObject({ amount: 50, is_scheduled: true });
    await earn("contractor", shop.market.oakstone.id, 6_000);
    await payScheduled(shop.platform);
    expect((await made(pro)).total).toBe(before + 1);
    shop.clock.skipMinutes(24 * 60);
    await payScheduled(shop.platform);
    expect((await made(pro)).total).toBe(before + 1);
  });
});

test("an admin finds everybody's payouts by name and state", async () => {
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Head Office"));
  const found = await admin.call<{ data: { payee: { id: string } }[]; total: number }>(
    "GET /api/admin/payouts?status=failed",
  );
  expect(found.body.data.total).toBe(1);
  expect(found.body.data.data[0]?.payee.id).toBe(vendor.user_id);
  expect((await pro.call("GET /api/admin/payouts")).status).toBe(403);
});
