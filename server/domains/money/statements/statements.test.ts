import { sql } from "kysely";
import readExcelFile from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PayeeRow, Statement, StatementOverview } from "../../../../contract/money/statements.ts";
import type { Posting } from "../../../../domain/money/ledger-posting.ts";
import { nextMonth } from "../../../../domain/money/statement.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { postTransfers } from "../ledger/index.ts";

let shop: Shop;
let pro: Client;
let vendor: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Mona Books"));
});
afterAll(() => shop.close());

const overview = async (who: Client, path = "/api/statements") =>
  (await who.call<StatementOverview>(`GET ${path}`)).body.data;
const cents = (dollars: number) => Math.round(dollars * 100);

/** What the ledger has in a vendor's accounts before a moment, straight from its entries. */
async function ledgerOf(before: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
    where a.owner_id = ${shop.market.tileVendor.id} and t.at < ${before}`.execute(shop.platform.db);
  return rows[0]!.cents;
}

/** Sales, refunds, releases and payouts of a vendor over eleven months, at all hours of the days. */
async function liveThroughMonths(): Promise<void> {
  const random = seededRandom(18);
  const owner_id = shop.market.tileVendor.id;
  const posting = (kind: Posting["kind"], amount_cents: number): Posting => ({
    kind,
    owner_id: kind.startsWith("vendor") || kind === "shipping" ? owner_id : null,
    amount_cents,
  });
  const end = Date.parse("2026-10-31T23:00:00Z");
  const transfers = Array.from({ length: 240 }, (_, index) => {
    const amount = 1 + Math.floor(random.next() * 90_000);
    const at = new Date(end - Math.floor(random.next() * 320 * 86_400_000));
    const of = {
      sale: [posting("vendor_pending", -amount), posting("shipping", -7), posting("refunds", amount + 7)],
      refund: [posting("vendor_pending", amount), posting("refunds", -amount)],
      release: [posting("vendor_pending", amount), posting("vendor_available", -amount)],
      payout: [posting("vendor_available", amount), posting("payouts", -amount)],
      payout_failed: [posting("vendor_available", -amount), posting("payouts", amount)],
    } as const;
    const kind = (Object.keys(of) as (keyof typeof of)[])[index % 5]!;
    return { reference: `generated:${newId()}`, kind, at, postings: of[kind] };
  });
  await shop.platform.db.transaction().execute((db) => postTransfers(db, transfers));
}

describe("a vendor's statements", () => {
  test("equal the ledger to the cent, month by month, and each month's lines add up to it", async () => {
    await liveThroughMonths();
    await order(await shop.buyer({ "NQT-CARR-1224-M": 2 }));
    const { months, payee } = await overview(vendor);
    expect(payee).toMatchObject({ id: vendor.user_id, type: "Vendor" });
    expect(months.length).toBeGreaterThan(10);
    let before = 0;
    for (const month of [...months].reverse()) {
      expect(cents(month.opening)).toBe(before);
      const { rows } = await sql<{ at: Date }>`
        select (${`${nextMonth(month.month)}-01`}::date)::timestamp at time zone 'America/Los_Angeles' as at`.execute(
        shop.platform.db,
      );
      before = await ledgerOf(rows[0]!.at);
      expect(cents(month.closing)).toBe(before);
      expect(cents(month.pending) + cents(month.available)).toBe(before);
      const one = (await vendor.call<Statement>(`GET /api/statements/${month.month}`)).body.data;
      for (const part of ["sales", "refunds", "fees", "payouts"] as const) {
        const lines = one.lines.filter((line) => line.part === part);
        expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(month[part]));
      }
    }
  });

  test("account for all that is pending, for a pro too", async () => {
    const { pending, months } = await overview(pro);
    expect(pending.total).toBe(months[0]!.pending);
    expect(pending.other).toBe(0);
    const sum = pending.days.reduce((all, { amount }) => all + cents(amount), 0);
    expect(sum).toBe(cents(pending.total));
    expect(sum).toBeGreaterThan(0);
    const days = pending.days.map(({ on }) => on);
    expect(new Set(days).size).toBe(days.length);
  });

  test("link a sale to its order and say when it becomes available", async () => {
    const sold = await order(await shop.buyer({ "NQT-CARR-1224-M": 3 }));
    const latest = async () => {
      const { months } = await overview(vendor);
      return (await vendor.call<Statement>(`GET /api/statements/${months[0]!.month}`)).body.data.lines.at(-1);
    };
    expect(await latest()).toMatchObject({
      event: "Sale",
      order: { id: sold.id, number: sold.number },
      available_on: null,
      is_available: false,
    });
    const pending = (await overview(vendor)).pending;
    expect(pending.days.at(-1)).toMatchObject({ on: null });
    await sql`update order_items set status = 'Delivered', delivered_at = '2026-05-01T20:00:00Z'
      where order_id = ${sold.id}`.execute(shop.platform.db);
    expect(await latest()).toMatchObject({ available_on: "2026-07-09", is_available: false });
    expect((await overview(vendor)).pending.days[0]).toMatchObject({ on: "2026-07-09" });
    await sql`update order_items set released_at = '2026-07-09T20:00:00Z' where order_id = ${sold.id}`.execute(
      shop.platform.db,
    );
    expect(await latest()).toMatchObject({ available_on: "2026-07-09", is_available: true });
  });
});

describe("a statement as a file", () => {
  const fileOf = (path: string, who: Client) =>
    shop.app.fetch(
      new Request(`http://localhost${path}`, { headers: { Authorization: `Bearer ${who.token}` } }),
    );

  test("has the same lines and balances as CSV and as PDF", async () => {
    const { months } = await overview(vendor);
    const [month] = months;
    const one = (await vendor.call<Statement>(`GET /api/statements/${month!.month}`)).body.data;
    const csv = await (await fileOf(`/api/statements/${month!.month}/file?format=csv`, vendor)).text();
    const rows = csv.trim().split("\r\n");
    expect(rows).toHaveLength(one.lines.length + 5);
    expect(rows[1]).toMatch(/Opening balance,,/);
    expect(rows[1]).toContain(month!.opening.toFixed(2));
    expect(rows.at(-3)).toContain(month!.closing.toFixed(2));
    const excel = await fileOf(`/api/statements/${month!.month}/file?format=xlsx`, vendor);
    const [sheet] = await readExcelFile(Buffer.from(await excel.arrayBuffer()));
    expect(sheet!.data).toHaveLength(one.lines.length + 5);
    expect(sheet!.data.at(-3)).toEqual([null, "Closing balance", null, month!.closing, null]);
    const pdf = await fileOf(`/api/statements/${month!.month}/file?format=pdf`, vendor);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const text = pdfText(new Uint8Array(await pdf.arrayBuffer()));
    expect(text).toContain(`Materia · Statement ${month!.month}`);
    for (const { order: sold } of one.lines) if (sold) expect(text).toContain(sold.number);
    const words = (amount: number) => Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2 });
    expect(text).toContain(words(month!.closing));
  });

  test("is for its payee and admins alone, and exists for months with a balance", async () => {
    const { months } = await overview(vendor);
    const path = `/api/admin/payees/${vendor.user_id}/statements`;
    expect((await admin.call<StatementOverview>(`GET ${path}`)).body.data.months).toEqual(months);
    expect((await fileOf(`${path}/${months[0]!.month}/file?format=pdf`, admin)).status).toBe(200);
    expect((await pro.call(`GET ${path}`)).status).toBe(403);
    expect((await admin.call(`GET /api/admin/payees/${admin.user_id}/statements`)).status).toBe(404);
    expect((await vendor.call("GET /api/statements/2019-13")).status).toBe(422);
    expect((await vendor.call("GET /api/statements/2099-01")).status).toBe(404);
    const found = await admin.call<{ data: PayeeRow[] }>("GET /api/admin/payees?q=tile");
    expect(found.body.data.data.some(({ id }) => id === vendor.user_id)).toBe(true);
  });
});
