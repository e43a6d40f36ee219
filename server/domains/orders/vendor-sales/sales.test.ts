import { sql } from "kysely";
import readExcelFile from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { vendorSales } from "../../../../contract/orders/vendor-sales.ts";
import { openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";

type Sales = EndpointReply<typeof vendorSales>["data"];
const tile = "NQT-SLAT-1212";

let shop: Shop;
let sellers: Awaited<ReturnType<typeof signInSellers>>;
beforeAll(async () => {
  shop = await openShop();
  sellers = await signInSellers(shop);
});
afterAll(() => shop.close());

/** What the ledger owes the tile vendor for its items, freight aside. */
async function owed(): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join vendors v on v.id = a.owner_id and v.user_id = ${sellers.tiler.user_id}
    where a.kind in ('vendor_pending', 'vendor_available')`.execute(shop.platform.db);
  return rows[0]!.cents / 100;
}

const read = async (days = 30) =>
  (await sellers.tiler.call<Sales>(`GET /api/vendor/sales?days=${days}`)).body.data;
const total = (rows: readonly { amount: number }[]) =>
  Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;

it("says what the ledger says, in each part, also after a cancellation", async () => {
  expect(await read()).toMatchObject({ net: 0, orders: 0, products: [], returned_percent: 0 });
  await order(await shop.buyer({ [tile]: 3 }));
  const buyer = await shop.buyer({ [tile]: 2 });
  const second = await order(buyer);
  const both = await read();
  expect(both).toMatchObject({ orders: 2, units: 5, taken_back: 0, open_orders: 2 });
  expect(both.net).toBe(await owed());
  const canceled = await buyer.call(`POST /api/orders/${second.id}/cancel`, {});
  expect(canceled.status).toBe(200);
  for (const days of [7, 30, 90, 365]) {
    const sales = await read(days);
    expect(sales.net).toBe(await owed());
    expect(sales).toMatchObject({ orders: 2, units: 3, open_orders: 1 });
    expect(sales.sold - sales.taken_back).toBeCloseTo(sales.net, 2);
    expect(total(sales.points.map(({ net }) => ({ amount: net })))).toBe(sales.net);
    for (const part of [sales.products, sales.categories, sales.states]) expect(total(part)).toBe(sales.net);
  }
  expect((await read()).states).toMatchObject([{ name: "Oregon", units: 3 }]);
});

it("is a vendor's own, and refuses days that it does not know", async () => {
  const other = await sellers.plumber.call<Sales>("GET /api/vendor/sales");
  expect(other.body.data).toMatchObject({ sold: 0, orders: 0 });
  expect((await sellers.pro.call("GET /api/vendor/sales")).status).toBe(403);
  const wrong = await sellers.tiler.call("GET /api/vendor/sales?days=12");
  expect(wrong.body.errors).toEqual({ days: ["Choose 7, 30, 90 or 365 days."] });
});

it("is handed out as a file of its items", async () => {
  const response = await shop.app.fetch(
    new Request("http://localhost/api/vendor/sales/csv?days=7", {
      headers: { Authorization: `Bearer ${sellers.tiler.token}` },
    }),
  );
  const [head, ...rows] = (await response.text()).trim().split("\r\n");
  expect(head).toContain("your number,sku,product");
  expect(rows).toHaveLength(2);
  expect(rows.join("\n")).toContain(tile);
  const sheet = await shop.app.fetch(
    new Request("http://localhost/api/vendor/sales/csv?days=7&format=xlsx", {
      headers: { Authorization: `Bearer ${sellers.tiler.token}` },
    }),
  );
  const [table] = await readExcelFile(Buffer.from(await sheet.arrayBuffer()));
  expect(table!.data[0]).toContain("your number");
  expect(table!.data.slice(1).flat()).toContain(tile);
});
