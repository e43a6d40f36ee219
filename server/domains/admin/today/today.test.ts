import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { ProShowroom } from "../../../../contract/showrooms/pro-showroom.ts";
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
import { newId } from "../../../platform/ids.ts";
import {
  draft,
  kitchen,
  newCustomer,
  seen,
  send,
  sign,
  tokenOf,
} from "../../design/proposals/proposals.test-support.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let sellers: Awaited<ReturnType<typeof signInSellers>>;
let buyer: Buyer;
let made: Awaited<ReturnType<typeof order>>;
beforeAll(async () => {
  shop = await openShop();
  sellers = await signInSellers(shop);
  buyer = await shop.buyer({ [tile]: 10, [faucet]: 2 });
  made = await order(buyer);
});
afterAll(() => shop.close());

const todayOf = async (who: Client): Promise<Today> => {
  const { status, body } = await who.call<Today>("GET /api/today");
  expect(status).toBe(200);
  return body.data;
};
const move = (who: Client, sku: string, status: string, texts: object = {}) => {
  const item = made.items.find((one) => one.sku === sku)!;
  return who.call(`PUT /api/orders/${made.id}/items/${item.id}/status`, { status, ...texts });
};

describe("today", () => {
  test("shows a vendor its own items to approve, and what it sold at its own prices", async () => {
    const { steps, money, waiting } = await todayOf(sellers.tiler);
    expect(steps).toMatchObject([
      {
        to: "Vendor Approved",
        total: 1,
        items: [{ order_number: made.number, qty: 10, status: "Waiting for approval" }],
      },
    ]);
    expect(steps[0]!.items).toHaveLength(1);
    expect(money).toMatchObject({ sold: 420, sold_before: 0, orders: 1, pending: 420, available: 0 });
    expect(waiting).toEqual([]);
  });

  test("shows a pro the profit, never a wholesale price, and only the own showroom's orders", async () => {
    const mine = await todayOf(sellers.pro);
    expect(mine.steps).toMatchObject([{ to: "Vendor Approved", total: 2 }]);
    expect(mine.money).toMatchObject({ sold: 98.78, orders: 1 });
    expect(JSON.stringify(mine)).not.toMatch(/wholesale|final_price/);
    const other = await shop.signIn(shop.market.harbor.user_id);
    expect(await todayOf(other)).toMatchObject({
      steps: [],
      late: { total: 0 },
      money: { sold: 0, orders: 0 },
    });
  });

  test("passes an item on from the vendor to the admin, step by step", async () => {
    expect((await move(sellers.tiler, tile, "Ready to Pick Up", { lot: "A7" })).status).toBe(200);
    expect((await todayOf(sellers.tiler)).steps).toEqual([]);
    expect((await todayOf(sellers.admin)).steps).toMatchObject([
      { to: "Accept to Pick Up", total: 1, items: [{ lot: "A7", same_lot: false }] },
    ]);
  });

  test("shows a customer what is on the way, and what has passed its promised date", async () => {
    const before = await todayOf(buyer);
    expect(before).toMatchObject({ steps: [], money: null, late: { total: 0 } });
    expect(before.arriving.map(({ order_number }) => order_number)).toEqual([made.number, made.number]);
    shop.clock.skipMinutes(90 * 24 * 60);
    const later = await todayOf(buyer);
    expect(later).toMatchObject({ arriving: [], late: { total: 2 } });
    expect((await todayOf(sellers.tiler)).late.total).toBe(1);
  });

  test("lists the first steps of a new vendor and a new pro until they are done, sold or put away", async () => {
    const { db } = shop.platform;
    expect((await todayOf(sellers.tiler)).first_steps).toBeNull();
    const keys = async (who: Client) => (await todayOf(who)).first_steps?.map(({ key }) => key);
    const doneBy = async (who: Client) =>
      (await todayOf(who)).first_steps?.filter(({ is_done }) => is_done).map(({ key }) => key);
    const { user_id } = await addVendor(db, "Fresh Stone", "Reno", "NV");
    const vendor = await shop.signIn(user_id);
    expect(await keys(vendor)).toEqual(["company", "products", "shipping", "bank"]);
    expect(await doneBy(vendor)).toEqual([]);
    await vendor.call(
      "POST /api/vendor/products",
      {
        name: "Slab",
        brand: "Fresh Stone",
        category: 101,
        unit: "Piece",
        status: "published",
        variants: [{ vendor_sku: "FS-1", price: 4, stock: 1, lead_time_days: 5 }],
      },
      { "Idempotency-Key": randomUUID() },
    );
    expect(await doneBy(vendor)).toEqual(["products"]);
    expect((await vendor.call("PUT /api/today/first-steps", { is_dismissed: true })).status).toBe(200);
    expect(await keys(vendor)).toBeUndefined();
    await vendor.call("PUT /api/today/first-steps", { is_dismissed: false });
    expect(await doneBy(vendor)).toEqual(["products"]);

    const pro = await shop.signIn(shop.market.harbor.user_id);
    expect(await doneBy(pro)).toEqual([]);
    const own = await pro.call<{ version: number }>("GET /api/pro/showroom");
    const { version } = own.body.data;
    expect((await pro.call("PUT /api/pro/showroom", { version, markup_percent: 12 })).status).toBe(200);
    expect(await doneBy(pro)).toEqual(["markup"]);
    // saving what is there already says that the pro is content with it
    const { version: next, departments } = (await pro.call<ProShowroom>("GET /api/pro/showroom")).body.data;
    await pro.call("PUT /api/pro/showroom", { version: next, departments });
    expect(await doneBy(pro)).toEqual(["markup", "departments"]);
    expect((await todayOf(sellers.pro)).first_steps).toBeNull();
    expect((await todayOf(buyer)).first_steps).toBeNull();
  });

  test("tells a customer of a declined payment, an answered return and unread messages", async () => {
    const who = await shop.buyer({ [tile]: 2 });
    expect((await todayOf(who)).waiting).toEqual([]);
    await sendOrder(who, await orderForm(who, { card: "declined" }));
    expect((await todayOf(who)).waiting).toMatchObject([
      { kind: "payment_declined", count: 1, about: who.project },
    ]);
    const { id } = await order(who);
    expect((await todayOf(who)).waiting).toEqual([]);

    const { db } = shop.platform;
    const item = await db
      .selectFrom("order_items")
      .select("id")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("order_item_history")
      .values({
        id: newId(),
        order_item_id: item.id,
        from_status: "Return Request",
        to_status: "Returned",
        by_user_id: sellers.admin.user_id,
        by_role: "Admin",
        note: "",
        at: new Date(),
      })
      .execute();
    expect((await todayOf(who)).waiting).toMatchObject([{ kind: "return_answered", count: 1, about: id }]);

    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const about = { about: "showroom", id: shop.market.oakstone.id };
    const talk = await who.call<{ id: string }>("POST /api/conversations", about);
    const conversation = talk.body.data.id;
    const say = (from: Client) =>
      from.call(`POST /api/conversations/${conversation}/messages`, { client_id: newId(), text: "Hello" });
    await say(who);
    expect((await todayOf(who)).waiting.map(({ kind }) => kind)).toEqual(["return_answered"]);
    await say(pro);
    expect((await todayOf(who)).waiting).toContainEqual(
      expect.objectContaining({ kind: "message", count: 1, about: conversation }),
    );
  });

  test("tells both sides of proposals that wait for them, and of payments that are due", async () => {
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const client = await newCustomer(shop);
    const kindsOf = async (who: Client) => (await todayOf(who)).waiting.map(({ kind }) => kind);
    const added = await pro.call<{ id: string }>(
      "POST /api/pro/clients",
      { full_name: "Ada Client", email: "ada.today@example.test" },
      { "Idempotency-Key": newId() },
    );
    const { id: client_id } = added.body.data;
    await shop.platform.db
      .updateTable("clients")
      .set({ account_id: client.user_id })
      .where("id", "=", client_id)
      .execute();
    const to = { client: client_id, client_name: "Ada", client_email: "ada.today@example.test" };
    const sent = await send(pro, await draft(pro, kitchen(), to));
    await seen(sent, client);
    expect(await kindsOf(client)).toContain("proposal_to_answer");
    const path = `POST /api/shared_proposals/${tokenOf(sent)}`;
    expect(
      (await client.call(`${path}/comments`, { name: "Ada", text: "Two more boxes, please." })).status,
    ).toBe(201);
    expect((await todayOf(pro)).waiting).toContainEqual(
      expect.objectContaining({ kind: "proposal_changes", count: 1, about: sent.id }),
    );
    expect((await sign(sent, client)).status).toBe(200);
    expect(await kindsOf(client)).toContain("installment_due");
    expect(await kindsOf(pro)).not.toContain("installment_overdue");
    shop.clock.skipMinutes(30 * 24 * 60);
    expect(await kindsOf(pro)).toContain("installment_overdue");
  });

  test("asks a vendor to reply to new reviews, not to those of last year", async () => {
    const { rows } = await sql<{ id: string }>`
      insert into reviews (id, product_id, author_name, rating, body, status, created_at)
      select gen_random_uuid(), p.id, 'Ida', 2, 'Two shades in one order.', 'published', d.at
      from (select id from products where vendor_id in (
          select id from vendors where user_id = ${sellers.tiler.user_id}) order by id limit 1) p,
        (values (${shop.platform.now()}::timestamptz - interval '1 year'),
          (${shop.platform.now()}::timestamptz - interval '1 day')) d (at)
      returning id`.execute(shop.platform.db);
    const reviews = async () =>
      (await todayOf(sellers.tiler)).waiting.filter(({ kind }) => kind === "review_to_answer");
    expect(await reviews()).toMatchObject([{ count: 1 }]);
    for (const { id } of rows) {
      const reply = { reply: "Send us a picture, and we replace it." };
      expect((await sellers.tiler.call(`PUT /api/vendor/reviews/${id}/reply`, reply)).status).toBe(200);
    }
    expect(await reviews()).toEqual([]);
  });

  test("is for accounts", async () => {
    const answer = await shop.app.fetch(new Request("http://localhost/api/today"));
    expect(answer.status).toBe(401);
  });
});
