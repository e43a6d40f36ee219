import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Coupon, MarketCoupon, WholeCoupon } from "../../../../contract/orders/coupons.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  quoteOf,
  type Shop,
} from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";
import { newId } from "../../../platform/ids.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";
/** The category of the tile; its markup at Oakstone is 15 %. */
const tiles = 101;

let shop: Shop;
let pro: Client;
let other: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Coupon Office"));
});
afterAll(() => shop.close());

type List = {
  data: Coupon[];
  total: number;
  totals: { active: number; uses: number; given: number; brought: number };
};
let codes = 0;
async function made(body: object, who = pro): Promise<string> {
  const answer = await who.call<{ id: string }>("POST /api/coupons", { code: `CODE-${++codes}`, ...body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.id;
}
const read = async (id: string) => (await pro.call<WholeCoupon>(`GET /api/pro/coupons/${id}`)).body.data;
const list = async (query = "", who = pro) =>
  (await who.call<List>(`GET /api/pro/coupons?per_page=100${query}`)).body.data;
const say = async (buyer: Buyer, coupon: string) =>
  (await quoteOf(buyer, buyer.project, { coupon })).coupon?.message;
const put = (id: string, body: object) => pro.call<WholeCoupon>(`PUT /api/pro/coupons/${id}`, body);

describe("the list", () => {
  it("says who used a coupon and what it gave away, also after a return of the order", async () => {
    const before = (await list()).totals;
    const id = await made({ code: "LISTED", amount: 10, note: "Spring mailer" });
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const placed = await order(buyer, { coupon: "LISTED" });
    const [row] = (await list("&q=spring")).data;
    expect(row).toMatchObject({ id, state: "active", uses: 1, given: 10, brought: 377.93 });
    expect(await read(id)).toMatchObject({
      orders: [{ number: placed.number, discount: 10, total: placed.totals?.total, status: "paid" }],
    });
    const uses = await admin.call<{ number: string }[]>(`GET /api/admin/coupons/${id}/uses`);
    expect(uses.body.data).toMatchObject([{ number: placed.number, discount: 10 }]);
    const after = (await list()).totals;
    expect(after.given - before.given).toBeCloseTo(10, 2);
    expect(after.active - before.active).toBe(1);
    expect((await buyer.call(`POST /api/orders/${placed.id}/cancel`, {})).status).toBe(200);
    expect(await read(id)).toMatchObject({ given: 0, brought: 0 });
  });

  it("is filtered by state, and one's own", async () => {
    await made({ code: "LATER", percent: 5, starts_at: "2090-01-01" });
    await made({ code: "GONE", percent: 5, starts_at: "2020-01-01", ends_at: "2020-02-01" });
    expect((await list("&state=scheduled")).data.map(({ code }) => code)).toContain("LATER");
    expect((await list("&state=ended")).data.map(({ code }) => code)).toContain("GONE");
    expect((await list("&state=active")).data.map(({ code }) => code)).not.toContain("GONE");
    expect((await list("", other)).total).toBe(0);
  });
});

describe("a category and a minimum", () => {
  it("decide what a coupon counts for, and the other lines give nothing", async () => {
    await made({ code: "TILES-ONLY", percent: 15, category_id: tiles, minimum: 100 });
    const few = await shop.buyer({ [tile]: 1, [faucet]: 5 });
    expect(await say(few, "TILES-ONLY")).toMatch(/^This coupon needs \$100\.00 of products from .+ more\.$/);
    const none = await shop.buyer({ [faucet]: 5 });
    expect(await say(none, "TILES-ONLY")).toMatch(/Your cart has none/);
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const placed = await order(buyer, { coupon: "TILES-ONLY" });
    const seen = (await pro.call(`GET /api/orders/${placed.id}`)).body.data.order;
    // the tile's whole markup of 4 × 6.80, and nothing of the faucet's 15.39
    expect(placed.totals?.discount).toBe(27.2);
    expect(seen.share).toBe(15.39);
  });

  it("let a percentage go as far as the markup of what it is for", async () => {
    const call = (body: object) => pro.call("POST /api/coupons", { code: `CODE-${++codes}`, ...body });
    expect((await call({ percent: 15.01, category_id: tiles })).body.errors).toEqual({
      percent: ["A coupon can't be more than your markup of 15 %."],
    });
    expect((await call({ percent: 5, category_id: 999_999 })).body.errors).toEqual({
      category_id: ["Category not found."],
    });
  });
});

describe("a change", () => {
  it("is free before the first order, and leaves the worth alone after it", async () => {
    const id = await made({ code: "CHANGED", percent: 5 });
    expect((await put(id, { amount: 8, minimum: 20 })).body.data).toMatchObject({ percent: null, amount: 8 });
    expect((await put(id, { percent: 40 })).body.errors).toHaveProperty("percent");
    await order(await shop.buyer({ [faucet]: 1 }), { coupon: "CHANGED" });
    expect((await put(id, { amount: 9 })).body.errors).toEqual({
      amount: ["An order has used this coupon. End it and create a new one."],
    });
    const limited = await put(id, { amount: 8, max_uses: 1, note: "For May" });
    expect(limited.body.data).toMatchObject({ max_uses: 1, note: "For May", state: "used_up" });
    expect((await put(id, { max_uses: null })).body.data.state).toBe("active");
    expect((await put(id, { ends_at: "2020-01-01" })).status).toBe(422);
  });

  it("is the pro's alone", async () => {
    const id = await made({ percent: 5 });
    expect((await other.call(`PUT /api/pro/coupons/${id}`, { note: "x" })).status).toBe(404);
    expect((await other.call(`POST /api/pro/coupons/${id}/end`)).status).toBe(404);
    expect((await other.call(`GET /api/pro/coupons/${id}`)).status).toBe(404);
  });
});

describe("the end", () => {
  it("comes at once, also for one that would have started later, and is final", async () => {
    const id = await made({ code: "ENDS", percent: 5, starts_at: "2090-01-01" });
    const ended = await pro.call<WholeCoupon>(`POST /api/pro/coupons/${id}/end`);
    expect(ended.body.data).toMatchObject({ state: "ended", ended_by_market: false });
    expect((await pro.call(`POST /api/pro/coupons/${id}/end`)).status).toBe(200);
    expect(await say(await shop.buyer({ [faucet]: 1 }), "ENDS")).toBe("This coupon has expired.");
    expect((await put(id, { ends_at: null })).status).toBe(422);
  });

  it("comes from an admin with a reason, which the pro reads", async () => {
    const id = await made({ code: "NOT-OK", percent: 5 });
    const all = await admin.call<{ data: MarketCoupon[] }>("GET /api/admin/coupons?q=not-ok");
    expect(all.body.data.data).toMatchObject([{ id, showroom: { vsd_id: shop.market.oakstone.vsd_id } }]);
    const path = `POST /api/admin/coupons/${id}/end`;
    expect((await admin.call(path, { reason: "" })).status).toBe(422);
    expect((await pro.call(path, { reason: "No" })).status).toBe(403);
    expect((await admin.call(path, { reason: "The text promises free shipping." })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      state: "ended",
      ended_by_market: true,
      end_reason: "The text promises free shipping.",
    });
    const news = await pro.call<{ data: { title: string; body: string }[] }>("GET /api/notification");
    expect(news.body.data.data[0]).toMatchObject({
      title: "The marketplace ended your coupon NOT-OK",
      body: "The text promises free shipping.",
    });
  });
});

describe("a gift", () => {
  async function giftTo(email: string, body: object = {}) {
    const client = await pro.call<{ id: string }>(
      "POST /api/pro/clients",
      { full_name: "Nell Farrow", email },
      { "Idempotency-Key": newId() },
    );
    const given = await pro.call<WholeCoupon>("POST /api/pro/coupon-gifts", {
      client: client.body.data.id,
      ...body,
    });
    return { given, client: client.body.data.id };
  }

  it("is mailed with a link, good for that client alone, and for one order", async () => {
    const buyer = await shop.buyer({ [faucet]: 1 });
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.user_id)
      .executeTakeFirstOrThrow();
    const { given } = await giftTo(email, { amount: 10, message: "Thank you for waiting." });
    expect(given.status).toBe(201);
    const { code, gift } = given.body.data;
    expect(gift?.name).toBe("Nell Farrow");
    const [mail] = await mailsTo(shop.app, email);
    expect(mail?.text).toContain(`/enter/${shop.market.oakstone.vsd_id}?coupon=${code}`);
    expect(mail?.text).toContain("Thank you for waiting.");
    const stranger = await shop.buyer({ [faucet]: 1 });
    expect(await say(stranger, code)).toMatch(/gift to one client/);
    const placed = await order(buyer, { coupon: code });
    expect(placed.totals?.discount).toBe(10);
    expect((await list(`&q=${code}`)).data).toMatchObject([{ state: "used_up", given: 10 }]);
  });

  it("names its last day in the email, in winter and in summer time alike", async () => {
    for (const [ends_at, shown, end] of [
      ["2088-12-31", "12.31.2088", "2089-01-01T07:59:59.999Z"],
      ["2088-07-04", "07.04.2088", "2088-07-05T06:59:59.999Z"],
      // what a form of another system sends for the last minute of a day there
      ["2089-01-01T06:59:00Z", "12.31.2088", "2089-01-01T06:59:00.000Z"],
    ] as const) {
      const email = `dated-${ends_at.toLowerCase().replaceAll(/\W/g, "-")}@example.com`;
      const { given } = await giftTo(email, { amount: 10, ends_at });
      expect(given.body.data.ends_at).toBe(end);
      const [mail] = await mailsTo(shop.app, email);
      expect(mail?.text).toContain(`Expires: ${shown}`);
    }
  });

  it("needs an address, a worth within the markup, and a client of one's own", async () => {
    const { given, client } = await giftTo("", { amount: 10 });
    expect(given.body.errors).toEqual({ client: ["Add an email address for Nell Farrow first."] });
    const sent = { client, percent: 5 };
    expect((await other.call("POST /api/pro/coupon-gifts", sent)).status).toBe(404);
    const much = await giftTo("much@example.test", { percent: 60 });
    expect(much.given.body.errors).toHaveProperty("percent");
    const link = await giftTo("link@example.test", { percent: 5, message: "See www.elsewhere.com" });
    expect(link.given.body.errors).toHaveProperty("message");
    expect((await pro.call("POST /api/pro/coupon-gifts", { client: randomUUID(), percent: 5 })).status).toBe(
      404,
    );
  });

  it("is nobody's once its client is gone", async () => {
    const { given, client } = await giftTo("gone@example.test", { amount: 10 });
    await shop.platform.db.deleteFrom("clients").where("id", "=", client).execute();
    const buyer = await shop.buyer({ [faucet]: 1 });
    expect(await say(buyer, given.body.data.code)).toMatch(/gift to one client/);
  });
});
