import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itemStatuses, type Order } from "../../../../contract/orders/orders.ts";
import { dueWithin } from "../../../../domain/days/calendar.ts";
import { givesMoneyBack, type ItemRole, mayMove } from "../../../../domain/orders/order-status.ts";
import { faultsInBooks } from "../../../../tests/support/money-books.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  type Shop,
  signInSellers,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { watchDates } from "./delay.flow.ts";

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
  await sql`update variants set stock = 100000`.execute(shop.platform.db);
});
afterAll(() => shop.close());

const see = async (who: Client, id: string) =>
  (await who.call<{ order: Order }>(`GET /api/orders/${id}`)).body.data.order;
const moveTo = (who: Client, id: string, item: string, status: string, more: object = {}) =>
  who.call(`PUT /api/orders/${id}/items/${item}/status`, { status, ...more });

async function placed(
  lines: Record<string, number> = { [tile]: 12 },
): Promise<{ buyer: Buyer; made: Order }> {
  const buyer = await shop.buyer(lines);
  return { buyer, made: await order(buyer) };
}

const mailsAbout = async (who: Client, words: string) => {
  const { rows } = await sql<{ subject: string; body_text: string }>`
    select m.subject, m.body_text from mails m join users u on u.email = m.recipient
    where u.id = ${who.user_id} and m.body_text like ${`%${words}%`}`.execute(shop.platform.db);
  return rows;
};
const noticesAbout = async (who: Client, words: string) => {
  const { rows } = await sql`select id from notifications
    where user_id = ${who.user_id} and title like ${`%${words}%`}`.execute(shop.platform.db);
  return rows.length;
};

describe("a part of a line", () => {
  test("ships in a parcel of its own; the parts add up to the line, with a tracking number each", async () => {
    const { buyer, made } = await placed();
    const item = made.items[0]!;
    const first = await moveTo(admin, made.id, item.id, "Shipped", {
      qty: 8,
      carrier: "UPS",
      tracking: "1Z1",
      note: "First pallet",
    });
    expect(first.status).toBe(200);
    const { items } = await see(buyer, made.id);
    expect(items.map(({ qty, status }) => [qty, status]).sort()).toEqual([
      [4, "Waiting for approval"],
      [8, "Shipped"],
    ]);
    const sum = (of: (each: Order["items"][number]) => number) =>
      items.reduce((all, each) => all + of(each), 0);
    expect(sum(({ line_total }) => Math.round(line_total! * 100))).toBe(Math.round(item.line_total! * 100));
    expect(sum(({ tax }) => Math.round(tax! * 100))).toBe(Math.round(item.tax! * 100));
    const rest = items.find(({ qty }) => qty === 4)!;
    await moveTo(admin, made.id, rest.id, "Shipped", { carrier: "FedEx", tracking: "77" });
    const parcels = (await see(buyer, made.id)).items.map(({ history }) => history.at(-1)!.tracking);
    expect(parcels.sort()).toEqual(["1Z1", "77"]);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is declined by itself: its money and stock go back, the rest goes on", async () => {
    const { buyer, made } = await placed();
    const before = await stockOf(shop, tile);
    const declined = await moveTo(tiler, made.id, made.items[0]!.id, "Decline", { qty: 2, note: "Broken" });
    expect(declined.status).toBe(200);
    expect(await stockOf(shop, tile)).toBe(before + 2);
    const seen = await see(buyer, made.id);
    expect(seen.totals!.refunded).toBeCloseTo(made.totals!.total / 6, 1);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is no more than there is, and splits once when two ask for it", async () => {
    const { made } = await placed();
    const item = made.items[0]!.id;
    expect(await moveTo(tiler, made.id, item, "In Progress", { qty: 13 })).toMatchObject({
      status: 422,
      body: { errors: { qty: ["This item has 12 units."] } },
    });
    const both = await Promise.all(
      [tiler, pro].map((who) =>
        moveTo(who, made.id, item, "In Progress", { qty: 12, from: "Waiting for approval" }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a pick-up", () => {
  const handOver = (who: Client, made: Order, code: string, collected_by = "carrier", vendor = 0) =>
    who.call(`POST /api/orders/${made.id}/vendors/${made.vendor_orders[vendor]!.vendor_id}/pickup`, {
      code,
      collected_by,
    });

  test("needs the code, which buyer and admin see and the vendor does not", async () => {
    const { buyer, made } = await placed({ [tile]: 3, [faucet]: 1 });
    const tiles = made.items.find(({ sku }) => sku === tile)!;
    const at = made.vendor_orders.findIndex(({ vendor_id }) => vendor_id === tiles.vendor.id);
    await moveTo(tiler, made.id, tiles.id, "Ready to Pick Up");
    const code = (await see(buyer, made.id)).vendor_orders[at]!.pickup_code!;
    expect(code).toMatch(/^\d{6}$/);
    expect((await see(admin, made.id)).vendor_orders[at]!.pickup_code).toBe(code);
    expect(JSON.stringify(await see(tiler, made.id))).not.toContain(code);
    expect(JSON.stringify(await see(pro, made.id))).not.toContain(code);
    expect(await mailsAbout(buyer, code)).toHaveLength(1);

    const wrong = code === "000000" ? "000001" : "000000";
    expect((await handOver(tiler, made, wrong, "carrier", at)).status).toBe(422);
    expect((await handOver(plumber, made, code, "carrier", at)).status).toBe(404);
    expect((await handOver(buyer, made, code, "carrier", at)).status).toBe(403);
    expect((await handOver(tiler, made, code, "carrier", at)).status).toBe(200);
    const after = await see(buyer, made.id);
    expect(after.items.find(({ id }) => id === tiles.id)?.status).toBe("Picked Up");
    expect(after.vendor_orders[at]!.pickup_code).toBeNull();
    // nothing of it waits any more
    expect((await handOver(tiler, made, code, "carrier", at)).status).toBe(422);
  });

  test("by the customer delivers the items", async () => {
    const { buyer, made } = await placed();
    await moveTo(tiler, made.id, made.items[0]!.id, "Ready to Pick Up");
    const code = (await see(buyer, made.id)).vendor_orders[0]!.pickup_code!;
    expect((await handOver(pro, made, code, "customer")).status).toBe(200);
    const [item] = (await see(buyer, made.id)).items;
    expect(item).toMatchObject({ status: "Delivered", can_return: true });
  });

  test("cannot be had by trying codes", async () => {
    const { made } = await placed();
    await moveTo(tiler, made.id, made.items[0]!.id, "Ready to Pick Up");
    const tries = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      tries.push((await handOver(tiler, made, String(attempt).padStart(6, "0"))).status);
    }
    expect(tries.at(-1)).toBe(429);
  });
});

describe("a later date", () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const delay = (who: Client, made: Order, ready_on: string, reason = "The kiln is down") =>
    who.call(`PUT /api/orders/${made.id}/items/${made.items[0]!.id}/ready_on`, { ready_on, reason });

  test("is told to everyone concerned, moves the delivery, and lets the customer cancel the item alone", async () => {
    const { buyer, made } = await placed({ [tile]: 4, [faucet]: 1 });
    const [item, other] = made.items;
    shop.clock.skipMinutes(61);
    expect((await see(buyer, made.id)).items[0]!.can_cancel).toBe(false);
    const seller = item!.sku === tile ? tiler : plumber;
    const ready = dayIn(60);
    expect((await delay(seller, made, dayIn(-3))).body.errors).toHaveProperty("ready_on");
    expect((await delay(seller, made, dayIn(500))).body.errors).toHaveProperty("ready_on");
    expect((await delay(seller, made, ready, "")).body.errors).toHaveProperty("reason");
    expect((await delay(seller, made, ready)).status).toBe(200);
    const late = (await see(buyer, made.id)).items[0]!;
    expect(late).toMatchObject({ ready_on: ready, can_cancel: true, can_delay: false });
    expect(late.delivery.earliest.slice(0, 10) > ready).toBe(true);
    expect(late.history.at(-1)).toMatchObject({
      kind: "date",
      note: expect.stringContaining("The kiln is down"),
    });
    expect(await mailsAbout(buyer, "The kiln is down")).toHaveLength(1);
    expect(await noticesAbout(pro, "will be ready on")).toBe(1);
    const refused = await buyer.call(`POST /api/orders/${made.id}/cancel`, { item: other!.id });
    expect(refused.status).toBe(422);
    expect((await buyer.call(`POST /api/orders/${made.id}/cancel`, {})).status).toBe(422);
    expect((await buyer.call(`POST /api/orders/${made.id}/cancel`, { item: item!.id })).status).toBe(200);
    const after = await see(buyer, made.id);
    expect(after.items.map(({ status }) => status)).toEqual(["Cancle", "Waiting for approval"]);
  });

  test("is not for the customer, another vendor, or what is ready", async () => {
    const { buyer, made } = await placed();
    expect((await delay(buyer, made, dayIn(60))).status).toBe(403);
    expect((await delay(plumber, made, dayIn(60))).status).toBe(404);
    await moveTo(tiler, made.id, made.items[0]!.id, "Ready to Pick Up");
    expect((await delay(tiler, made, dayIn(60))).status).toBe(422);
  });

  test("that has passed is told once to customer, vendor, pro and admins", async () => {
    const { buyer, made } = await placed();
    await moveTo(tiler, made.id, made.items[0]!.id, "In Progress");
    shop.clock.skipMinutes(60 * 24 * 40);
    await Promise.all([watchDates(shop.platform), watchDates(shop.platform)]);
    await watchDates(shop.platform);
    const words = `order ${made.number} is running late`;
    for (const who of [buyer, tiler, pro, admin]) expect(await noticesAbout(who, words)).toBe(1);
    expect(await mailsAbout(buyer, "asked the vendor for a new date")).toHaveLength(1);
    expect((await see(buyer, made.id)).items[0]!.can_cancel).toBe(true);
  });
});

test("every legal move of every role is made, from every status", async () => {
  const movers: [ItemRole, Client][] = [
    ["Vendor", tiler],
    ["Contractor", pro],
    ["Admin", admin],
  ];
  let walked = 0;
  // moves that give no money back leave the item as it was sold, so they share one
  const { made: shared } = await placed({ [tile]: 2 });
  for (const [role, who] of movers) {
    for (const from of itemStatuses) {
      for (const to of itemStatuses.filter((status) => mayMove(role, from, status))) {
        const made = givesMoneyBack(to) ? (await placed({ [tile]: 2 })).made : shared;
        const item = made.items[0]!.id;
        await sql`delete from return_case_events`.execute(shop.platform.db);
        await sql`delete from return_cases`.execute(shop.platform.db);
        await sql`update order_items set status = ${from}, delivered_at = case when ${from} in
          ('Delivered', 'Return Request') then now() end where id = ${item}`.execute(shop.platform.db);
        const answer = await moveTo(who, made.id, item, to);
        expect([role, from, to, answer.status]).toEqual([role, from, to, 200]);
        walked += 1;
      }
    }
  }
  expect(walked).toBeGreaterThan(90);
});

test("units that were missing are reported within two weeks, and their claim is settled by itself", async () => {
  const { buyer, made } = await placed();
  const item = made.items[0]!.id;
  await moveTo(admin, made.id, item, "Delivered");
  const report = (who: Client, change: object = {}) =>
    who.call<{ claim: string }>(`POST /api/orders/${made.id}/items/${item}/missing`, {
      qty: 3,
      wanted: "refund",
      ...change,
    });
  expect((await report(await shop.buyer({ [tile]: 2 }))).status).toBe(404);
  expect((await report(buyer, { qty: 13 })).body.errors).toHaveProperty("qty");
  const { claim } = (await report(buyer)).body.data;
  const told = await buyer.call<{ kind: string; reason: string; due_at: string; created_at: string }>(
    `GET /api/returns/${claim}`,
  );
  expect(told.body.data).toMatchObject({ kind: "missing", reason: "Missing from the delivery" });
  const { created_at, due_at } = told.body.data;
  expect(due_at).toBe(dueWithin(new Date(created_at), 14).toISOString());
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body_text as body from mails where subject like 'Missing items%please answer%'`.execute(
    shop.platform.db,
  );
  expect(rows[0]?.body).toContain("missing from the delivery");
  expect((await report(buyer, { qty: 1 })).status).toBe(201);
  const settled = await tiler.call(`POST /api/returns/${claim}/settle`, { outcome: "refund" });
  expect(settled.status).toBe(200);
  expect((await see(buyer, made.id)).refunds).toMatchObject([{ kind: "missing" }]);
  expect((await see(buyer, made.id)).totals!.refunded).toBeCloseTo(made.totals!.total / 4, 1);
  expect(await faultsInBooks(shop)).toEqual([]);
  shop.clock.skipMinutes(60 * 24 * 15);
  const rest = (await see(buyer, made.id)).items.find(({ status }) => status === "Delivered")!;
  expect(rest.can_report_missing_until).toBeNull();
});
