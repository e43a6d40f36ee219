import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import type { ManagedReview, Review } from "../../../../contract/catalog/reviews.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

interface List<Row> {
  data: Row[];
  total: number;
}
interface Own {
  may_write: boolean;
  review: ManagedReview | null;
  votes: { id: string; helpful: number }[];
}

const faucet = "farbor0006";
const words = {
  rating: 4,
  title: "Solid brass",
  body: "Heavy in the hand, and the hose comes back by itself.",
};

let shop: Shop;
let admin: Client;
let vendor: Client;
let buyer: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  vendor = await shop.signIn(shop.market.faucetVendor.user_id);
  buyer = await received();
});
afterAll(() => shop.close());

/** A customer to whom the faucet was delivered. */
async function received(): Promise<Client> {
  const sku = shop.market.product("Arbor Pull-Down Kitchen Faucet").variants[0]!.sku;
  const customer = await shop.buyer({ [sku]: 1 });
  const { id, items } = await order(customer);
  for (const status of ["Accept to Pick Up", "Delivered"]) {
    const moved = await admin.call(`PUT /api/orders/${id}/items/${items[0]!.id}/status`, { status });
    expect(moved.status).toBe(200);
  }
  return customer;
}

const write = (who: Client, changes: object = {}, hash = faucet) =>
  who.call<ManagedReview>(`POST /api/products/${hash}/reviews`, { ...words, ...changes });
const settle = (review: ManagedReview, to: object) =>
  admin.call<ManagedReview>(`PUT /api/admin/reviews/${review.id}`, { version: review.version, ...to });
const publish = (review: ManagedReview) => settle(review, { status: "published" });

async function shown(query = ""): Promise<List<Review>> {
  const { body } = await visitor(shop.app).call(`GET /api/products/${faucet}/reviews${query}`);
  return body.data as List<Review>;
}
async function product(): Promise<Product> {
  const { body } = await visitor(shop.app).call(`GET /api/public?pid=${faucet}`);
  return (body.data as { product: Product }).product;
}
async function emailOf(client: Client): Promise<string> {
  const row = await shop.platform.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", client.user_id)
    .executeTakeFirstOrThrow();
  return row.email;
}

describe("writing", () => {
  it("is for customers who received the product", async () => {
    const other = await shop.buyer({});
    const refused = await write(other);
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.product?.[0]).toMatch(/received the product/);
    const mine = await other.call<Own>(`GET /api/products/${faucet}/reviews/mine`);
    expect(mine.body.data).toEqual({ may_write: false, review: null, votes: [] });
    expect((await write(vendor)).status).toBe(403);
    expect((await visitor(shop.app).call(`POST /api/products/${faucet}/reviews`, words)).status).toBe(401);
    expect((await write(buyer, {}, "nosuchhash")).status).toBe(404);
  });

  it("is not open before delivery", async () => {
    const sku = shop.market.product("Arbor Pull-Down Kitchen Faucet").variants[0]!.sku;
    const waiting = await shop.buyer({ [sku]: 1 });
    await order(waiting);
    expect((await write(waiting)).status).toBe(422);
  });

  it("says by field what is missing", async () => {
    const { status, body } = await write(buyer, { rating: 6, body: "Nice." });
    expect(status).toBe(422);
    expect(body.errors?.rating?.[0]).toBe("Choose one to five stars.");
    expect(body.errors?.body?.[0]).toMatch(/at least 20 characters/);
  });

  it("waits for a moderator, is shown afterwards, and counts then", async () => {
    const written = await write(buyer);
    expect(written.status).toBe(201);
    expect(written.body.data).toMatchObject({ status: "pending", author: "Ada B.", is_buyer: true });
    expect((await shown()).total).toBe(0);
    expect((await product()).reviews).toBe(0);
    const waiting = await admin.call<List<ManagedReview>>("GET /api/admin/reviews");
    expect(waiting.body.data.data.map(({ id }) => id)).toContain(written.body.data.id);

    expect((await publish(written.body.data)).body.data.status).toBe("published");
    expect((await shown()).data[0]).toMatchObject({ ...words, author: "Ada B.", helpful: 0 });
    expect(await product()).toMatchObject({ rating: 4, reviews: 1, rating_counts: [0, 0, 0, 1, 0] });
    expect((await mailsTo(shop.app, await emailOf(buyer)))[0]?.subject).toBe("Your review is published");
  });

  it("replaces the customer's earlier review, and a repeated click notifies nobody", async () => {
    const first = (await write(buyer)).body.data;
    expect(first.status).toBe("published");
    const second = (await write(buyer, { rating: 2 })).body.data;
    expect(second).toMatchObject({ id: first.id, rating: 2, status: "pending", version: first.version + 1 });
    const mails = (await mailsTo(shop.app, await emailOf(buyer))).length;
    await publish(second);
    await publish(second);
    expect((await shown()).data.map(({ rating }) => rating)).toEqual([2]);
    expect(await mailsTo(shop.app, await emailOf(buyer))).toHaveLength(mails + 1);
  });

  it("lists what was received, with what was written about it", async () => {
    const { body } =
      await buyer.call<List<{ product: { hash: string }; review: ManagedReview | null }>>(
        "GET /api/reviews/mine",
      );
    expect(body.data.data).toMatchObject([{ product: { hash: faucet }, review: { rating: 2 } }]);
  });
});

describe("moderation", () => {
  it("declines with a reason that the author reads, and never without one", async () => {
    const author = await received();
    const review = (await write(author)).body.data;
    expect((await settle(review, { status: "declined" })).body.errors?.reason?.[0]).toMatch(
      /Tell the author what to fix/,
    );
    const reason = "Please leave out the phone number.";
    expect((await settle(review, { status: "declined", reason })).status).toBe(200);
    expect((await shown()).data.map(({ id }) => id)).not.toContain(review.id);
    const mine = await author.call<Own>(`GET /api/products/${faucet}/reviews/mine`);
    expect(mine.body.data.review).toMatchObject({ status: "declined", decline_reason: reason });
    expect((await mailsTo(shop.app, await emailOf(author)))[0]?.text).toContain(reason);
  });

  it("does not publish words that were changed since they were read", async () => {
    const author = await received();
    const read = (await write(author)).body.data;
    await write(author, { body: "Buy your faucets somewhere else, at my own shop." });
    const answer = await publish(read);
    expect(answer.status).toBe(409);
    expect(answer.body.data.body).toMatch(/somewhere else/);
    expect((await shown()).data.map(({ id }) => id)).not.toContain(read.id);
  });

  it("is for an Admin alone", async () => {
    for (const who of [buyer, vendor]) {
      expect((await who.call("GET /api/admin/reviews")).status).toBe(403);
      const { id } = (await shown()).data[0]!;
      const taken = await who.call(`PUT /api/admin/reviews/${id}`, {
        status: "declined",
        reason: "No.",
        version: 1,
      });
      expect(taken.status).toBe(403);
    }
  });
});

describe("the vendor's answer", () => {
  it("is shown under the review, and its author is notified", async () => {
    const [review] = (await shown()).data;
    const reply = "Thank you. The new hose is on its way to you.";
    const answered = await vendor.call(`PUT /api/vendor/reviews/${review!.id}/reply`, { reply });
    expect(answered.status).toBe(200);
    expect((await shown()).data[0]).toMatchObject({
      vendor_reply: reply,
      vendor_replied_at: expect.any(String),
    });
    expect((await product()).latest_reviews[0]?.vendor_reply).toBe(reply);
    expect((await mailsTo(shop.app, await emailOf(buyer)))[0]?.text).toContain(reply);
    const open = await vendor.call<List<Review>>("GET /api/vendor/reviews?answered=0");
    expect(open.body.data.data.map(({ id }) => id)).not.toContain(review!.id);
  });

  it("is not another vendor's to give or to see", async () => {
    const other = await shop.signIn(shop.market.tileVendor.user_id);
    const [review] = (await shown()).data;
    const tried = await other.call(`PUT /api/vendor/reviews/${review!.id}/reply`, { reply: "Buy ours." });
    expect(tried.status).toBe(404);
    expect((await other.call<List<Review>>("GET /api/vendor/reviews")).body.data.total).toBe(0);
    expect((await shown()).data[0]?.vendor_reply).not.toBe("Buy ours.");
  });
});

describe("a vote", () => {
  it("counts once for each account, whatever is sent at once, and can be taken back", async () => {
    const [review] = (await shown()).data;
    const reader = await shop.buyer({});
    const call = (helpful: boolean) =>
      reader.call<{ helpful: number }>(`POST /api/reviews/${review!.id}/helpful`, { helpful });
    await Promise.all(Array.from({ length: 8 }, () => call(true)));
    expect((await shown("?sort=helpful")).data[0]?.helpful).toBe(1);
    await vendor.call(`POST /api/reviews/${review!.id}/helpful`, { helpful: true });
    expect((await call(true)).body.data.helpful).toBe(2);
    const mine = await reader.call<Own>(`GET /api/products/${faucet}/reviews/mine`);
    expect(mine.body.data.votes).toEqual([{ id: review!.id, helpful: 2 }]);
    await Promise.all(Array.from({ length: 8 }, () => call(false)));
    expect((await call(false)).body.data.helpful).toBe(1);
  });

  it("is not for your own review, nor for an unpublished one", async () => {
    const [review] = (await shown()).data;
    expect((await buyer.call(`POST /api/reviews/${review!.id}/helpful`, { helpful: true })).status).toBe(422);
    const pending = (await write(await received())).body.data;
    expect((await vendor.call(`POST /api/reviews/${pending.id}/helpful`, { helpful: true })).status).toBe(
      404,
    );
    const guest = await visitor(shop.app).call(`POST /api/reviews/${review!.id}/helpful`, { helpful: true });
    expect(guest.status).toBe(401);
  });
});

it("sorts by stars, and shows those with so many alone", async () => {
  for (const rating of [5, 1]) await publish((await write(await received(), { rating })).body.data);
  expect((await shown("?sort=highest")).data.map(({ rating }) => rating)).toEqual([5, 2, 1]);
  expect((await shown("?sort=lowest")).data.map(({ rating }) => rating)).toEqual([1, 2, 5]);
  expect(await shown("?rating=1")).toMatchObject({ total: 1, data: [{ rating: 1 }] });
  const refused = await visitor(shop.app).call(`GET /api/products/${faucet}/reviews?rating=7`);
  expect(refused.status).toBe(422);
});
