import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LedgerAccount, LedgerEntry, LedgerKind } from "../../../../contract/money/managed-ledger.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let admin: Client;
let number: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Lea Ledger"));
  const placed = await order(await shop.buyer({ "NQT-CARR-1224-M": 2 }));
  await order(await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor));
  const row = await shop.platform.db
    .selectFrom("orders")
    .select("number")
    .where("id", "=", placed.id)
    .executeTakeFirstOrThrow();
  number = row.number;
});
afterAll(() => shop.close());

interface Books {
  kinds: LedgerKind[];
  accounts: LedgerAccount[];
  check: { transfers: number; unbalanced: number; sum: number };
}
const books = async (query = "") => (await admin.call<Books>(`GET /api/admin/ledger${query}`)).body.data;
const entries = async (query: string) =>
  (
    await admin.call<{ data: LedgerEntry[]; total: number; sum: number }>(
      `GET /api/admin/ledger/entries${query}`,
    )
  ).body.data;

describe("the ledger on screen", () => {
  it("shows balances that sum to nothing, and that every event balances", async () => {
    const { kinds, check } = await books();
    expect(check).toMatchObject({ unbalanced: 0, sum: 0 });
    expect(check.transfers).toBeGreaterThanOrEqual(4);
    const cents = kinds.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
    expect(cents).toBe(0);
  });

  it("leads from each kind to its accounts, and from each balance to the entries that make it up", async () => {
    const { kinds, accounts: none } = await books();
    expect(none).toEqual([]);
    for (const { kind, id, ...whole } of kinds) {
      const { accounts } = await books(id === null ? `?kind=${kind}` : `?account=${id}`);
      const cents = accounts.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
      expect([accounts.length, cents]).toEqual([whole.accounts, Math.round(whole.balance * 100)]);
      for (const { id: account, balance, entries: count } of accounts) {
        const { sum, total } = await entries(`?account=${account}`);
        expect([sum, total]).toEqual([balance, count]);
      }
    }
  });

  it("finds an owner's account by a part of the name, whatever is typed", async () => {
    const { accounts } = await books("?kind=vendor_pending");
    const { owner } = accounts[0]!;
    const found = await books(
      `?kind=vendor_pending&owner=${encodeURIComponent(owner.slice(2, 9).toUpperCase())}`,
    );
    expect(found.accounts.map((one) => one.owner)).toContain(owner);
    expect((await books("?kind=vendor_pending&owner=%25_")).accounts).toEqual([]);
    expect((await books("?kind=constructor")).accounts).toEqual([]);
  });

  it("finds the entries of one order, which sum to nothing, and of a day", async () => {
    const { data, sum } = await entries(`?order=${number}&per_page=100`);
    expect(data.length).toBeGreaterThan(3);
    expect(new Set(data.map((entry) => entry.order?.number))).toEqual(new Set([number]));
    expect(sum).toBe(0);
    expect((await entries("?to=2020-01-01")).total).toBe(0);
  });

  it("leads from the tax of a state and from a payee's figures to their entries", async () => {
    const { kinds } = await books();
    const tax = kinds.find(({ name }) => name === "Sales tax")?.balance ?? 0;
    expect((await entries("?behind=tax")).sum).toBe(tax);
    expect((await entries("?behind=tax&state=ZZ")).total).toBe(0);
    const vendor = shop.market.tileVendor.user_id;
    const pending = await entries(`?behind=pending&payee=${vendor}&per_page=100`);
    expect(pending.total).toBeGreaterThan(0);
    const owner = pending.data[0]!.account.owner;
    const accounts = [
      ...(await books("?kind=vendor_pending")).accounts,
      ...(await books("?kind=shipping")).accounts,
    ];
    expect(pending.sum).toBe(
      accounts.filter((one) => one.owner === owner).reduce((sum, { balance }) => sum + balance, 0),
    );
    expect(
      (await entries(`?behind=gross&payee=${vendor}&per_page=100`)).data.map(({ event }) => event),
    ).toEqual(pending.data.map(() => "Sale"));
    expect((await entries(`?behind=available&payee=${vendor}`)).total).toBe(0);
  });

  it("says what is wrong with a filter, and is for admins alone", async () => {
    const wrong = await admin.call("GET /api/admin/ledger/entries?from=yesterday");
    expect(wrong.body.errors).toEqual({ from: ["Enter a day such as 2026-05-03."] });
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    for (const path of ["ledger", "ledger/entries", "ledger/csv"])
      expect((await vendor.call(`GET /api/admin/${path}`)).status).toBe(403);
  });

  it("is saved as a file", async () => {
    const response = await shop.app.fetch(
      new Request(`http://localhost/api/admin/ledger/csv?order=${number}`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines[0]).toBe("at,event,account,owner,order,amount");
    expect(lines).toHaveLength(1 + (await entries(`?order=${number}`)).total);
  });

  it("has the entries behind every figure of a statement, which sum to it", async () => {
    const vendor = shop.market.tileVendor.user_id;
    const month = shop.platform
      .now()
      .toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" })
      .slice(0, 7);
    const { body } = await admin.call<Record<string, number>>(
      `GET /api/admin/payees/${vendor}/statements/${month}`,
    );
    expect(body.data.sales).toBeGreaterThan(0);
    for (const figure of ["sales", "refunds", "fees", "payouts", "released", "pending", "available"]) {
      const { sum } = await entries(`?behind=${figure}&payee=${vendor}&per_page=100`);
      expect([figure, -sum + 0]).toEqual([figure, body.data[figure]! + 0]);
    }
    expect(-(await entries(`?behind=balance&payee=${vendor}`)).sum).toBe(body.data.closing);
  });
});
