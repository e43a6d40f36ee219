import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { PayeeBalance } from "../../../../contract/money/balances.ts";
import type { PayeeRow } from "../../../../contract/money/statements.ts";
import { calendarDay, weekdayOf } from "../../../../domain/days/calendar.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { postTransfers } from "../ledger/index.ts";
import { remindOwing } from "./dunning.flow.ts";
import { payScheduled } from "./pay-out.flow.ts";

let shop: Shop;
let vendor: Client;
let admin: Client;
const day = 24 * 60;
beforeAll(async () => {
  shop = await openShop();
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Hanna Hold"));
  await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${vendor.user_id}`.execute(
    shop.platform.db,
  );
  const bank = { holder_name: "Tile LLC", account_type: "checking", routing_number: "110000000" };
  await vendor.call("PUT /api/payouts/setup", { bank: { ...bank, account_number: "000123456789" } });
});
afterAll(() => shop.close());

/** Changes what is available: a release, or a late refund where it is negative. */
const earn = (cents: number) =>
  shop.platform.db.transaction().execute((db) =>
    postTransfers(db, [
      {
        reference: `test:${newId()}`,
        kind: cents > 0 ? "release" : "refund",
        at: shop.platform.now(),
        postings: [
          { kind: "vendor_available", owner_id: shop.market.tileVendor.id, amount_cents: -cents },
          { kind: "refunds", owner_id: null, amount_cents: cents },
        ],
      },
    ]),
  );

const path = () => `/api/admin/payees/${vendor.user_id}`;
const balance = async () => (await admin.call<PayeeBalance>(`GET ${path()}`)).body.data;
const ask = (key: string = newId()) => vendor.call("POST /api/payouts", {}, { "Idempotency-Key": key });
const waiting = async (who: Client) =>
  (await who.call<Today>("GET /api/today")).body.data.waiting.map(({ kind }) => kind);
const subjects = async () => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join users u on u.email = m.recipient
    where u.id = ${vendor.user_id} order by m.created_at`.execute(shop.platform.db);
  return rows.map(({ subject }) => subject);
};

describe("payouts on hold", () => {
  test("are not made, by hand or by schedule, until the hold is lifted, and the payee reads why", async () => {
    await earn(50_000);
    expect((await admin.call(`PUT ${path()}/hold`, { reason: "x" })).status).toBe(422);
    const reason = "Two customers report broken tile from one lot. We look into it first.";
    const held = await admin.call<PayeeBalance>(`PUT ${path()}/hold`, { reason });
    expect(held.body.data.hold).toMatchObject({ reason, by: "Hanna Hold" });
    expect((await ask()).body.errors).toEqual({ amount: ["Your payouts are on hold."] });
    const shown = await vendor.call<{ hold: { reason: string }; setup: { version: number } }>(
      "GET /api/payouts",
    );
    expect(shown.body.data.hold.reason).toBe(reason);
    expect(await waiting(vendor)).toContain("payouts_held");
    expect(await subjects()).toContain("Your payouts are on hold");
    const { version } = shown.body.data.setup;
    await vendor.call("PUT /api/payouts/setup", { schedule: "weekly", minimum: 1, version });
    while (weekdayOf(calendarDay(shop.platform.now())) !== 1) shop.clock.skipMinutes(60);
    await payScheduled(shop.platform);
    expect((await balance()).available).toBe(500);
    const listed = await admin.call<{ data: PayeeRow[] }>("GET /api/admin/payees?show=on_hold");
    expect(listed.body.data.data.map(({ id }) => id)).toEqual([vendor.user_id]);
    expect((await admin.call<PayeeBalance>(`DELETE ${path()}/hold`)).body.data.hold).toBeNull();
    await admin.call(`DELETE ${path()}/hold`);
    expect((await subjects()).filter((subject) => subject.includes("no longer"))).toHaveLength(1);
    expect((await ask()).status).toBe(201);
    expect((await balance()).available).toBe(0);
  });
});

describe("a negative balance", () => {
  test("is due within ten days, with a reminder at each stage, once", async () => {
    await earn(-12_000);
    const { due_on } = await balance();
    expect(Date.parse(due_on!) - shop.platform.now().getTime()).toBeGreaterThan(9.9 * day * 60_000);
    expect(await waiting(vendor)).toContain("balance_due");
    const about = (await subjects()).length;
    const told = async () => (await subjects()).slice(about);
    await Promise.all([remindOwing(shop.platform), remindOwing(shop.platform)]);
    expect(await told()).toEqual(["Your balance is negative: $120.00"]);
    shop.clock.skipMinutes(7 * day);
    await remindOwing(shop.platform);
    shop.clock.skipMinutes(3 * day);
    await remindOwing(shop.platform);
    shop.clock.skipMinutes(day);
    await remindOwing(shop.platform);
    await remindOwing(shop.platform);
    const mails = await told();
    expect(mails).toHaveLength(4);
    expect(mails.slice(1)).toEqual([
      expect.stringContaining("$120.00 is due on"),
      "$120.00 is due today",
      "$120.00 is overdue",
    ]);
    expect(await waiting(admin)).toContain("balance_overdue");
    const owing = await admin.call<{ data: PayeeRow[] }>("GET /api/admin/payees?show=owing");
    expect(owing.body.data.data).toMatchObject([{ id: vendor.user_id, available: -120, due_on }]);
  });

  test("is set off against the next earnings, and against what the payee pays, never more than is owed", async () => {
    await earn(7_000);
    expect((await balance()).available).toBe(-50);
    expect((await ask()).status).toBe(422);
    const pay = (amount: number, key: string) =>
      admin.call<PayeeBalance>(
        `POST ${path()}/payments`,
        { amount, note: "Check 1042" },
        { "Idempotency-Key": key },
      );
    expect((await pay(50.01, "a")).body.errors).toEqual({ amount: ["Only $50.00 is owed."] });
    await Promise.all([pay(30, "b"), pay(30, "b")]);
    expect((await balance()).available).toBe(-20);
    const paid = await pay(20, "c");
    expect(paid.body.data).toMatchObject({ available: 0, due_on: null });
    expect(paid.body.data.payments.map(({ amount }) => amount)).toEqual([20, 30]);
    expect((await pay(1, "d")).body.errors).toEqual({ amount: ["Nothing is owed."] });
    expect(await waiting(vendor)).not.toContain("balance_due");
    const { rows } = await sql<{ cents: number }>`
      select sum(e.amount_cents)::bigint as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.kind = 'bank'`.execute(shop.platform.db);
    expect(rows[0]?.cents).toBe(5_000);
  });

  test("is an admin's business alone", async () => {
    expect((await vendor.call(`GET ${path()}`)).status).toBe(403);
    expect((await admin.call(`GET /api/admin/payees/${admin.user_id}`)).status).toBe(404);
    expect(
      (await admin.call(`PUT /api/admin/payees/${newId()}/hold`, { reason: "Nobody is there." })).status,
    ).toBe(404);
  });
});
