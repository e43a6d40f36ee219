import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptSettings, SettingChange } from "../../../../contract/admin/managed-settings.ts";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import type { Order } from "../../../../contract/orders/orders.ts";
import type { SettingEffect } from "../../../../contract/orders/sale-settings.ts";
import { addDays } from "../../../../domain/days/calendar.ts";
import { taxDay } from "../../../../domain/money/tax.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  portland,
  type Shop,
} from "../../../../tests/support/shop.ts";

import { queueMail } from "../../../platform/mail.ts";
import { marketplacePaper } from "../../showrooms/showrooms/index.ts";

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

  it("give the marketplace its name and logo, in pages, emails, the app and documents", async () => {
    const { marketplace } = await read();
    expect(marketplace.value).toEqual({ name: "Materia", logo: null });
    const sendLogo = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set("logo", new File([bytes], "logo.png"));
      const headers = { Authorization: `Bearer ${admin.token}` };
      const request = new Request("http://localhost/api/admin/settings/logo", {
        method: "POST",
        headers,
        body,
      });
      const { data, errors } = await (await shop.app.fetch(request)).json();
      return { key: data?.key as string, errors };
    };
    expect((await sendLogo(new TextEncoder().encode("<svg/>"))).errors).toHaveProperty("logo");
    const drawn = sharp({ create: { width: 120, height: 40, channels: 3, background: "#334455" } });
    const { key } = await sendLogo(Uint8Array.from(await drawn.png().toBuffer()));

    const value = { name: "Hearth & Home", logo: key };
    const missing = await put("marketplace", { ...value, logo: "nosuchpicture" }, marketplace.version);
    expect(missing.body.errors).toHaveProperty(["value.logo"]);
    expect((await put("marketplace", { ...value, name: " " }, marketplace.version)).body.errors).toEqual({
      "value.name": ["Enter the marketplace's name."],
    });
    const saved = await put("marketplace", value, marketplace.version);
    expect(saved.body.data.marketplace).toMatchObject({ value, changed_by: "Ann Admin" });
    const shown = await ask<{ app_name: string; logo: object }>("/api/setting");
    expect(shown).toMatchObject({ app_name: "Hearth & Home", logo: { width: 120, height: 40 } });
    const manifest = await shop.app.fetch(new Request("http://localhost/showroom/manifest.webmanifest"));
    const { icons, ...app } = await manifest.json();
    expect(app).toMatchObject({ name: "Hearth & Home", short_name: "Hearth & Home" });
    const tab = { src: `/showroom/media/${key}/64.icon.png`, sizes: "64x64" };
    for (const { src, sizes } of [...icons, tab] as { src: string; sizes: string }[]) {
      const icon = await shop.app.fetch(new Request(`http://localhost${src}`));
      const pixels = await sharp(Buffer.from(await icon.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = pixels.info;
      const colorAt = (pixel: number) => [...pixels.data.subarray(pixel * channels, pixel * channels + 3)];
      expect(`${width}x${height}`).toBe(sizes);
      expect(Math.max(...colorAt((height / 2) * width + width / 2))).toBeLessThan(100);
      expect(colorAt(0)).toEqual([0xfb, 0xfa, 0xf7]);
    }
    const content = { subject: "Hello", heading: "Hello", preview: "", blocks: ["Good to have you."] };
    const { db, config } = shop.platform;
    await queueMail(db, config, { to: "kim@example.test", kind: "account", content });
    const mail = await db
      .selectFrom("mails")
      .selectAll()
      .where("recipient", "=", "kim@example.test")
      .executeTakeFirstOrThrow();
    expect(mail.body_html).toContain(`/showroom/media/${key}/320.jpg`);
    expect(mail.body_html).toContain("Sent by");
    expect(mail.body_text).toContain("Hearth & Home");
    const papers = await marketplacePaper(shop.platform);
    expect(papers.sender).toBe("Hearth & Home");
    expect([...papers.logo!.slice(0, 2)]).toEqual([0xff, 0xd8]);

    const [, first] = (await admin.call<SettingChange[]>("GET /api/admin/settings/marketplace/history")).body
      .data;
    const back = { version: saved.body.data.marketplace.version, change: first!.id };
    await admin.call("POST /api/admin/settings/marketplace/restore", back);
    expect(await ask("/api/setting")).toMatchObject({ app_name: "Materia", logo: null });
  });

  it("complete web addresses that are typed without https://", async () => {
    const { links } = (await admin.call<{ links: { version: number } }>("GET /api/admin/settings")).body.data;
    const sent = { links: [{ label: "Blog", url: "blog.example.test" }] };
    expect((await put("links", sent, links.version)).status).toBe(200);
    expect(await ask("/api/setting")).toMatchObject({
      links: [{ label: "Blog", url: "https://blog.example.test" }],
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
    expect(await errors("pricing", { margin_percent: Number("eight") })).toEqual({
      "value.margin_percent": ["Enter the margin as a percentage, such as 8 or 8.5."],
    });
    expect(await errors("pricing", { margin_percent: 8.123 })).toEqual({
      "value.margin_percent": ["Enter at most two decimals."],
    });
    expect(await errors("links", { links: [{ label: "Blog", url: "javascript:alert(1)" }] })).toEqual({
      "value.links.0.url": ["Enter a web address such as oakstone.com."],
    });
    const week = [
      { day: 1, opens: "09:00", closes: "08:00" },
      { day: 2, opens: "09:00", closes: "25:00" },
    ];
    const closed = [{ from: "2026-12-26", to: "2026-12-24", name: "" }];
    expect(await errors("support", { zone: "America/Denver", week, closed })).toEqual({
      "value.week.0.closes": ["Enter a closing time after the opening time."],
      "value.week.1.closes": ["Enter a time such as 08:00."],
      "value.closed.0.to": ["Enter a day after the first one."],
    });
    expect(await errors("support", { zone: "Mars/Base", week: [], closed: [] })).toHaveProperty("value.zone");
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

describe("what sales depend on", () => {
  const effect = async (key: string, value: object) =>
    (await admin.call<SettingEffect>("POST /api/admin/settings/preview", { key, value })).body;
  // a day where the tax is owed: in UTC, tomorrow begins at four or five in the afternoon there
  const inDays = (days: number) => addDays(taxDay(shop.platform.now(), "CA"), days);
  const boxes = 2;
  let placed: Order;
  beforeAll(async () => {
    placed = await order(await shop.buyer({ [tile]: boxes }));
  });
  const figuresOf = async (key: string, value: object) =>
    (await effect(key, value)).data.orders.find(({ id }) => id === placed.id)!;

  it("is shown on the latest orders before it is saved, and the preview changes nothing", async () => {
    const { before, after } = await figuresOf("pricing", { margin_percent: 16 });
    expect(before.total).toBe(placed.totals!.total);
    expect(after.marketplace).toBe(before.marketplace * 2);
    expect(after.vendors).toBe(before.vendors);
    expect(after.total).toBeGreaterThan(before.total);
    const same = await figuresOf("pricing", { margin_percent: 8 });
    expect(same.after).toEqual(same.before);
    expect((await read()).pricing.value).toEqual({ margin_percent: 8 });
    expect((await effect("pricing", { margin_percent: 99 })).errors).toHaveProperty("value.margin_percent");
  });

  it("takes tax rates from tomorrow on, keeps those that have begun, and taxes by them from their day", async () => {
    const rate = { state: "CA", from: inDays(1), percent: 9.25 };
    const now = { ...rate, from: inDays(0) };
    expect((await put("tax", { rates: [now] }, 1)).body.errors).toHaveProperty("value.rates.0.from");
    expect((await put("tax", { rates: [{ ...rate, state: "ZZ" }] }, 1)).body.errors).toHaveProperty(
      "value.rates.0.state",
    );
    const california = { ...portland, city: "San Francisco", state: "CA", zip_code: "94105" };
    const taxIn = async (buyer: Buyer) => {
      const asked = { project: buyer.project, shipping: california };
      const { totals } = (await buyer.call<Quote>("POST /api/checkout/quote", asked)).body.data;
      return totals.tax / totals.merchandise;
    };
    const buyer = await shop.buyer({ [tile]: 100 });
    expect(await taxIn(buyer)).toBeCloseTo(0.0725, 4);
    const saved = await put("tax", { rates: [rate] }, 1);
    expect(saved.status).toBe(200);
    expect(await taxIn(buyer)).toBeCloseTo(0.0725, 4);
    shop.clock.skipMinutes(25 * 60);
    expect(await taxIn(buyer)).toBeCloseTo(0.0925, 4);
    const gone = await put("tax", { rates: [] }, saved.body.data.tax.version);
    expect(gone.body.errors).toHaveProperty("value.rates");
  });

  it("charges freight where the setting says, at most what it says", async () => {
    const { shipping } = await read();
    const vendor = shop.market.tileVendor.id;
    await shop.platform.sql`update vendors set remote_freight_cents = 30000 where id = ${vendor}`;
    await shop.platform.sql`update variants set freight_class = 'freight' where sku = ${tile}`;
    const buyer = await shop.buyer({ [tile]: 1 });
    const freight = async () => {
      const asked = { project: buyer.project, shipping: portland };
      return (await buyer.call<Quote>("POST /api/checkout/quote", asked)).body.data.totals.shipping;
    };
    expect(await freight()).toBe(0);
    const value = { freight_states: ["AK", "OR"], most_freight: 99.5 };
    expect((await figuresOf("shipping", value)).after).toMatchObject({ shipping: 99.5 });
    const saved = await put("shipping", value, shipping.version);
    expect(await freight()).toBe(99.5);
    await put("shipping", shipping.value, saved.body.data.shipping.version);
    expect(await freight()).toBe(0);
  });

  it("leaves the return window of a placed order as it was, and gives new orders theirs", async () => {
    const { returns } = await read();
    expect(returns.value).toMatchObject({ return_days: 12, parcel_claim_days: 30 });
    const saved = await put("returns", { ...returns.value, return_days: 20 }, returns.version);
    expect(saved.status).toBe(200);
    expect((await ask<{ limits: object }>("/api/setting")).limits).toMatchObject({ return_days: 20 });
    const later = await order(await shop.buyer({ [tile]: 1 }));
    const windows = await shop.platform.sql`
      select number, return_days from orders where id in (${placed.id}, ${later.id}) order by number::int`;
    expect(windows.map(({ return_days }) => return_days)).toEqual([12, 20]);
    await put("returns", returns.value, saved.body.data.returns.version);
  });
});

it("is for admins alone", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect((await pro.call("GET /api/admin/settings")).status).toBe(403);
  expect((await pro.call("PUT /api/admin/settings", {})).status).toBe(403);
});
