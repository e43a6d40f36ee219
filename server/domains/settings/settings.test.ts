import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptSettings, SettingChange } from "../../../contract/managed-settings.ts";
import { addUser } from "../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop } from "../../../tests/support/shop.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());

const read = async () => (await admin.call<KeptSettings>("GET /api/admin/settings")).body.data;
const put = (key: string, value: object, version: number) =>
  admin.call<KeptSettings>("PUT /api/admin/settings", { key, version, value });
const ask = async <Data>(path: string) =>
  ((await (await shop.app.fetch(new Request(`http://localhost${path}`))).json()) as { data: Data }).data;
const tile = "NQT-SLAT-1212";

describe("settings", () => {
  it("change what the shop says at once, and keep who changed what", async () => {
    expect((await ask<{ contact: object }>("/api/setting")).contact).toMatchObject({ phone: "" });
    const { contact } = await read();
    const value = { email: "help@materia.test", phone: "5035550142", address: "18 Alder Way, Portland" };
    const saved = await put("contact", { ...value, phone: "(503) 555-0142" }, contact.version);
    expect(saved.body.data.contact).toMatchObject({ value, changed_by: "Ann Admin" });
    expect((await ask<{ contact: object }>("/api/setting")).contact).toEqual(value);
    const history = await admin.call<SettingChange[]>("GET /api/admin/settings/contact/history");
    expect(history.body.data.map((one) => one.changed_by)).toEqual(["Ann Admin", null]);
    const back = { version: saved.body.data.contact.version, change: history.body.data[1]!.id };
    const restored = await admin.call<KeptSettings>("POST /api/admin/settings/contact/restore", back);
    expect(restored.body.data.contact.value).toEqual(contact.value);
    expect((await admin.call("POST /api/admin/settings/contact/restore", back)).body.code).toBe(
      "stale_version",
    );
    expect((await admin.call("POST /api/admin/settings/apps/restore", back)).status).toBe(404);
    const log = await admin.call<{ data: { action: string; details: object }[] }>("GET /api/admin/audit");
    expect(log.body.data.data[0]).toMatchObject({
      action: "setting.changed",
      details: { setting: "contact" },
    });
  });

  it("say what is wrong with a value", async () => {
    const errors = async (key: string, value: object) => (await put(key, value, 1)).body.errors;
    expect(await errors("contact", { email: "nobody", phone: "call me", address: "" })).toEqual({
      "value.email": ["Enter an email address, such as help@example.com."],
      "value.phone": ["Enter a phone number, such as (503) 555-0142."],
    });
    expect(await errors("pricing", { margin_percent: 80 })).toEqual({
      "value.margin_percent": ["The margin is at most 50%."],
    });
    expect(await errors("pricing", { margin_percent: 8.123 })).toEqual({
      "value.margin_percent": ["Enter at most two decimals."],
    });
    expect(await errors("links", { links: [{ label: "Blog", url: "javascript:alert(1)" }] })).toEqual({
      "value.links.0.url": ["Begin with https://."],
    });
    expect(await errors("secret", {})).toHaveProperty("key");
  });

  it("show no secret", async () => {
    expect(JSON.stringify(await read())).not.toMatch(/secret|password|smtp|sk_/i);
  });
});

describe("the margin", () => {
  const price = async () => {
    const { oakstone } = shop.market;
    const list = await ask<{ data: { price: number; hash: string }[] }>(
      `/api/visualization/products?category=porcelain-tile&showroom=${oakstone.vsd_id}`,
    );
    const [first] = list.data;
    const product = await ask<{ product: { price: number } }>(
      `/api/public?pid=${first!.hash}&showroom=${oakstone.vsd_id}`,
    );
    return { list: first!.price, product: product.product.price };
  };

  it("prices the shop anew at once, and leaves orders as they were", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const placed = await order(buyer);
    const before = await price();
    const { pricing } = await read();
    expect(pricing.value).toEqual({ margin_percent: 8 });
    const saved = await put("pricing", { margin_percent: 16 }, pricing.version);
    const now = await price();
    expect(now.list).toBeGreaterThan(before.list);
    expect(now.product).toBe(now.list);
    const after = await buyer.call(`GET /api/orders/${placed.id}`);
    expect(after.body.data.order.totals).toEqual(placed.totals);
    await put("pricing", { margin_percent: 8 }, saved.body.data.pricing.version);
    expect(await price()).toEqual(before);
  });
});

it("is for admins alone", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect((await pro.call("GET /api/admin/settings")).status).toBe(403);
  expect((await pro.call("PUT /api/admin/settings", {})).status).toBe(403);
});
