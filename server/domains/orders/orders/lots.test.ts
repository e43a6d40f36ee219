import { afterAll, beforeAll, expect, it } from "vitest";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import type { Project } from "../../../../contract/design/project-cart.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  orderForm,
  quoteOf,
  type Shop,
  sendOrder,
  signInSellers,
  stockOf,
} from "../../../../tests/support/shop.ts";

let shop: Shop;
let tiler: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, admin } = await signInSellers(shop));
});
afterAll(() => shop.close());

const sku = "NQT-CARR-1224-M";
const row = async () =>
  (await tiler.call<{ data: ListedVariant[] }>(`GET /api/vendor/products?q=${sku}`)).body.data.data.find(
    (one) => one.sku === sku,
  )!;
const put = async (change: object, client = tiler) =>
  client.call<ListedVariant>(`PUT /api/vendor/stock/${sku}`, { version: (await row()).version, ...change });
const lotsNow = async () => Object.fromEntries((await row()).lots.map(({ lot, stock }) => [lot, stock]));
const restock = async (lots: Record<string, number>, unrecorded = 0) => {
  await put({ stock: 0 });
  for (const { lot } of (await row()).lots) await put({ lot, stock: 0 });
  await put({ stock: unrecorded });
  for (const [lot, stock] of Object.entries(lots)) await put({ lot, stock });
};
const move = (orderId: string, item: string, body: object, client = tiler) =>
  client.call(`PUT /api/orders/${orderId}/items/${item}/status`, body);
const chooseLot = async (buyer: Buyer, project: string, lot: string | null) => {
  const cart = (await buyer.call<Project>(`GET /api/projectCart/${project}`)).body.data;
  const [line] = cart.Project_tans;
  return {
    line: line!,
    answer: await buyer.call<Project>(`PUT /api/projectCart/lines/${line!.id}/lot`, { lot }),
  };
};

it("a lot's count moves the stock with it, and a lower stock takes the oldest lots first", async () => {
  await restock({}, 5);
  const added = await put({ lot: "A-17", stock: 40, received_on: "2026-02-01" });
  expect(added.body.data).toMatchObject({
    stock: 45,
    lots: [{ lot: "A-17", stock: 40, received_on: "2026-02-01" }],
  });
  await put({ lot: "B-02", stock: 20, received_on: "2026-03-01" });
  expect((await put({ lot: "a-17", stock: 30 })).body.data).toMatchObject({
    stock: 55,
    lots: [
      { lot: "a-17", stock: 30, received_on: "2026-02-01" },
      { lot: "B-02", stock: 20 },
    ],
  });
  expect((await put({ stock: 25 })).body.data).toMatchObject({ stock: 25 });
  expect(await lotsNow()).toEqual({ "a-17": 5, "B-02": 20 });
  expect((await put({ lot: "B-02", stock: 0 })).body.data).toMatchObject({ stock: 5 });
  const counted = { lot: "D", stock: 4, is_counted: true };
  expect((await put(counted)).body.errors?.stock).toEqual(["Only 0 in stock aren't assigned to a lot."]);
  await put({ stock: 9 });
  expect((await put(counted)).body.data).toMatchObject({
    stock: 9,
    lots: [{ lot: "D", stock: 4 }, { stock: 5 }],
  });
  expect((await put({ lot: "C" })).body.errors?.stock).toEqual(["Enter the quantity of this lot."]);
  const { version } = await row();
  await put({ lead_time_days: 9 });
  const stale = await tiler.call(`PUT /api/vendor/stock/${sku}`, { version, lot: "C", stock: 1 });
  expect(stale.status).toBe(409);
});

it("an order is served from one lot, and gives it back with its stock", async () => {
  await restock({ A: 40, B: 12 }, 3);
  const buyer = await shop.buyer({ [sku]: 10 });
  const bought = await order(buyer);
  expect(bought.items[0]).toMatchObject({ lot: "B", same_lot: false });
  expect(await lotsNow()).toEqual({ A: 40, B: 2 });
  expect(await stockOf(shop, sku)).toBe(45);
  await buyer.call(`POST /api/orders/${bought.id}/cancel`, {});
  expect(await lotsNow()).toEqual({ A: 40, B: 12 });
  expect(await stockOf(shop, sku)).toBe(55);
});

it("the vendor notes the lot that ships, and the counts follow", async () => {
  await restock({ A: 40, B: 12 });
  const bought = await order(await shop.buyer({ [sku]: 10 }));
  const [item] = bought.items;
  expect((await move(bought.id, item!.id, { status: "Vendor Approved", lot: "a" })).status).toBe(200);
  expect(await lotsNow()).toEqual({ A: 30, B: 12 });
  const other = await move(bought.id, item!.id, { status: "In Progress", lot: "Z-9" });
  expect(other.body.data).toMatchObject({ order: { items: [{ lot: "Z-9" }] } });
  expect(await stockOf(shop, sku)).toBe(42);
  const { A = 0, B = 0 } = await lotsNow();
  expect(A + B).toBeLessThanOrEqual(42);
});

it("an add-on order takes the same lot only: the quote says what is left, and the vendor can't ship another", async () => {
  await restock({ A: 15, B: 60 });
  const buyer = await shop.buyer({ [sku]: 12 });
  expect((await order(buyer)).items[0]!.lot).toBe("A");
  const again = await shop.fillCart(buyer.user_id, { [sku]: 5 });
  const refused = await chooseLot(buyer, again, "B");
  expect(refused.line).toMatchObject({ lot: null, lots_before: ["A"] });
  expect(refused.answer.body.errors?.lot).toEqual(["Choose the lot of one of your orders."]);
  const { answer } = await chooseLot(buyer, again, "a");
  expect(answer.body.data.Project_tans[0]).toMatchObject({ lot: "A", lot_left: 3 });
  const quote = await quoteOf(buyer, again);
  expect(quote).toMatchObject({ can_order: false });
  expect(quote.lines[0]!.problem).toBe("Only 3 left of lot A. Lower the quantity, or take any lot.");
  const form = await orderForm(buyer, { project: again });
  expect((await sendOrder(buyer, form)).status).toBe(409);

  await put({ lot: "A", stock: 6 });
  const more = await order(buyer, { project: again });
  expect(more.items[0]).toMatchObject({ lot: "A", same_lot: true });
  expect(await lotsNow()).toEqual({ A: 1, B: 60 });
  const [item] = more.items;
  const wrong = await move(more.id, item!.id, { status: "Vendor Approved", lot: "B" });
  expect(wrong.body.errors?.lot).toEqual(["The customer asked for lot A only."]);
  expect((await move(more.id, item!.id, { status: "Vendor Approved", lot: "A" })).status).toBe(200);
  expect((await move(more.id, item!.id, { status: "Decline", note: "Broken." }, admin)).status).toBe(200);
  expect(await lotsNow()).toEqual({ A: 6, B: 60 });
});

it("carts that race for one lot never take more than there is", async () => {
  await restock({ A: 30, B: 200 });
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const buyer = await shop.buyer({ [sku]: 2 });
      const first = await order(buyer);
      expect(first.items[0]!.lot).toBe("A");
      const project = await shop.fillCart(buyer.user_id, { [sku]: 5 });
      await chooseLot(buyer, project, "A");
      return { buyer, form: await orderForm(buyer, { project }) };
    }),
  );
  // 18 are left, which is enough for three of the six
  const answers = await Promise.all(buyers.map(({ buyer, form }) => sendOrder(buyer, form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  expect(await lotsNow()).toEqual({ A: 3, B: 200 });
  expect(await stockOf(shop, sku)).toBe(203);
});
