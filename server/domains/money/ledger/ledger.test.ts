import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Posting, salePostings } from "../../../../domain/money/ledger-posting.ts";
import { balancesByKind, openShop, order, portland, type Shop } from "../../../../tests/support/shop.ts";
import { postTransfers } from "./index.ts";

let shop: Shop;
let order_id: string;
beforeAll(async () => {
  shop = await openShop();
  order_id = (await order(await shop.buyer({ "NQT-CARR-1224-M": 2 }))).id;
});
afterAll(() => shop.close());

const owner = "0190aaaa-0000-7000-8000-000000000001";
const post = (reference: string, postings: Posting[]) =>
  shop.platform.db
    .transaction()
    .execute((db) => postTransfers(db, [{ reference, kind: "payment", order_id, at: new Date(), postings }]));

const pair = (cents: number, owner_id: string | null = owner): Posting[] => [
  { kind: "vendor_available", owner_id, amount_cents: cents },
  { kind: "gateway_clearing", owner_id: null, amount_cents: -cents },
];

describe("the books", () => {
  test("take an event once, however often it is posted concurrently", async () => {
    await Promise.all(Array.from({ length: 8 }, () => post("once", pair(700))));
    const { rows } = await sql<{ cents: number }>`
      select sum(e.amount_cents)::bigint as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.owner_id = ${owner}`.execute(shop.platform.db);
    expect(rows[0]?.cents).toBe(700);
  });

  test("open an account once for concurrent postings", async () => {
    const newOwner = "0190aaaa-0000-7000-8000-000000000002";
    await Promise.all(Array.from({ length: 8 }, (_, index) => post(`open:${index}`, pair(1, newOwner))));
    const accounts = await shop.platform.db
      .selectFrom("ledger_accounts")
      .select("id")
      .where("owner_id", "=", newOwner)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test("refuse what does not balance, and any change or deletion", async () => {
    await expect(post("uneven", pair(500).slice(0, 1))).rejects.toThrow("does not balance");
    const change = sql`update ledger_entries set amount_cents = 1`.execute(shop.platform.db);
    await expect(change).rejects.toThrow("only ever added");
    const removal = sql`delete from ledger_transfers`.execute(shop.platform.db);
    await expect(removal).rejects.toThrow("only ever added");
  });

  test("are the same when every sale is posted again from its frozen lines", async () => {
    await order(await shop.buyer({ "WSP-ARB-CH": 2, "NQT-CARR-1224-M": 3 }), {
      shipping: { ...portland, state: "CA", zip_code: "94105" },
    });
    await order(await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor), {
      shipping: { ...portland, state: "HI", zip_code: "96813" },
    });
    const orders = await shop.platform.db
      .selectFrom("orders")
      .select(["id", "user_id", "showroom_id"])
      .where("status", "=", "paid")
      .execute();
    const replayed: Record<string, number> = {};
    for (const each of orders) {
      const lines = await shop.platform.db
        .selectFrom("order_items")
        .selectAll()
        .where("order_id", "=", each.id)
        .execute();
      for (const posting of salePostings(lines, {
        customer_id: each.user_id,
        showroom_id: each.showroom_id,
      })) {
        const account = `${posting.kind} ${posting.owner_id}`;
        replayed[account] = (replayed[account] ?? 0) + posting.amount_cents;
      }
    }
    const { rows } = await sql<{ account: string; cents: number }>`
      select a.kind || ' ' || coalesce(a.owner_id::text, 'null') as account, sum(e.amount_cents)::bigint as cents
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where t.kind = 'sale' group by 1`.execute(
      shop.platform.db,
    );
    expect(Object.fromEntries(rows.map((row) => [row.account, row.cents]))).toEqual(replayed);
    expect(Object.values(await balancesByKind(shop)).reduce((a, b) => a + b, 0)).toBe(0);
  });
});
