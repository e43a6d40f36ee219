import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addShowroom, addUser } from "../../../../tests/support/catalog-seed.ts";
import {
  type Client,
  openShop,
  order,
  portland,
  quoteOf,
  type Shop,
} from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

const create = (body: object, who = pro) => who.call<{ id: string; code: string }>("POST /api/coupons", body);

describe("a pro", () => {
  test("creates a coupon for their own showroom, in capitals", async () => {
    const made = await create({ code: "spring-26", percent: 4.5, max_uses: 100 });
    expect(made.status).toBe(201);
    expect(made.body.data.code).toBe("SPRING-26");
    const seen = await pro.call<object>(`GET /api/coupons/Spring-26?showroom=${shop.market.oakstone.vsd_id}`);
    expect(seen.body.data).toEqual({ code: "SPRING-26", percent: 4.5, amount: null });
  });

  test("cannot give more than the markup", async () => {
    const refused = await create({ code: "TOO-MUCH", percent: 10.01 });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ percent: ["A coupon can't be more than your markup of 10 %."] });
    expect((await create({ code: "JUST-RIGHT", percent: 10 })).status).toBe(201);
  });

  test("names either a percentage or an amount, a period that runs forward, and a new code", async () => {
    expect((await create({ code: "NEITHER" })).status).toBe(422);
    expect((await create({ code: "BOTH", percent: 5, amount: 10 })).status).toBe(422);
    const backwards = { starts_at: "2026-05-02T00:00:00Z", ends_at: "2026-05-01T00:00:00Z" };
    expect((await create({ code: "BACKWARDS", percent: 5, ...backwards })).status).toBe(422);
    await create({ code: "TWICE", percent: 5 });
    expect((await create({ code: "TWICE", amount: 5 })).body.errors).toHaveProperty("code");
  });

  test("may name days: a coupon is good from the start of the first to the end of the last, Pacific time", async () => {
    const { id } = (
      await create({ code: "WINTER", percent: 5, starts_at: "2088-12-01", ends_at: "2088-12-31" })
    ).body.data;
    const read = async () =>
      (await pro.call<{ starts_at: string; ends_at: string }>(`GET /api/pro/coupons/${id}`)).body.data;
    expect(await read()).toMatchObject({
      starts_at: "2088-12-01T08:00:00.000Z",
      ends_at: "2089-01-01T07:59:59.999Z",
    });
    // into the days on which the clock changes
    await pro.call(`PUT /api/pro/coupons/${id}`, { starts_at: "2088-03-14", ends_at: "2088-11-07" });
    expect(await read()).toMatchObject({
      starts_at: "2088-03-14T08:00:00.000Z",
      ends_at: "2088-11-08T07:59:59.999Z",
    });
    const none = await create({ code: "NO-DAY", percent: 5, ends_at: "2088-02-30" });
    expect(none.body.errors).toEqual({ ends_at: ["Enter a valid date, such as 2026-12-31."] });
  });

  test("is the only one who makes coupons", async () => {
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Not Pro"));
    expect((await create({ code: "MINE", percent: 5 }, customer)).status).toBe(403);
  });
});

describe("a coupon", () => {
  test("comes out of the markup alone: vendor, platform and tax office lose nothing but the tax on it", async () => {
    await create({ code: "TEN-OFF", amount: 10 });
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const quote = await quoteOf(buyer, buyer.project, { coupon: "ten-off" });
    expect(quote.coupon).toEqual({ code: "TEN-OFF", applied: true, message: "$10.00 off your order." });
    const made = await order(buyer, { coupon: "TEN-OFF" });
    expect(made.totals).toMatchObject({ merchandise: 377.93, discount: 10, total: 367.93 });
    const seen = (await pro.call(`GET /api/orders/${made.id}`)).body.data.order;
    // 4 × 6.80 and 1 × 15.39 of markup, less the coupon
    expect(seen.items.map((item) => item.profit)).toEqual([27.2, 15.39]);
    expect(seen.profit).toBe(42.59);
    expect(seen.items.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(32.59, 2);
    expect(seen.share).toBe(32.59);
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    expect((await vendor.call(`GET /api/orders/${made.id}`)).body.data.order.share).toBe(168);
  });

  test("is never more than the markup of any line, and says so", async () => {
    await create({ code: "HUNDRED", amount: 100 });
    const buyer = await shop.buyer({ [faucet]: 1 });
    const quote = await quoteOf(buyer, buyer.project, { coupon: "HUNDRED" });
    expect(quote.totals.discount).toBe(15.39);
    expect(quote.coupon?.message).toBe("$15.39 off your order, the maximum for these items.");
  });

  test("stays within the markup when the pro lowers that afterwards", async () => {
    const showroom = await addShowroom(shop.platform.db, "LOWMARK2", "Low Mark", 3000, [1, 2]);
    const owner = await shop.signIn(showroom.user_id);
    expect((await create({ code: "BIG", percent: 25 }, owner)).status).toBe(201);
    await shop.platform.db
      .updateTable("showrooms")
      .set({ markup_bp: 1000 })
      .where("id", "=", showroom.id)
      .execute();
    const made = await order(await shop.buyer({ [faucet]: 2 }, showroom), { coupon: "BIG" });
    expect(made.totals?.discount).toBe(30.78);
  });

  test("says why it does not count, and the price is the full one", async () => {
    await create({
      code: "OVER",
      percent: 5,
      starts_at: "2020-01-01T00:00:00Z",
      ends_at: "2020-02-01T00:00:00Z",
    });
    await create({ code: "SOON", percent: 5, starts_at: "2090-01-01T00:00:00Z" });
    const buyer = await shop.buyer({ [faucet]: 1 });
    const say = async (coupon: string) => (await quoteOf(buyer, buyer.project, { coupon })).coupon?.message;
    expect(await say("OVER")).toBe("This coupon has expired.");
    expect(await say("SOON")).toBe("This coupon isn't valid yet.");
    expect(await say("NOBODY-KNOWS")).toBe("This coupon isn't valid in this showroom.");
    const full = await quoteOf(buyer, buyer.project, { coupon: "OVER" });
    expect(full.totals).toMatchObject({ discount: 0, total: 169.29 });
  });

  test("of one showroom is worth nothing in another", async () => {
    const buyer = await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor);
    const quote = await quoteOf(buyer, buyer.project, { coupon: "TEN-OFF" });
    expect(quote.coupon?.applied).toBe(false);
  });

  test("is not used up by a card that was declined", async () => {
    await create({ code: "LAST-ONE", percent: 5, max_uses: 1 });
    const buyer = await shop.buyer({ [tile]: 2 });
    await expect(order(buyer, { coupon: "LAST-ONE", card: "declined" })).rejects.toThrow("declined");
    const made = await order(buyer, { coupon: "LAST-ONE" });
    expect(made.totals?.discount).toBeGreaterThan(0);
  });
});

describe("guessing codes", () => {
  const address = { socket: { remoteAddress: "203.0.113.90" } };
  const tryCode = (code: string, token?: string) =>
    shop.app.fetch(
      new Request(`http://localhost/api/coupons/${code}?showroom=OAKSTONE`, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      }),
      { incoming: address },
    );

  test("is blocked soon, by account and by address, without revealing which code is right", async () => {
    await create({ code: "SECRET-1", percent: 5 });
    const guesser = await shop.buyer({ [faucet]: 1 });
    const guess = async (from: number, count: number, token?: string) => {
      const codes = Array.from({ length: count }, (_, index) => `GUESS-${from + index}`);
      return Promise.all(codes.map(async (code) => (await tryCode(code, token)).status));
    };
    expect(await guess(0, 20, guesser.token)).toEqual(Array(20).fill(422));
    expect((await tryCode("SECRET-1", guesser.token)).status).toBe(429);
    const quote = await guesser.call("POST /api/checkout/quote", {
      project: guesser.project,
      shipping: portland,
      coupon: "SECRET-1",
    });
    expect(quote.status).toBe(429);
    expect(await guess(100, 39)).toEqual(Array(39).fill(422));
    expect((await tryCode("SECRET-1")).status).toBe(429);
  });

  test("does not include repeated quotes with one code", async () => {
    const buyer = await shop.buyer({ [faucet]: 1 });
    for (let time = 0; time < 25; time += 1) {
      expect((await quoteOf(buyer, buyer.project, { coupon: "NOT-A-CODE" })).coupon?.applied).toBe(false);
    }
  });
});
