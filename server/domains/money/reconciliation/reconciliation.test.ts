import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReconciliationFinding, ReconciliationRun } from "../../../../contract/money/reconciliation.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import { postTransfers } from "../ledger/index.ts";
import { reconcile } from "./reconcile.flow.ts";

let shop: Shop;
let admin: Client;
let sold: { id: string; number: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Rita Books"));
  sold = await order(await shop.buyer({ "NQT-CARR-1224-M": 2 }));
  const buyer = await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor);
  const canceled = await order(buyer);
  await buyer.call(`POST /api/orders/${canceled.id}/cancel`, { reason: "Measured again" });
  await payVendorOut();
  // what is younger than an hour may still be on its way
  shop.clock.skipMinutes(130);
});
afterAll(() => shop.close());

/** A payout that the sandbox's bank has credited. */
async function payVendorOut(): Promise<void> {
  const { db, now } = shop.platform;
  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  const owner_id = shop.market.tileVendor.id;
  const postings = [
    { kind: "vendor_pending", owner_id, amount_cents: 700 },
    { kind: "vendor_available", owner_id, amount_cents: -700 },
  ] as const;
  const release = { reference: `test:${newId()}`, kind: "release", at: now(), postings } as const;
  await db.transaction().execute((tx) => postTransfers(tx, [release]));
  await sql`update sessions set proved_at = ${now()} where user_id = ${vendor.user_id}`.execute(db);
  const bank = {
    holder_name: "Tile LLC",
    account_type: "checking",
    routing_number: "110000000",
    account_number: "000123456789",
  };
  await vendor.call("PUT /api/payouts/setup", { bank });
  expect((await vendor.call("POST /api/payouts", {}, { "Idempotency-Key": newId() })).status).toBe(201);
}

const run = async () => (await admin.call<ReconciliationRun>("POST /api/admin/reconciliation/run")).body.data;
const findings = async (state = "open") =>
  (
    await admin.call<{ data: ReconciliationFinding[] }>(
      `GET /api/admin/reconciliation/findings?state=${state}&per_page=100`,
    )
  ).body.data.data;
const mails = async () => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join users u on u.email = m.recipient where u.id = ${admin.user_id}`.execute(
    shop.platform.db,
  );
  return rows.length;
};

describe("the daily reconciliation", () => {
  test("finds nothing where sales, refunds and payouts are what they should be, and alarms nobody", async () => {
    const done = await run();
    expect(done).toMatchObject({
      found: 0,
      error: null,
      checked: { orders: 2, charges: 2, refunds: 1, payouts: 1 },
    });
    expect(done.finished_at).not.toBeNull();
    expect(await findings()).toEqual([]);
    expect(await mails()).toBe(0);
  });

  test("finds a charge that is missing in the books, one of another amount, and a payout unknown to the provider", async () => {
    const { db } = shop.platform;
    await sql`insert into sandbox_charges (id, idempotency_key, amount_cents, status, brand, last4)
      values ('ch_lost', 'lost', 4200, 'succeeded', 'Visa', '4242')`.execute(db);
    await sql`update sandbox_charges set amount_cents = amount_cents + 5
      where id = (select provider_ref from payments where order_id = ${sold.id})`.execute(db);
    await sql`delete from sandbox_payouts`.execute(db);
    expect(await run()).toMatchObject({ found: 3, new_found: 3 });
    const open = new Map((await findings()).map((finding) => [finding.kind, finding]));
    expect(open.get("charge_missing")).toMatchObject({
      provider_ref: "ch_lost",
      booked: null,
      found: 42,
      order: null,
    });
    const differs = open.get("charge_amount_differs")!;
    expect(differs.order).toEqual({ id: sold.id, number: sold.number });
    expect(Math.round((differs.found! - differs.booked!) * 100)).toBe(5);
    expect(open.get("payout_unknown")).toMatchObject({
      booked: 7,
      found: null,
      payout_id: expect.any(String),
    });
    expect(await mails()).toBe(1);
    const { rows } = await sql<{ title: string }>`
      select title from notifications where user_id = ${admin.user_id}`.execute(db);
    expect(rows).toEqual([{ title: "The books don't match in 3 places" }]);
  });

  test("alarms once, and again only when something else is found", async () => {
    await Promise.all([reconcile(shop.platform), reconcile(shop.platform)]);
    expect(await mails()).toBe(1);
    expect(await findings()).toHaveLength(3);
  });

  test("leaves a resolved finding alone until its amount changes", async () => {
    const missing = (await findings()).find(({ kind }) => kind === "charge_missing")!;
    const path = `POST /api/admin/reconciliation/findings/${missing.id}/resolve`;
    expect((await admin.call(path, { note: "x" })).body.errors).toEqual({ note: ["Enter an explanation."] });
    const resolved = await admin.call<ReconciliationFinding>(path, { note: "A terminal sale at the fair." });
    expect(resolved.body.data.resolved).toMatchObject({
      by: "Rita Books",
      note: "A terminal sale at the fair.",
    });
    expect((await admin.call(path, { note: "Again" })).status).toBe(409);
    expect(await run()).toMatchObject({ found: 3, new_found: 0 });
    expect((await findings("resolved")).map(({ kind }) => kind)).toEqual(["charge_missing"]);
    await sql`update sandbox_charges set amount_cents = 4300 where id = 'ch_lost'`.execute(shop.platform.db);
    expect(await run()).toMatchObject({ new_found: 1 });
    expect(await findings()).toHaveLength(3);
    expect(await mails()).toBe(2);
  });

  test("finds an order that the ledger lacks, a share that differs, and a refund that was never booked", async () => {
    const { db } = shop.platform;
    // the database's own guards are taken off, as a hand in the database would
    const other = await order(await shop.buyer({ "NQT-CARR-1224-M": 3 }));
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from ledger_entries where transfer_id in (
        select id from ledger_transfers where reference = ${`sale:${other.id}`})`.execute(tx);
      await sql`update ledger_entries set amount_cents = amount_cents - 100 where id = (
        select e.id from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        join ledger_accounts a on a.id = e.account_id
        where t.reference = ${`sale:${sold.id}`} and a.kind = 'vendor_pending')`.execute(tx);
      await sql`update refunds set amount_cents = amount_cents - 1`.execute(tx);
    });
    await run();
    const kinds = (await findings()).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "sale_not_booked",
        "sale_differs",
        "entries_unbalanced",
        "refund_differs",
        "refund_amount_differs",
      ]),
    );
  });

  test("says that the provider did not answer, and looks at the own books all the same", async () => {
    const known = shop.platform.payments;
    shop.platform.payments = {
      ...known,
      // biome-ignore lint/correctness/useYield: it fails before its first row
      async *listCharges() {
        throw new GatewayUnreachable("away");
      },
    };
    const done = await run();
    shop.platform.payments = known;
    expect(done.error).toContain("didn't respond");
    expect(done.found).toBeGreaterThan(0);
  });
});
