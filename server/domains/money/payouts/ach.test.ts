import nacha from "@midlandsbank/node-nacha";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AchState } from "../../../../contract/money/ach.ts";
import type { Payout, PayoutSetup } from "../../../../contract/money/payouts.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { bankOf, earn } from "../../../../tests/support/money-tasks.ts";
import { balancesByKind, type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { reconcile } from "../reconciliation/reconcile.flow.ts";
import { settlePayouts } from "./pay-out.flow.ts";

let shop: Shop;
let pro: Client;
let vendor: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop(
    {},
    {
      ACH_BANK_ROUTING: "021000021",
      ACH_BANK_NAME: "First Bank",
      ACH_COMPANY_NAME: "Materia",
      ACH_COMPANY_ID: "1234567890",
    },
  );
  pro = await shop.signIn(shop.market.oakstone.user_id);
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());

const ask = (who: Client) => who.call<Payout>("POST /api/payouts", {}, { "Idempotency-Key": newId() });
const available = async (who: Client) =>
  (await who.call<{ available: number }>("GET /api/payouts")).body.data.available;
const statuses = async (who: Client) =>
  (await who.call<{ data: Payout[] }>("GET /api/payouts/made")).body.data.data.map(({ status }) => status);
const prove = () =>
  sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${admin.user_id}`.execute(
    shop.platform.db,
  );
/** The file as the bank gets it. */
async function content(id: string): Promise<string> {
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/admin/ach/files/${id}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    }),
  );
  expect(answer.status).toBe(200);
  return answer.text();
}

test("payouts wait for a file, an independent reader finds them in it, and they are paid two business days later", async () => {
  await Promise.all([bankOf(shop, pro, "000123456789"), bankOf(shop, vendor, "000987654321")]);
  await earn(shop, "contractor", shop.market.oakstone.id, 50_000);
  await earn(shop, "vendor", shop.market.tileVendor.id, 30_000);
  expect((await ask(pro)).status).toBe(201);
  expect((await ask(vendor)).status).toBe(201);
  expect((await admin.call<AchState>("GET /api/admin/ach")).body.data).toMatchObject({
    is_on: true,
    waiting: { entries: 2, amount: 800 },
    files: [],
  });
  expect((await admin.call("POST /api/admin/ach/files", {})).body.code).toBe("proof_required");
  await prove();
  const made = await admin.call<AchState & { file: string }>("POST /api/admin/ach/files", {});
  expect(made.status).toBe(201);
  expect(made.body.data.files).toMatchObject([{ entries: 2, amount: 800, returned: 0 }]);
  const { file } = made.body.data;
  const { data } = nacha.from(await content(file));
  expect(data.batches[0]!.entries.map(({ dfiAccount, amount }) => [dfiAccount, amount])).toEqual([
    ["000123456789", 50_000],
    ["000987654321", 30_000],
  ]);
  expect(await content(file)).toBe(await content(file));
  expect((await admin.call("POST /api/admin/ach/files", {})).body.errors).toHaveProperty("file");
  await settlePayouts(shop.platform);
  expect(await statuses(pro)).toEqual(["in_transit"]);
  // four days ago: two business days are over, whatever day it is
  await sql`update ach_files set effective_on = current_date - 6`.execute(shop.platform.db);
  shop.clock.skipMinutes(20);
  await settlePayouts(shop.platform);
  expect(await statuses(pro)).toEqual(["paid"]);
  expect(await balancesByKind(shop)).toMatchObject({ gateway_clearing: -80_000 });
});

test("what the bank returns goes back to the balance, once, also after it counted as paid", async () => {
  const { rows } = await sql<{
    id: string;
  }>`select id from payouts where user_id = ${vendor.user_id}`.execute(shop.platform.db);
  const record = (code: string) => admin.call(`POST /api/admin/payouts/${rows[0]!.id}/ach_return`, { code });
  expect((await record("R99")).body.errors).toHaveProperty("code");
  expect((await record("R03")).status).toBe(200);
  expect(await available(vendor)).toBe(300);
  expect(await statuses(vendor)).toEqual(["failed"]);
  expect((await record("R03")).body.errors).toHaveProperty("code");
  expect(await available(vendor)).toBe(300);
});

test("the files agree with the books, and their account numbers are sealed", async () => {
  await sql`update ach_entries set created_at = now() - interval '3 hours'`.execute(shop.platform.db);
  await sql`update payouts set created_at = now() - interval '3 hours'`.execute(shop.platform.db);
  expect(await reconcile(shop.platform)).toMatchObject({ found: 0, error: null });
  const { rows } = await sql<{ text: string }>`
    select string_agg(t::text, '') as text from (select * from ach_accounts) t`.execute(shop.platform.db);
  expect(rows[0]!.text).not.toContain("000123456789");
  const setup = await pro.call<PayoutSetup>("GET /api/payouts");
  expect(JSON.stringify(setup.body)).not.toContain("000123456789");
});

test("is an admin's business alone", async () => {
  expect((await pro.call("GET /api/admin/ach")).status).toBe(403);
  expect((await pro.call("POST /api/admin/ach/files", {})).status).toBe(403);
});
