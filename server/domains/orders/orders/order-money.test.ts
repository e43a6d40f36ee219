import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "../../../../contract/orders/orders.ts";
import {
  type Client,
  openShop,
  order,
  orderForm,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
let sellers: Awaited<ReturnType<typeof signInSellers>>;
beforeAll(async () => {
  shop = await openShop();
  sellers = await signInSellers(shop);
});
afterAll(() => shop.close());

const shown = async (who: Client, id: string) => (await who.call(`GET /api/orders/${id}`)).body.data.order;
const move = async (who: Client, { id, items }: Order, body: object): Promise<Order> =>
  (await who.call(`PUT /api/orders/${id}/items/${items[0]!.id}/status`, body)).body.data.order;

test("an order with a declined payment earns nothing and does not ship", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  expect((await sendOrder(buyer, await orderForm(buyer, { card: "declined" }))).status).toBe(402);
  const list = (await sellers.admin.call<{ data: Order[] }>("GET /api/orders")).body.data.data;
  expect(list[0]).toMatchObject({
    status: "payment_failed",
    profit: 0,
    items: [{ profit: 0, next_statuses: [] }],
  });
});

test("an order that waits for the bank links only its buyer back to the payment", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const asked = (await sendOrder(buyer, await orderForm(buyer, { card: "asks" }))).body.data;
  const { payment } = asked.action!;
  expect((await shown(buyer, asked.order.id)).payment_to_confirm).toBe(payment);
  expect((await shown(sellers.admin, asked.order.id)).payment_to_confirm).toBeNull();
  await buyer.call("POST /api/checkout/confirm", { payment, accepted: true });
  expect(await shown(buyer, asked.order.id)).toMatchObject({ status: "paid", payment_to_confirm: null });
});

test("carrier and tracking number come to the customer with the order", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const placed = await order(buyer);
  await move(sellers.admin, placed, { status: "Shipped", carrier: "UPS", tracking: "1Z999AA10123456784" });
  const { items } = await shown(buyer, placed.id);
  expect(items[0]?.history.at(-1)).toMatchObject({ carrier: "UPS", tracking: "1Z999AA10123456784" });
  const unknown = await sellers.admin.call(`PUT /api/orders/${placed.id}/items/${items[0]!.id}/status`, {
    status: "Delivered",
    carrier: "Pigeon",
  });
  expect(unknown.status).toBe(422);
});

test("the order shows a refund with its amount, and the remaining total", async () => {
  const buyer = await shop.buyer({ [tile]: 5 });
  const placed = await order(buyer);
  await move(sellers.admin, placed, { status: "Delivered" });
  const path = `/api/orders/${placed.id}/items/${placed.items[0]!.id}/return`;
  await buyer.call(`POST ${path}`, { reason: "Two boxes too many", qty: 2 });
  const part = (await shown(sellers.admin, placed.id)).items.find(
    ({ status }) => status === "Return Request",
  )!;
  await sellers.admin.call(`PUT /api/orders/${placed.id}/items/${part.id}/status`, { status: "Returned" });

  const now = await shown(buyer, placed.id);
  // 5 boxes at 52.16; no tax in Oregon
  expect(now.refunds).toMatchObject([
    { amount: 104.32, status: "succeeded", product_name: part.product_name },
  ]);
  expect(now.totals).toMatchObject({ total: 260.8, refunded: 104.32, after_refunds: 156.48 });
  const vendors = await shown(sellers.tiler, placed.id);
  expect([vendors.refunds, vendors.totals]).toEqual([[], undefined]);
});
