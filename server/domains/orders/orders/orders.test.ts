import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itemStatuses, type Order } from "../../../../contract/orders/orders.ts";
import { type ItemRole, mayMove } from "../../../../domain/orders/order-status.ts";
import { addVendor } from "../../../../tests/support/catalog-seed.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  orderForm,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let pro: Client;
let tiler: Client;
let plumber: Client;
let admin: Client;
let buyer: Buyer;
let made: Order;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber, pro, admin } = await signInSellers(shop));
  buyer = await shop.buyer({ [tile]: 10, [faucet]: 2 });
  made = await order(buyer, {
    shipping: { street: "1 A St", apartment: "", city: "Fresno", state: "CA", zip_code: "93650" },
  });
});
afterAll(() => shop.close());

const see = async (who: Client, id = made.id) => (await who.call(`GET /api/orders/${id}`)).body.data?.order;

describe("an order is seen", () => {
  test("by its customer with what was paid, and no share of anybody", async () => {
    const seen = (await see(buyer))!;
    expect(seen.totals?.total).toBe(922.54);
    expect(seen.items).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toMatch(/final_price|markup|profit|"share"/);
  });

  test("by a vendor as a purchase order: own items, own prices, where to ship, nothing of what was paid", async () => {
    const seen = (await see(tiler))!;
    expect(seen.items.map((item) => [item.sku, item.final_price, item.profit])).toEqual([[tile, 42, 420]]);
    expect(seen.vendor_orders).toMatchObject([
      { number: `${made.number}-1`, vendor: "North Quay Tile", items: 1, pickup_code: null },
    ]);
    expect(seen.shipping_address?.city).toBe("Fresno");
    expect(seen.card).toBeNull();
    expect([seen.profit, seen.share]).toEqual([420, 420]);
    expect(JSON.stringify(seen)).not.toMatch(
      /"(unit_price|line_total|discount|tax|total|totals|contractor_markup_amt)"/,
    );
  });

  test("by the pro with the markup's profit, and no wholesale price", async () => {
    const seen = (await see(pro))!;
    expect(seen.items.map((item) => [item.contractor_markup_amt, item.profit])).toEqual([
      [6.8, 68],
      [15.39, 30.78],
    ]);
    expect([seen.profit, seen.share]).toEqual([98.78, 98.78]);
    expect(JSON.stringify(seen)).not.toContain("final_price");
    expect(seen.card).toBeNull();
  });

  test("by an Admin with every share; they add up to what was paid", async () => {
    const seen = (await see(admin))!;
    const shares = seen.items.map(
      (item) =>
        item.final_price! * item.qty +
        item.contractor_markup_amt! * item.qty +
        item.admin_profit_inclusive_tax!,
    );
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(seen.totals!.total, 6);
    expect(seen.profit).toBeCloseTo(
      seen.items.reduce((sum, item) => sum + item.profit!, 0),
      6,
    );
    expect(seen.share).toBeCloseTo(seen.profit! - seen.totals!.tax, 6);
  });

  test("by nobody else: another account's order is not found, in any role", async () => {
    const strangers = [
      await shop.buyer({}),
      await shop.signIn(shop.market.harbor.user_id),
      await shop.signIn((await addVendor(shop.platform.db, "Other Vendor", "Boise", "ID")).user_id),
    ];
    for (const stranger of strangers) {
      expect((await stranger.call(`GET /api/orders/${made.id}`)).status).toBe(404);
      expect((await stranger.call<{ total: number }>("GET /api/orders")).body.data.total).toBe(0);
    }
  });
});

describe("the list", () => {
  test("is found by status, number, product and job, within what the caller may see", async () => {
    const total = async (who: Client, query: string) =>
      (await who.call<{ total: number }>(`GET /api/orders?${query}`)).body.data.total;
    expect(await total(tiler, `q=${made.number}`)).toBe(1);
    expect(await total(tiler, "q=arbor")).toBe(0);
    expect(await total(plumber, "q=arbor")).toBe(1);
    expect(await total(pro, "q=%25")).toBe(0);
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.user_id)
      .executeTakeFirstOrThrow();
    // an email address is the admin's to know
    expect(await total(admin, `q=${email}`)).toBe(1);
    expect(await total(pro, `q=${email}`)).toBe(0);
    expect(await total(admin, "status=Waiting%20for%20approval")).toBe(1);
    expect(await total(admin, "status=Delivered")).toBe(0);
  });

  test("comes in pages, newest first", async () => {
    const who = await shop.buyer({ [tile]: 2 });
    const first = await order(who);
    const project = await shop.fillCart(who.user_id, { [tile]: 3 });
    const second = await order({ ...who, project });
    const page = await who.call<{ data: Order[]; total: number; last_page: number }>(
      "GET /api/orders?per_page=1&page=1",
    );
    expect(page.body.data).toMatchObject({ total: 2, last_page: 2, data: [{ id: second.id }] });
    const next = await who.call<{ data: Order[] }>("GET /api/orders?per_page=1&page=2");
    expect(next.body.data.data[0]?.id).toBe(first.id);
  });
});

const moveTo = (who: Client, id: string, item: string, status: string, more: object = {}) =>
  who.call(`PUT /api/orders/${id}/items/${item}/status`, { status, ...more });

describe("an item's status", () => {
  test("moves from role to role; the customer tracks it and gets emails", async () => {
    const customer = await shop.buyer({ [tile]: 2 });
    const { id, items, number } = await order(customer);
    const item = items[0]!.id;
    const way: [Client, string, object?][] = [
      [tiler, "Vendor Approved"],
      [pro, "In Progress"],
      [tiler, "Ready to Pick Up"],
      [admin, "Accept to Pick Up"],
      [admin, "Picked Up"],
      [admin, "Shipped", { tracking: "1Z 999 AA1 01 2345 6784", note: "Two pallets" }],
      [admin, "Delivered"],
    ];
    for (const [who, status, more] of way) {
      const moved = await moveTo(who, id, item, status, more);
      expect([status, moved.status, moved.body.data?.order.items[0]?.status]).toEqual([status, 200, status]);
    }
    const seen = (await see(customer, id))!;
    expect(seen.items[0]?.history.map((entry) => [entry.to, entry.by])).toEqual([
      ["Waiting for approval", "Customer"],
      ["Vendor Approved", "Vendor"],
      ["In Progress", "Showroom"],
      ["Ready to Pick Up", "Vendor"],
      ["Accept to Pick Up", "Support"],
      ["Picked Up", "Support"],
      ["Shipped", "Support"],
      ["Delivered", "Support"],
    ]);
    expect(seen.items[0]).toMatchObject({ can_return: true, can_cancel: false, next_statuses: [] });
    const mails = await shop.platform.db
      .selectFrom("mails")
      .select("body_text")
      .where("subject", "=", `Order ${number}: Shipped`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain("1Z 999 AA1 01 2345 6784");
  });

  test("moves along legal edges only, for every role, from and to", async () => {
    const { items, id } = await order(await shop.buyer({ [tile]: 2 }));
    const item = items[0]!.id;
    const movers: [ItemRole, Client][] = [
      ["Vendor", tiler],
      ["Contractor", pro],
      ["Admin", admin],
    ];
    for (const [role, who] of movers) {
      for (const from of itemStatuses) {
        for (const to of itemStatuses.filter((status) => !mayMove(role, from, status))) {
          await shop.platform.db
            .updateTable("order_items")
            .set({ status: from })
            .where("id", "=", item)
            .execute();
          const answer = await moveTo(who, id, item, to);
          expect([role, from, to, answer.status]).toEqual([role, from, to, 422]);
        }
      }
    }
    const history = await shop.platform.db
      .selectFrom("order_item_history")
      .select("id")
      .where("order_item_id", "=", item)
      .execute();
    expect(history).toHaveLength(1);
  });

  test("is not moved by another vendor, another showroom's pro, the customer, or for a foreign order", async () => {
    const { items, id } = await order(await shop.buyer({ [tile]: 2 }));
    const item = items[0]!.id;
    expect((await moveTo(plumber, id, item, "Vendor Approved")).status).toBe(404);
    const harbor = await shop.signIn(shop.market.harbor.user_id);
    expect((await moveTo(harbor, id, item, "Vendor Approved")).status).toBe(404);
    expect((await moveTo(buyer, id, item, "Vendor Approved")).status).toBe(403);
    expect((await moveTo(tiler, made.id, item, "Vendor Approved")).status).toBe(404);
  });

  test("that somebody else moved meanwhile is not moved again", async () => {
    const { items, id } = await order(await shop.buyer({ [tile]: 2 }));
    const item = items[0]!.id;
    await moveTo(tiler, id, item, "Vendor Approved");
    const late = await moveTo(pro, id, item, "In Progress", { from: "Waiting for approval" });
    expect(late).toMatchObject({ status: 409, body: { code: "stale_version" } });
    const both = await Promise.all([
      moveTo(tiler, id, item, "In Progress", { from: "Vendor Approved" }),
      moveTo(pro, id, item, "Ready to Pick Up", { from: "Vendor Approved" }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test("offers each role what it may choose next", async () => {
    const { id } = await order(await shop.buyer({ [tile]: 2 }));
    const next = async (who: Client) => (await see(who, id))!.items[0]!.next_statuses;
    expect(await next(tiler)).toEqual(["Vendor Approved", "Decline", "In Progress", "Ready to Pick Up"]);
    expect(await next(admin)).toContain("Delivered");
  });
});

describe("a list of orders", () => {
  test("is sorted by what its viewer sees, and cut to days", async () => {
    const own = await openShop();
    const sellers = await signInSellers(own);
    const small = await order(await own.buyer({ [tile]: 2 }));
    const large = await order(await own.buyer({ [tile]: 10 }));
    const middle = await order(await own.buyer({ [tile]: 5 }));
    const found = async (who: Client, query: string) => {
      const { body } = await who.call<{ data: Order[] }>(`GET /api/orders?${query}`);
      return body.data.data.map(({ number }) => number);
    };
    const bySize = [small.number, middle.number, large.number];
    for (const who of [sellers.pro, sellers.tiler, sellers.admin]) {
      expect(await found(who, "sort=profit")).toEqual(bySize);
      expect(await found(who, "sort=-profit")).toEqual(bySize.toReversed());
      expect(await found(who, "sort=total&per_page=2&page=2")).toEqual([large.number]);
    }
    expect(await found(sellers.pro, "sort=placed")).toEqual([small.number, large.number, middle.number]);
    const day = (days: number) =>
      new Date(own.platform.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10);
    expect(await found(sellers.pro, `from=${day(-1)}&to=${day(1)}`)).toHaveLength(3);
    expect(await found(sellers.pro, `from=${day(2)}`)).toEqual([]);
    expect(await found(sellers.pro, `to=${day(-2)}`)).toEqual([]);
    expect((await sellers.pro.call("GET /api/orders?from=tomorrow")).status).toBe(422);
    await own.close();
  });

  test("counts each order once, where it stands for its viewer, and the counts add up under any search", async () => {
    const own = await openShop();
    const sellers = await signInSellers(own);
    const both = await order(await own.buyer({ [tile]: 2, [faucet]: 1 }));
    await order(await own.buyer({ [tile]: 3 }));
    const unpaid = await own.buyer({ [tile]: 4 });
    await sendOrder(unpaid, await orderForm(unpaid, { card: "asks" }));
    const tileItem = (await see(sellers.tiler, both.id))!.items[0]!;
    await sellers.tiler.call(`PUT /api/orders/${both.id}/items/${tileItem.id}/status`, {
      status: "Vendor Approved",
    });
    const list = async (who: Client, query = "") =>
      (
        await who.call<{ total: number; data: Order[]; standings: { stands: string; count: number }[] }>(
          `GET /api/orders?${query}`,
        )
      ).body.data;
    const counted = async (who: Client, query = "") =>
      Object.fromEntries((await list(who, query)).standings.map(({ stands, count }) => [stands, count]));
    expect(await counted(sellers.admin)).toEqual({ pending_payment: 1, "Waiting for approval": 2 });
    expect(await counted(sellers.pro)).toEqual({ "Waiting for approval": 2 });
    // the vendor's own part has moved on
    expect(await counted(sellers.tiler)).toEqual({ "Waiting for approval": 1, "Vendor Approved": 1 });
    expect(await counted(sellers.tiler, `q=${both.number}`)).toEqual({ "Vendor Approved": 1 });
    for (const who of [sellers.admin, sellers.pro, sellers.tiler]) {
      for (const query of ["", `q=${both.number}`, "status=Vendor+Approved"]) {
        const all = await list(who, query);
        expect(all.standings.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
        for (const { stands, count } of all.standings) {
          const part = await list(who, `${query}&stands=${encodeURIComponent(stands)}`);
          expect([part.total, part.data.length]).toEqual([count, count]);
          expect(part.standings).toEqual(all.standings);
        }
      }
    }
    await own.close();
  });
});
