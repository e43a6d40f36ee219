import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { createApp } from "../../../app.ts";
import { createPlatform, type Platform } from "../../../platform/platform.ts";

// Two servers on one database: an admin's decision on one shows on the other at once, not when its caches expire.

let shop: Shop;
let admin: Client;
let other: { platform: Platform; app: ReturnType<typeof createApp> };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  await sql`update sessions set proved_at = now() where user_id = ${admin.user_id}`.execute(shop.platform.db);
  const platform = createPlatform(shop.platform.config, { databaseUrl: shop.databaseUrl });
  other = { platform, app: createApp(platform) };
});
afterAll(async () => {
  await other.platform.close();
  await shop.close();
});

const onOther = async <Data>(path: string): Promise<Data> => {
  const answer = await other.app.fetch(new Request(`http://localhost${path}`));
  return ((await answer.json()) as { data: Data }).data;
};
const change = async (id: string, status: string) => {
  const body = { status, reason: "Two chargebacks within a week, see today's email." };
  expect((await admin.call(`PUT /api/admin/users/${id}`, body)).status).toBe(200);
};

it("shows a closed showroom as closed on every server, and an open one as open", async () => {
  const { oakstone } = shop.market;
  const path = `/api/visualization/shop_profile?vsd_id=${oakstone.vsd_id}`;
  const own = JSON.stringify(await onOther(path));
  expect(own).toBeDefined();
  const pages = other.platform.cache.section("pages", { entries: 10 });
  await pages.remember("a page", { seconds: 60, tags: ["showrooms"] }, async () => "as it was");
  await change(oakstone.user_id, "Deactive");
  await expect.poll(async () => JSON.stringify(await onOther(path))).toBe("{}");
  expect(pages.peek("a page")).toBeUndefined();
  await change(oakstone.user_id, "Active");
  await expect.poll(async () => JSON.stringify(await onOther(path))).toBe(own);
});

it("takes a closed vendor's products off sale on every server", async () => {
  const list = () => onOther<{ total: number }>("/api/visualization/products?per_page=1");
  const before = (await list()).total;
  const vendor = await shop.platform.db
    .selectFrom("vendors")
    .innerJoin("products", "products.vendor_id", "vendors.id")
    .select("vendors.user_id")
    .where("products.status", "=", "published")
    .executeTakeFirstOrThrow();
  await change(vendor.user_id!, "Deactive");
  await expect.poll(async () => (await list()).total).toBeLessThan(before);
});
