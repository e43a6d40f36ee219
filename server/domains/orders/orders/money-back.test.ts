import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dueWithin } from "../../../../domain/days/calendar.ts";
import {
  balancesByKind,
  type Client,
  countRows,
  openShop,
  order,
  portland,
  type Shop,
  signInSellers,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { GatewayUnreachable, RefundRefused } from "../../../platform/payments/gateway.ts";
import { releasePending } from "./release.flow.ts";
import { settleOpenRefunds } from "./take-back.flow.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";
const days = (count: number) => count * 24 * 60;

let shop: Shop;
let tiler: Client;
let pro: Client;
let admin: Client;
let stock: number;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, pro, admin } = await signInSellers(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  stock = await stockOf(shop, tile);
});

const moveTo = (who: Client, id: string, item: string, status: string) =>
  who.call(`PUT /api/orders/${id}/items/${item}/status`, { status });

async function delivered(
  lines: Record<string, number>,
  shipping = portland,
  showroom = shop.market.oakstone,
) {
  const buyer = await shop.buyer(lines, showroom);
  const made = await order(buyer, { shipping });
  for (const item of made.items) await moveTo(admin, made.id, item.id, "Delivered");
  return { buyer, made, item: made.items[0]! };
}

const refundsOf = (orderId: string) =>
  shop.platform.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.amount_cents", "refunds.status"])
    .where("payments.order_id", "=", orderId)
    .execute();

const payoutsOf = async (who: Client) =>
  (
    await who.call<{
      pending: number;
      available: number;
      negative_due_on: string | null;
      entries: { kind: string; order: string | null; amount: number }[];
      total: number;
    }>("GET /api/payouts?per_page=100")
  ).body.data;

describe("cancelling", () => {
  test("within 60 minutes gives stock and money back, and every account returns to zero", async () => {
    const before = await balancesByKind(shop);
    const buyer = await shop.buyer({ [tile]: 3, [faucet]: 1 });
    const made = await order(buyer, { shipping: { ...portland, state: "CA", zip_code: "94105" } });
    const answer = await buyer.call(`POST /api/orders/${made.id}/cancel`, { reason: "Wrong colour" });
    expect(answer.body.data.order.items.map((item) => item.status)).toEqual(["Cancle", "Cancle"]);
    expect(await refundsOf(made.id)).toEqual([
      { amount_cents: Math.round(made.totals!.total * 100), status: "succeeded" },
    ]);
    expect(await stockOf(shop, tile)).toBe(stock);
    expect(await balancesByKind(shop)).toEqual(before);
  });

  test("tells the vendors not to ship, and the customer what comes back", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await order(buyer);
    await buyer.call(`POST /api/orders/${made.id}/cancel`, { reason: "" });
    const mails = await shop.platform.db
      .selectFrom("mails")
      .select(["recipient", "body_text"])
      .where("subject", "=", `Order ${made.number}: Cancelled`)
      .execute();
    const text = (start: string) => mails.find((mail) => mail.recipient.startsWith(start))?.body_text;
    expect(text("north.quay")).toContain("Please don't ship");
    expect(text("ada.buyer")).toContain("$156.48 to the card");
  });

  test("is refused after 60 minutes, for another account's order, and once items have shipped", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await order(buyer);
    const other = await shop.buyer({});
    expect((await other.call(`POST /api/orders/${made.id}/cancel`, {})).status).toBe(404);
    await moveTo(admin, made.id, made.items[0]!.id, "Picked Up");
    expect((await buyer.call(`POST /api/orders/${made.id}/cancel`, {})).status).toBe(422);
    const late = await shop.buyer({ [tile]: 3 });
    const lateOrder = await order(late);
    shop.clock.skipMinutes(61);
    const answer = await late.call(`POST /api/orders/${lateOrder.id}/cancel`, {});
    expect(answer.body.errors?.order?.[0]).toContain("within 60 minutes");
  });
});

describe("declining", () => {
  test("by the vendor refunds that item alone, to the cent", async () => {
    const buyer = await shop.buyer({ [tile]: 3, [faucet]: 1 });
    const made = await order(buyer, { shipping: { ...portland, state: "CA", zip_code: "94105" } });
    const item = made.items.find((each) => each.sku === tile)!;
    await moveTo(tiler, made.id, item.id, "Decline");
    const paid = Math.round((item.line_total! - item.discount! + item.tax!) * 100);
    expect(await refundsOf(made.id)).toEqual([{ amount_cents: paid, status: "succeeded" }]);
    expect(await stockOf(shop, tile)).toBe(stock);
    const again = await moveTo(tiler, made.id, item.id, "Decline");
    expect(again.status).toBe(422);
  });
});

describe("returning", () => {
  test("within 12 days of delivery: the request shows a negative profit, the return gives the money back", async () => {
    const { buyer, made, item } = await delivered({ [tile]: 4 });
    const asked = await buyer.call(`POST /api/orders/${made.id}/items/${item.id}/return`, {
      reason: "Too dark",
    });
    expect(asked.body.data.order.items[0]?.status).toBe("Return Request");
    const seen = (await pro.call(`GET /api/orders/${made.id}`)).body.data.order;
    expect(seen.items[0]?.profit).toBe(-27.2);
    expect(await refundsOf(made.id)).toEqual([]);
    await moveTo(admin, made.id, item.id, "Returned");
    expect(await refundsOf(made.id)).toEqual([{ amount_cents: 20_864, status: "succeeded" }]);
    expect(await stockOf(shop, tile)).toBe(stock);
    expect((await pro.call(`GET /api/orders/${made.id}`)).body.data.order).toMatchObject({
      profit: -27.2,
      share: 0,
      items: [{ profit: -27.2, share: 0 }],
    });
  });

  test("of a part divides the line and refunds that part", async () => {
    const { buyer, made, item } = await delivered(
      { [tile]: 10 },
      { ...portland, state: "CA", zip_code: "94105" },
    );
    await buyer.call(`POST /api/orders/${made.id}/items/${item.id}/return`, {
      reason: "Three boxes left",
      qty: 3,
    });
    const seen = (await buyer.call(`GET /api/orders/${made.id}`)).body.data.order;
    const parts = seen.items.map((each) => [each.qty, each.status, each.history.length]);
    expect(parts.sort()).toEqual([
      [3, "Return Request", 3],
      [7, "Delivered", 2],
    ]);
    const tax = seen.items.reduce((sum, each) => sum + each.tax!, 0);
    expect(tax).toBeCloseTo(made.totals!.tax, 6);
    const part = seen.items.find((each) => each.qty === 3)!;
    await moveTo(admin, made.id, part.id, "Returned");
    expect(await stockOf(shop, tile)).toBe(stock - 7);
    expect((await refundsOf(made.id))[0]?.amount_cents).toBe(Math.round((3 * 52.16 + part.tax!) * 100));
  });

  test("keeps the initial freight", async () => {
    await shop.platform.db
      .updateTable("vendors")
      .set({ remote_freight_cents: 30_000 })
      .where("id", "=", shop.market.tileVendor.id)
      .execute();
    const { made, item, buyer } = await delivered(
      { "NQT-HOLL-48": 1 },
      { ...portland, state: "AK", zip_code: "99501" },
      shop.market.harbor,
    );
    expect(made.totals?.shipping).toBe(300);
    await buyer.call(`POST /api/orders/${made.id}/items/${item.id}/return`, { reason: "Not needed" });
    await moveTo(admin, made.id, item.id, "Returned");
    expect((await refundsOf(made.id))[0]?.amount_cents).toBe(Math.round(made.totals!.total * 100) - 30_000);
  });

  test("is refused after 12 days, before delivery, and for more than was bought", async () => {
    const { buyer, made, item } = await delivered({ [tile]: 4 });
    const back = (qty?: number) =>
      buyer.call(`POST /api/orders/${made.id}/items/${item.id}/return`, {
        reason: "Too dark",
        ...(qty && { qty }),
      });
    expect((await back(5)).body.errors).toEqual({ qty: ["You bought 4 of these."] });
    shop.clock.skipMinutes(days(13));
    expect((await back()).body.errors?.item?.[0]).toContain("within 12 days");
  });

  test("that support refuses leaves the product with the customer and moves no money", async () => {
    const { buyer, made, item } = await delivered({ [tile]: 4 });
    await buyer.call(`POST /api/orders/${made.id}/items/${item.id}/return`, { reason: "Too dark" });
    const kept = await moveTo(admin, made.id, item.id, "Delivered");
    expect(kept.body.data.order.items[0]?.status).toBe("Delivered");
    expect(await refundsOf(made.id)).toEqual([]);
  });
});

describe("the provider", () => {
  test("is asked once more, under the same key, when its answer to a refund was lost", async () => {
    const { payments } = shop.platform;
    const keys: string[] = [];
    shop.platform.payments = {
      ...payments,
      refund: async (request) => {
        keys.push(request.idempotency_key);
        const done = await payments.refund(request);
        if (keys.length === 1) throw new GatewayUnreachable("lost");
        return done;
      },
    };
    const refunds = await countRows(shop, "sandbox_refunds");
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await order(buyer);
    const answer = await buyer.call(`POST /api/orders/${made.id}/cancel`, {});
    expect(answer.status).toBe(200);
    expect(await refundsOf(made.id)).toMatchObject([{ status: "requested" }]);
    shop.clock.skipMinutes(1);
    await settleOpenRefunds(shop.platform);
    shop.platform.payments = payments;
    expect(await refundsOf(made.id)).toMatchObject([{ status: "succeeded" }]);
    expect(keys[1]).toBe(keys[0]);
    expect(await countRows(shop, "sandbox_refunds")).toBe(refunds + 1);
  });

  test("may refuse a refund: it is marked as failed, and the customer is still owed", async () => {
    const { payments } = shop.platform;
    const owed = (await balancesByKind(shop)).refunds ?? 0;
    shop.platform.payments = {
      ...payments,
      refund: async () => {
        throw new RefundRefused("disputed");
      },
    };
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await order(buyer);
    await buyer.call(`POST /api/orders/${made.id}/cancel`, {});
    shop.platform.payments = payments;
    expect(await refundsOf(made.id)).toEqual([{ amount_cents: 15_648, status: "failed" }]);
    expect((await balancesByKind(shop)).refunds).toBe(owed - 15_648);
  });
});

describe("balances", () => {
  test("are pending after the sale and available 46 business days after delivery", async () => {
    const before = await payoutsOf(tiler);
    const { made } = await delivered({ [tile]: 10 });
    const pending = await payoutsOf(tiler);
    expect(pending.pending - before.pending).toBeCloseTo(420);
    shop.clock.skipMinutes(days(60));
    await releasePending(shop.platform);
    expect((await payoutsOf(tiler)).entries.filter((entry) => entry.order === made.number)).toHaveLength(1);
    shop.clock.skipMinutes(days(15));
    await Promise.all([releasePending(shop.platform), releasePending(shop.platform)]);
    const after = await payoutsOf(tiler);
    const mine = after.entries.filter((entry) => entry.order === made.number);
    expect(mine.map((entry) => [entry.kind, entry.amount])).toEqual([
      ["Now available", 420],
      ["Became available", -420],
      ["Sale", 420],
    ]);
    expect(after.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBeCloseTo(
      after.pending + after.available,
    );
  });

  test("of pros are their markups, and each sees only their own", async () => {
    const before = await payoutsOf(pro);
    const harbor = await payoutsOf(await shop.signIn(shop.market.harbor.user_id));
    await delivered({ [tile]: 10 });
    expect((await payoutsOf(pro)).pending - before.pending).toBeCloseTo(68);
    expect(await payoutsOf(await shop.signIn(shop.market.harbor.user_id))).toEqual(harbor);
    expect((await admin.call("GET /api/payouts")).status).toBe(403);
  });

  test("go below zero if products are returned after their share was released, and are due in 10 days", async () => {
    const showroom = shop.market.quiet;
    const { made, item } = await delivered({ "WSP-MIL-BG": 1 }, portland, showroom);
    shop.clock.skipMinutes(days(75));
    await releasePending(shop.platform);
    const owner = await shop.signIn(showroom.user_id);
    expect(await payoutsOf(owner)).toMatchObject({ pending: 0, available: 41.85, negative_due_on: null });
    // paid out meanwhile
    await shop.platform.db.transaction().execute(async (db) => {
      const { postTransfers } = await import("../../money/ledger/index.ts");
      await postTransfers(db, [
        {
          reference: "test:payout",
          kind: "payment",
          order_id: made.id,
          at: shop.platform.now(),
          postings: [
            { kind: "contractor_available", owner_id: showroom.id, amount_cents: 4_185 },
            { kind: "gateway_clearing", owner_id: null, amount_cents: -4_185 },
          ],
        },
      ]);
    });
    shop.clock.skipMinutes(days(1));
    await moveTo(admin, made.id, item.id, "Return Request");
    await moveTo(admin, made.id, item.id, "Returned");
    const due = await payoutsOf(owner);
    expect(due.available).toBe(-41.85);
    expect(due.negative_due_on).toBe(dueWithin(shop.platform.now(), 10).toISOString());
  });
});

test("refunds are never more than what was captured, and every transfer sums to zero", async () => {
  const { rows: over } = await shop.platform.db.executeQuery(
    shop.platform.db
      .selectFrom("payments")
      .innerJoin("refunds", "refunds.payment_id", "payments.id")
      .select(["payments.id"])
      .groupBy(["payments.id", "payments.amount_cents"])
      .having((sum) => sum(sum.fn.sum("refunds.amount_cents"), ">", sum.ref("payments.amount_cents")))
      .compile(),
  );
  expect(over).toEqual([]);
  const uneven = await shop.platform.db
    .selectFrom("ledger_entries")
    .select("transfer_id")
    .groupBy("transfer_id")
    .having((sum) => sum(sum.fn.sum("amount_cents"), "<>", 0))
    .execute();
  expect(uneven).toEqual([]);
});
