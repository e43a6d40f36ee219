import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { proProfit } from "../../../../contract/money/pro-profit.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";

type Profit = EndpointReply<typeof proProfit>["data"];
const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

/** What the ledger owes the pro. */
async function owed(): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join showrooms s on s.id = a.owner_id and s.user_id = ${pro.user_id}
    where a.kind in ('contractor_pending', 'contractor_available')`.execute(shop.platform.db);
  return rows[0]!.cents / 100;
}

const read = async (query = "", who = pro) =>
  (await who.call<Profit>(`GET /api/pro/profit${query}`)).body.data;
const sum = (rows: readonly { profit: number }[]) =>
  Math.round(rows.reduce((all, { profit }) => all + profit * 100, 0)) / 100;

async function csv(): Promise<string[][]> {
  const response = await shop.app.fetch(
    new Request("http://localhost/api/pro/profit/csv", { headers: { Authorization: `Bearer ${pro.token}` } }),
  );
  const text = await response.text();
  return text
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
}

describe("a pro's profit", () => {
  it("is what the ledger says, in total and in each part, with a coupon and after a cancellation", async () => {
    expect(await read()).toMatchObject({ now: { profit: 0, orders: 0 }, clients: [], vendors: [] });
    await pro.call("POST /api/coupons", { code: "PROFIT-7", amount: 7.77 });
    await order(await shop.buyer({ [tile]: 3, [faucet]: 2 }), { coupon: "PROFIT-7" });
    const buyer = await shop.buyer({ [faucet]: 1 });
    const second = await order(buyer);
    const both = await read();
    expect(both.now).toMatchObject({ orders: 2, coupons: 7.77, lost: 0 });
    expect(both.now.profit).toBe(await owed());
    expect((await buyer.call(`POST /api/orders/${second.id}/cancel`, {})).status).toBe(200);
    const today = both.to;
    for (const query of [
      "",
      `?from=${today}&to=${today}`,
      "?from=2025-01-01",
      "?from=2022-06-01&to=2027-05-01",
    ]) {
      const profit = await read(query === "?from=2025-01-01" ? `${query}&to=${today}` : query);
      expect(profit.now.profit).toBe(await owed());
      expect(profit.now.markup - profit.now.coupons).toBeCloseTo(profit.now.profit, 2);
      expect(profit.now).toMatchObject({ orders: 1, lost: 15.39 });
      for (const part of [profit.points, profit.clients, profit.categories, profit.vendors]) {
        expect(sum(part)).toBe(profit.now.profit);
      }
    }
    const rows = (await csv()).slice(1);
    expect(rows).toHaveLength(3);
    const cents = rows.map((cells) => Math.round(Number(cells.at(-2)) * 100));
    expect(cents.reduce((all, one) => all + one, 0) / 100).toBe(await owed());
  });

  it("is compared with as many days before", async () => {
    const { from, to, before } = await read();
    const day = 24 * 3600_000;
    expect((Date.parse(to) - Date.parse(from)) / day).toBe(29);
    expect((Date.parse(from) - Date.parse(before.to)) / day).toBe(1);
    expect((Date.parse(before.to) - Date.parse(before.from)) / day).toBe(29);
    const next = new Date(Date.parse(to) + day).toISOString().slice(0, 10);
    const later = await read(`?from=${next}&to=${next}`);
    expect(later.now.profit).toBe(0);
    expect(later.before.profit).toBe(await owed());
    expect(sum(later.points.map((point) => ({ profit: point.before })))).toBe(later.before.profit);
  });

  it("is a pro's own, and refuses days that make no sense", async () => {
    const other = await shop.signIn(shop.market.harbor.user_id);
    expect((await read("", other)).now).toMatchObject({ profit: 0, orders: 0 });
    const backwards = await pro.call("GET /api/pro/profit?from=2026-02-02&to=2026-02-01");
    expect(backwards.body.errors).toEqual({ to: ["Choose a last day on or after the first."] });
    const long = await pro.call("GET /api/pro/profit?from=2001-01-01&to=2026-02-01");
    expect(long.body.errors).toEqual({ from: ["Choose at most five years."] });
  });
});
