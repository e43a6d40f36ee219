import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import { itemStatuses, type Order } from "../../../../contract/orders/orders.ts";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let pro: Client;
let tiler: Client;
let plumber: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber, pro, admin } = await signInSellers(shop));
  await sql`update variants set stock = 1000`.execute(shop.platform.db);
});
afterAll(() => shop.close());

const listed = async (who: Client) =>
  (await who.call<{ data: Order[] }>("GET /api/orders?per_page=100&sort=-profit")).body.data.data;
const cents = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((sum, amount = 0) => sum + Math.round(amount * 100), 0);

/** A column of amounts in a CSV file, in cents. */
async function columnSum(who: Client, path: string, column: string): Promise<number> {
  const address = new Request(`http://localhost${path}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  const text = await (await shop.app.fetch(address)).text();
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  return cents(rows.map((row) => Number(row[column])));
}

test("shares add up for every status and role: in the items, the order, the list and the reports", async () => {
  const california = { street: "1 A St", apartment: "", city: "Fresno", state: "CA", zip_code: "93650" };
  const random = seededRandom(26);
  const ids: string[] = [];
  for (let at = 0; at < itemStatuses.length; at += 1) {
    const buyer = await shop.buyer({ [tile]: 2 + random.below(20), [faucet]: 1 + (at % 3) });
    ids.push((await order(buyer, { shipping: california })).id);
  }
  // every status beside another one, some with a coupon or a part refunded
  for (const [at, id] of ids.entries()) {
    for (const [place, sku] of [tile, faucet].entries()) {
      const status = itemStatuses[(at + place * 5) % itemStatuses.length]!;
      const part = at % 3 === 0 ? 100 : 0;
      const coupon = at % 2 === 0 ? 150 : 0;
      await sql`update order_items set status = ${status}, discount_cents = ${coupon},
        line_total_cents = unit_price_cents * qty - ${coupon} + shipping_cents + tax_cents, refunded_vendor_cents = ${part},
        refunded_contractor_cents = ${part / 2}, refunded_margin_cents = ${part / 4}
        where order_id = ${id} and sku = ${sku}`.execute(shop.platform.db);
    }
  }
  for (const who of [pro, tiler, plumber, admin]) {
    const orders = await listed(who);
    expect(orders.length).toBe(ids.length);
    for (const seen of orders) {
      expect(cents([seen.profit])).toBe(cents(seen.items.map(({ profit }) => profit)));
      expect(cents([seen.share])).toBe(cents(seen.items.map(({ share }) => share)));
      for (const { status, profit = 0, share } of seen.items) {
        if (["Return Request", "Returned"].includes(status)) expect(profit).toBeLessThan(0);
        else expect(profit).toBeGreaterThan(0);
        if (["Decline", "Cancle", "Returned"].includes(status)) expect(share).toBe(0);
      }
      const one = (await who.call(`GET /api/orders/${seen.id}`)).body.data.order;
      expect([one.profit, one.share]).toEqual([seen.profit, seen.share]);
    }
    // sorted by what the column shows
    const shares = orders.map(({ share = 0 }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  }
  const shareOf = async (who: Client) => cents((await listed(who)).map(({ share }) => share));
  const profit = (await pro.call<{ now: { profit: number } }>("GET /api/pro/profit")).body.data;
  expect(cents([profit.now.profit])).toBe(await shareOf(pro));
  for (const vendor of [tiler, plumber]) {
    const sales = (await vendor.call<{ net: number; points: { net: number }[] }>("GET /api/vendor/sales"))
      .body.data;
    expect(cents([sales.net])).toBe(await shareOf(vendor));
    expect(cents(sales.points.map(({ net }) => net))).toBe(await shareOf(vendor));
  }
  // the files that accountants open
  expect(await columnSum(pro, "/api/pro/profit/csv", "profit")).toBe(await shareOf(pro));
  for (const vendor of [tiler, plumber]) {
    expect(await columnSum(vendor, "/api/vendor/sales/csv", "amount")).toBe(await shareOf(vendor));
  }
  // the page of the day counts the same lines
  const soldTo = async (who: Client) =>
    cents([(await who.call<Today>("GET /api/today")).body.data.money?.sold]);
  for (const who of [pro, tiler, plumber]) expect(await soldTo(who)).toBe(await shareOf(who));
  const kept = (await listed(admin))
    .flatMap(({ items }) => items)
    .filter(({ status }) => !["Decline", "Cancle", "Returned"].includes(status));
  expect(await soldTo(admin)).toBe(cents(kept.map(({ refundable }) => refundable)));
  // what an admin sees without tax is what the marketplace keeps
  const seen = await listed(admin);
  expect(cents(seen.flatMap(({ items }) => items.map((item) => item.share)))).toBeLessThan(
    cents(seen.flatMap(({ items }) => items.map((item) => item.admin_profit_inclusive_tax))),
  );
});
