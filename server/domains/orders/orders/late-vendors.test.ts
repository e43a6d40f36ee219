import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "../../../../contract/orders/orders.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { watchVendors } from "./late-vendors.flow.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mailsTo = async (who: Client) => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join users u on u.email = m.recipient
    where u.id = ${who.user_id} and m.subject like '%is waiting for your answer'`.execute(shop.platform.db);
  return rows.map(({ subject }) => subject);
};
const noticesTo = async (who: Client) => {
  const { rows } = await sql<{ title: string }>`
    select title from notifications where user_id = ${who.user_id} and title like '%hasn''t answered%'`.execute(
    shop.platform.db,
  );
  return rows.map(({ title }) => title);
};

test("a vendor has 48 hours to answer: a reminder after 36, then the pro and the admins see who is late", async () => {
  const { tiler, plumber, pro, admin } = await signInSellers(shop);
  const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2, "WSP-ARB-CH": 1 });
  const placed = await order(buyer);
  const itemOf = async (who: Client) =>
    (await who.call<{ order: Order }>(`GET /api/orders/${placed.id}`)).body.data.order.items[0]!;
  const item = await itemOf(tiler);
  expect(Date.parse(item.act_by!) - Date.parse(item.status_date)).toBe(48 * 3_600_000);
  expect(await itemOf(buyer)).not.toHaveProperty("act_by");
  const plumbing = await itemOf(plumber);
  await plumber.call(`PUT /api/orders/${placed.id}/items/${plumbing.id}/status`, {
    status: "Vendor Approved",
  });
  expect(await itemOf(plumber)).not.toHaveProperty("act_by");

  shop.clock.skipMinutes(35 * 60);
  await watchVendors(shop.platform);
  expect(await mailsTo(tiler)).toEqual([]);
  shop.clock.skipMinutes(2 * 60);
  await Promise.all([watchVendors(shop.platform), watchVendors(shop.platform)]);
  expect(await mailsTo(tiler)).toEqual([expect.stringContaining("is waiting for your answer")]);
  expect(await mailsTo(plumber)).toEqual([]);
  expect(await noticesTo(pro)).toEqual([]);

  const late = async (who: Client) =>
    (await who.call<{ data: Order[] }>("GET /api/orders?late=1")).body.data.data.map(({ id }) => id);
  expect(await late(pro)).toEqual([]);
  shop.clock.skipMinutes(12 * 60);
  await watchVendors(shop.platform);
  await watchVendors(shop.platform);
  expect(await noticesTo(pro)).toHaveLength(1);
  expect(await noticesTo(admin)).toHaveLength(1);
  for (const who of [pro, admin, tiler]) expect(await late(who)).toEqual([placed.id]);
  expect(await late(plumber)).toEqual([]);
  await tiler.call(`PUT /api/orders/${placed.id}/items/${item.id}/status`, { status: "Decline" });
  expect(await late(admin)).toEqual([]);
});
