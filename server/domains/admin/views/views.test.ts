import { afterAll, beforeAll, expect, it } from "vitest";
import type { SavedView } from "../../../../contract/admin/views.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let vendor: Client;
beforeAll(async () => {
  shop = await openShop();
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
});
afterAll(() => shop.close());

const save = (name: string, search = "status=draft") =>
  vendor.call<SavedView>("POST /api/views", { table: "vendor-products", name, search });
const list = async () => (await vendor.call<SavedView[]>("GET /api/views?table=vendor-products")).body.data;

it("keeps a view by name, and only one that its table opens with", async () => {
  const [drafts, low] = [await save("Drafts"), await save("Low stock", "sort=stock")];
  expect(drafts.status).toBe(201);
  for (const { body } of [drafts, low]) {
    const made = await vendor.call(`PUT /api/views/${body.data.id}`, { is_default: true });
    expect(made.status).toBe(200);
  }
  expect((await list()).map(({ name, is_default }) => [name, is_default])).toEqual([
    ["Drafts", false],
    ["Low stock", true],
  ]);
  const other = await vendor.call<SavedView[]>("GET /api/views?table=orders");
  expect(other.body.data).toEqual([]);
});

it("refuses a name that is taken, whatever its case, and one that is none", async () => {
  await save("Mine");
  expect((await save("MINE")).body.errors).toEqual({ name: ["You already have a view with this name."] });
  expect((await save(" ")).body.errors).toEqual({ name: ["Enter a name."] });
  const { id } = (await save("Yours")).body.data;
  const renamed = await vendor.call(`PUT /api/views/${id}`, { name: "mine" });
  expect(renamed.status).toBe(422);
  expect((await vendor.call(`PUT /api/views/${id}`, { name: "yours" })).status).toBe(200);
  expect((await vendor.call(`DELETE /api/views/${id}`)).status).toBe(200);
  expect((await list()).map(({ id: one }) => one)).not.toContain(id);
});
