import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConversationInFull } from "../../../../contract/messaging/conversations.ts";
import type { PartnerDesigner, PartnerVendor } from "../../../../contract/showrooms/partners.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { hireProfile } from "../../../../tests/support/hire-probes.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let pro: Client;
let designer: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  designer = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Dana Drafts"));
  customer = await shop.signIn(await addUser(shop.platform.db, "User", "Cara Client"));
  await shop.platform.sql`update users set is_designer = true where id = ${designer.user_id}`;
});
afterAll(() => shop.close());

interface Designers {
  designers: PartnerDesigner[];
  open: { email: string; was_opened: boolean }[];
}
const designers = async () => (await pro.call<Designers>("GET /api/pro/designers")).body.data;
const vendors = async () => (await pro.call<PartnerVendor[]>("GET /api/pro/vendors")).body.data;
const vendorNamed = async (name: string) => (await vendors()).find((one) => one.name === name)!;

describe("a showroom's designers", () => {
  it("are those who accept an invitation, with who invited them and how", async () => {
    const mailed = { kind: "designer", way: "mail", full_name: "Nell Waits", email: "nell@example.test" };
    expect((await pro.call("POST /api/pro/invitations", mailed)).status).toBe(201);
    const made = await pro.call<{ link: string }>("POST /api/pro/invitations", {
      kind: "designer",
      way: "link",
    });
    expect((await designers()).open.map(({ email }) => email)).toEqual(["", "nell@example.test"]);
    const token = made.body.data.link.split("/").at(-1);
    expect((await designer.call(`POST /api/invitations/${token}/accept`)).status).toBe(200);
    const now = await designers();
    expect(now.open.map(({ email }) => email)).toEqual(["nell@example.test"]);
    expect(now.designers).toMatchObject([
      { id: designer.user_id, name: "Dana Drafts", is_listed: false, work: [] },
    ]);
    expect(now.designers[0]!.invited).toMatchObject({ way: "link", is_new_account: false });
    expect(now.designers[0]!.invited!.by).not.toBe("");
  });

  it("come with the pro's own requests, and with customers' projects once those are shared", async () => {
    const { version } = (await designer.call<{ version: number }>("GET /api/pro/hire_profile")).body.data;
    await designer.call("PUT /api/pro/hire_profile", hireProfile({ version, business_name: "Drafts & Co" }));
    const own = await shop.fillCart(pro.user_id, {}, shop.market.oakstone, false);
    const ask = (who: Client, project: string) =>
      who.call<{ id: string }>("POST /api/hire_designer", {
        project,
        designer: designer.user_id,
        message: "Please plan it.",
      });
    const requested = await ask(pro, own);
    expect(requested.status).toBe(201);
    const project = await shop.fillCart(customer.user_id, {}, shop.market.oakstone, false);
    const theirs = (await ask(customer, project)).body.data.id;
    await designer.call(`PUT /api/pro/hires/${theirs}/status`, { status: "accepted" });
    const work = async () => (await designers()).designers[0]!.work;
    expect(await work()).toMatchObject([
      { customer: null, status: "requested", link: `/account/hires/${requested.body.data.id}` },
    ]);
    await shop.platform.sql`update projects set shared_with_pro_at = now() where id = ${project}`;
    expect((await work()).map((one) => [one.customer, one.status])).toEqual([
      ["Cara Client", "accepted"],
      [null, "requested"],
    ]);
    expect((await designers()).designers[0]).toMatchObject({ business: "Drafts & Co", is_listed: true });
    const other = await shop.signIn(shop.market.harbor.user_id);
    expect((await other.call<Designers>("GET /api/pro/designers")).body.data.designers).toEqual([]);
  });

  it("hear nothing of the showroom's vendors or trade prices", async () => {
    const seen = await designer.call<PartnerVendor[]>("GET /api/pro/vendors");
    expect(seen.body.data ?? []).toEqual([]);
    expect(
      (await designer.call(`PUT /api/pro/vendors/${shop.market.tileVendor.id}`, { is_shown: false })).status,
    ).toBe(404);
    const page = JSON.stringify((await designer.call("GET /api/pro/designers")).body);
    expect(page).not.toContain("Cara Client");
  });
});

describe("a showroom's vendors", () => {
  const tile = "North Quay Tile";

  it("are listed with what they sold here, how fast they ship, and what is late", async () => {
    const before = await vendorNamed(tile);
    expect(before).toMatchObject({ is_shown: true, last_order: null, late_orders: 0 });
    expect(before.shown).toBe(before.products);
    const buyer = await shop.buyer({ "NQT-SLAT-1212": 2 });
    const placed = await order(buyer);
    const sold = await vendorNamed(tile);
    expect(sold.sales.orders).toBe(1);
    expect(sold.sales.sold).toBeGreaterThan(0);
    expect(sold.last_order).toMatchObject({ id: placed.id });
    expect(sold.late_orders).toBe(0);
    await shop.platform
      .sql`update orders set placed_at = now() - interval '200 days' where id = ${placed.id}`;
    expect((await vendorNamed(tile)).late_orders).toBe(1);
    await shop.platform.sql`update order_items set status = 'Returned' where order_id = ${placed.id}`;
    expect(await vendorNamed(tile)).toMatchObject({ late_orders: 0, sales: { sold: 0, orders: 0 } });
  });

  it("are left out and shown again, with the products that visitors see", async () => {
    const { id } = await vendorNamed(tile);
    const seen = async () => {
      const asked = { showroom: shop.market.oakstone.id, per_page: 50 };
      const answer = await customer.call<{ data: { vendor: string }[] }>(
        "POST /api/visualization/products",
        asked,
      );
      return answer.body.data.data.some(({ vendor }) => vendor === tile);
    };
    expect(await seen()).toBe(true);
    const off = await pro.call(`PUT /api/pro/vendors/${id}`, { is_shown: false });
    expect(off.status).toBe(200);
    expect((await pro.call(`PUT /api/pro/vendors/${id}`, { is_shown: false })).status).toBe(200);
    expect(await vendorNamed(tile)).toMatchObject({ is_shown: false, shown: 0 });
    expect(await seen()).toBe(false);
    await pro.call(`PUT /api/pro/vendors/${id}`, { is_shown: true });
    expect((await vendorNamed(tile)).is_shown).toBe(true);
    expect(await seen()).toBe(true);
    const none = "00000000-0000-4000-8000-000000000000";
    expect((await pro.call(`PUT /api/pro/vendors/${none}`, { is_shown: false })).status).toBe(404);
  });

  it("can be written to, in one conversation for both sides", async () => {
    const { id } = await vendorNamed(tile);
    const opened = await pro.call<ConversationInFull>("POST /api/conversations", { about: "vendor", id });
    expect(opened.body.data).toMatchObject({ title: tile, subtitle: "Vendor" });
    const said = { client_id: "0198a1e2-0000-7000-8000-000000000001", text: "When does the slate ship?" };
    expect((await pro.call(`POST /api/conversations/${opened.body.data.id}/messages`, said)).status).toBe(
      201,
    );
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const list = await vendor.call<{ data: { id: string; unread: number; subtitle: string }[] }>(
      "GET /api/conversations",
    );
    expect(list.body.data.data).toMatchObject([
      { id: opened.body.data.id, unread: 1, subtitle: "Showroom that shows your products" },
    ]);
    expect((await customer.call("POST /api/conversations", { about: "vendor", id })).status).toBe(403);
    expect((await designer.call("POST /api/conversations", { about: "vendor", id })).status).toBe(404);
  });
});
