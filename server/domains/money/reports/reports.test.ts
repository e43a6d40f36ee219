import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayeeYear, TaxRow } from "../../../../contract/money/reports.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, portland, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let admin: Client;
const seattle = { ...portland, city: "Seattle", state: "WA", zip_code: "98101" };
const year = new Date().getFullYear();
const whole = `from=${year - 1}-12&to=${year + 1}-01`;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Tara Tax"));
});
afterAll(() => shop.close());

const cents = (dollars: number) => Math.round(dollars * 100);
const linesOf = async (path: string) => {
  const answer = await shop.app.fetch(
    new Request(`http://localhost${path}`, { headers: { Authorization: `Bearer ${admin.token}` } }),
  );
  expect([path, answer.status]).toEqual([path, 200]);
  const text = (await answer.text()).replace("\uFEFF", "").trim();
  return parse(text);
};

test("the tax report has taxable and exempt sales by state, and equals the ledger with refunds", async () => {
  const taxed = await order(await shop.buyer({ "NQT-CARR-1224-M": 2 }), { shipping: seattle });
  const untaxed = await order(await shop.buyer({ "NQT-CARR-1224-M": 3 }));
  const buyer = await shop.buyer({ "NQT-CARR-1224-M": 4 });
  const canceled = await order(buyer, { shipping: seattle });
  await buyer.call(`POST /api/orders/${canceled.id}/cancel`, { reason: "Measured again" });
  const { rows, due, ledger } = (
    await admin.call<{ rows: TaxRow[]; due: number; ledger: number }>(`GET /api/admin/reports/tax?${whole}`)
  ).body.data;
  const of = (state: string) => rows.find((row) => row.state === state)!;
  expect(of("WA")).toMatchObject({ orders: 2, exempt: 0, due: taxed.totals!.tax });
  expect(cents(of("WA").taxable)).toBe(
    cents(taxed.totals!.merchandise) + cents(canceled.totals!.merchandise),
  );
  expect(of("WA").refunded).toBe(canceled.totals!.merchandise);
  expect(of("WA").tax_refunded).toBe(canceled.totals!.tax);
  expect(of("OR")).toMatchObject({ taxable: 0, exempt: untaxed.totals!.merchandise, collected: 0, due: 0 });
  expect(due).toBe(ledger);
  const lines = await linesOf(`/api/admin/reports/tax/file?${whole}&format=csv`);
  expect(lines).toHaveLength(rows.length + 1);
  const excel = await shop.app.fetch(
    new Request(`http://localhost/api/admin/reports/tax/file?${whole}&format=xlsx`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    }),
  );
  expect(
    Buffer.from(await excel.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  const wrong = await admin.call("GET /api/admin/reports/tax?from=2026-05&to=2026-01");
  expect(wrong.body.errors).toHaveProperty("to");
});

test("a journal until the last day that a date can be is refused", async () => {
  const late = await admin.call(
    "GET /api/admin/reports/journal?from=9999-12-31&to=9999-12-31&format=quickbooks",
  );
  expect(late.body.errors).toHaveProperty("to");
});

test("each journal entry balances, in both forms, and the year of a journal adds up to the ledger", async () => {
  const span = `from=${year}-01-01&to=${year}-12-31`;
  const [head, ...rows] = await linesOf(`/api/admin/reports/journal?${span}&format=quickbooks`);
  expect(head).toEqual(["Journal No", "Journal Date", "Account Name", "Debits", "Credits", "Description"]);
  const byEntry = Map.groupBy(rows, ([number]) => number);
  expect(byEntry.size).toBeGreaterThanOrEqual(4);
  for (const lines of byEntry.values()) {
    const sum = lines.reduce((all, row) => all + cents(Number(row[3])) - cents(Number(row[4])), 0);
    expect(sum).toBe(0);
  }
  const xero = (await linesOf(`/api/admin/reports/journal?${span}&format=xero`)).slice(1);
  expect(xero).toHaveLength(rows.length);
  const tax = xero
    .filter(([, , , code]) => code === "2500")
    .reduce((sum, row) => sum + cents(Number(row[5])), 0);
  const { rows: ledger } = await sql<{ cents: number }>`
    select sum(e.amount_cents)::bigint as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.kind = 'tax_payable'`.execute(shop.platform.db);
  expect(tax).toBe(ledger[0]!.cents);
  expect(
    (await admin.call("GET /api/admin/reports/journal?from=2024-01-01&to=2026-01-01&format=xero")).status,
  ).toBe(422);
});

test("1099-K data has each payee's gross before refunds, by month, and both thresholds", async () => {
  const { payees } = (await admin.call<{ payees: PayeeYear[] }>(`GET /api/admin/reports/1099k?year=${year}`))
    .body.data;
  const vendor = payees.find(({ id }) => id === shop.market.tileVendor.user_id)!;
  const { rows } = await sql<{ cents: number }>`
    select sum(final_price_cents * qty + shipping_cents)::bigint as cents from order_items`.execute(
    shop.platform.db,
  );
  expect(cents(vendor.gross)).toBe(rows[0]!.cents);
  expect(vendor).toMatchObject({ transactions: 3, is_reportable: false });
  expect(vendor.months.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(vendor.gross));
  expect(payees.some(({ type }) => type === "Contractor")).toBe(true);
  await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${admin.user_id}`.execute(
    shop.platform.db,
  );
  const lines = await linesOf(`/api/admin/reports/1099k/csv?year=${year}`);
  expect(lines).toHaveLength(payees.length + 1);
});
