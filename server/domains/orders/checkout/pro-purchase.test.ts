import { describe, expect, test } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Order } from "../../../../contract/orders/orders.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import {
  type Buyer,
  balancesByKind,
  order,
  orderForm,
  portland,
  quoteOf,
  sendOrder,
} from "../../../../tests/support/shop.ts";

import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const california = { ...portland, state: "CA", city: "Napa", zip_code: "94558" };

const shop = shopForTests();

const proWith = async (lines: Record<string, number>): Promise<Buyer> => {
  const { user_id } = shop.market.oakstone;
  return { ...(await shop.signIn(user_id)), project: await shop.fillCart(user_id, lines) };
};

describe("a pro in their own showroom", () => {
  test("buys at the trade price, and every party gets its share to the cent", async () => {
    const before = await balancesByKind(shop);
    const pro = await proWith({ [tile]: 10, [faucet]: 1 });
    // tile 42.00 + 8 % = 45.36; faucet 142.50 + 8 % = 153.90; California 7.25 %
    const cart = (await pro.call<Project>(`GET /api/projectCart/${pro.project}`)).body.data;
    expect([cart.at_trade_price, cart.totals.total]).toEqual([true, 607.5]);
    const quote = await quoteOf(pro, pro.project, { shipping: california });
    expect(quote.totals).toMatchObject({ merchandise: 607.5, discount: 0, tax: 44.04, total: 651.54 });

    const bought = await order(pro, { shipping: california });
    expect(bought).toMatchObject({ is_buyer: true, profit: 0, totals: { total: 651.54 } });
    expect(bought.items.map((item) => [item.unit_price, item.contractor_markup_amt])).toEqual([
      [45.36, 0],
      [153.9, 0],
    ]);
    const after = await balancesByKind(shop);
    const moved = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect(moved("gateway_clearing")).toBe(65_154);
    expect(moved("vendor_pending")).toBe(-(42_000 + 14_250));
    expect(moved("contractor_pending")).toBe(0);
    expect(moved("platform_revenue")).toBe(-(3_360 + 1_140));
    expect(moved("tax_payable")).toBe(-4_404);
  });

  test("cannot use a coupon on their own markup", async () => {
    const pro = await proWith({ [tile]: 2 });
    await pro.call("POST /api/coupons", { code: "SPRING5", percent: 5 });
    const quote = await quoteOf(pro, pro.project, { coupon: "SPRING5" });
    expect(quote.coupon).toEqual({
      code: "SPRING5",
      applied: false,
      message: "Coupons do not apply to your trade price.",
    });
    expect(quote.totals.total).toBe(90.72);
    await shop.platform.db.deleteFrom("projects").where("id", "=", pro.project).execute();
  });

  test("cancels their own purchase within the hour, and cannot decline it as its seller", async () => {
    const pro = await proWith({ [tile]: 2 });
    const before = await balancesByKind(shop);
    const bought = await order(pro);
    const item = bought.items[0]!;
    expect([item.can_cancel, item.next_statuses]).toEqual([true, []]);
    const declined = await pro.call(`PUT /api/orders/${bought.id}/items/${item.id}/status`, {
      status: "Decline",
    });
    expect(declined.body.code).toBe("illegal_status");
    const { body } = await pro.call<{ order: Order }>(`POST /api/orders/${bought.id}/cancel`, {});
    expect(body.data.order.items[0]?.status).toBe("Cancle");
    expect(await balancesByKind(shop)).toEqual(before);
  });

  test("cannot cancel, return or redirect what a customer bought there", async () => {
    const bought = await order(await shop.buyer({ [tile]: 2 }));
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const tries: [string, object][] = [
      [`POST /api/orders/${bought.id}/cancel`, {}],
      [`PUT /api/orders/${bought.id}/address`, portland],
      [`POST /api/orders/${bought.id}/items/${bought.items[0]!.id}/return`, { reason: "Not mine" }],
    ];
    for (const [endpoint, body] of tries) expect((await pro.call(endpoint, body)).status).toBe(404);
  });

  test("is notified of the purchase once, as its buyer", async () => {
    const pro = await proWith({ [tile]: 2 });
    const bought = await order(pro);
    const told = await shop.platform.db
      .selectFrom("notifications")
      .select("title")
      .where((where) => where.and({ user_id: pro.user_id, link: `/account/orders/${bought.id}` }))
      .execute();
    expect(told).toEqual([{ title: `Order ${bought.number} is confirmed` }]);
  });
});

describe("who cannot buy", () => {
  test("a pro in another showroom is refused before anything is charged", async () => {
    const { user_id } = shop.market.oakstone;
    const pro = await shop.signIn(user_id);
    const project = await shop.fillCart(user_id, { [tile]: 2 }, shop.market.harbor);
    const quote = await pro.call("POST /api/checkout/quote", { project, shipping: portland });
    expect([quote.status, quote.body.code]).toEqual([403, "cannot_buy"]);
    const own = await proWith({ [tile]: 2 });
    const form = { ...(await orderForm(own)), project };
    expect((await sendOrder(pro, form)).status).toBe(403);
    await shop.platform.db.deleteFrom("projects").where("id", "in", [project, own.project]).execute();
  });

  test("a vendor and an admin are told what to do", async () => {
    const tiler = await shop.signIn(shop.market.tileVendor.user_id);
    const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Back Office"));
    for (const who of [tiler, admin]) {
      const project = await shop.fillCart(who.user_id, { [tile]: 2 });
      const { status, body } = await who.call("POST /api/checkout/quote", { project, shipping: portland });
      expect([status, body.message]).toEqual([
        403,
        "This account cannot buy in this showroom. Pros buy in their own showroom; everyone else signs in as a homeowner.",
      ]);
    }
  });
});
