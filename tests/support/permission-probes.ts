import { sql } from "kysely";
import { newId } from "../../server/platform/ids.ts";
import { accountProbes } from "./account-probes.ts";
import { aiDesignProbes } from "./ai-design-probes.ts";
import { apiAccessProbes } from "./api-access-probes.ts";
import { askedPaymentProbes } from "./asked-payment-probes.ts";
import { addUser } from "./catalog-seed.ts";
import { clientProbes } from "./client-probes.ts";
import { hireProbes } from "./hire-probes.ts";
import { marketProbes } from "./market-probes.ts";
import { messageProbes } from "./message-probes.ts";
import { orderPaperProbes } from "./order-paper-probes.ts";
import type { Make, Probe } from "./probe.ts";
import { smallRoom } from "./rooms.ts";
import { order, orderForm, portland, type Shop } from "./shop.ts";

const tile = "NQT-SLAT-1212";

const customer = async (shop: Shop, name: string) =>
  shop.signIn(await addUser(shop.platform.db, "User", name));
let people = 0;
const stranger = (shop: Shop) => customer(shop, `Stranger ${++people}`);

/** A customer's cart with one line. */
async function cart(shop: Shop) {
  const owner = await shop.buyer({ [tile]: 2 });
  const line = await shop.platform.db
    .selectFrom("project_lines")
    .select("id")
    .where("project_id", "=", owner.project)
    .executeTakeFirstOrThrow();
  return { owner, stranger: await stranger(shop), project: owner.project, line: line.id };
}

/** A customer's project that is no cart. */
async function project(shop: Shop) {
  const owner = await customer(shop, `Owner ${++people}`);
  const id = await shop.fillCart(owner.user_id, { [tile]: 2 }, shop.market.oakstone, false);
  return { owner, stranger: await stranger(shop), id };
}

/** A paid order of one tile, with everybody who has to do with it and their counterparts who have not. */
async function ordered(shop: Shop) {
  const buyer = await shop.buyer({ [tile]: 2 });
  const placed = await order(buyer);
  const item = await shop.platform.db
    .selectFrom("order_items")
    .select(["id", "vendor_id"])
    .where("order_id", "=", placed.id)
    .executeTakeFirstOrThrow();
  const vendors = await shop.platform.db.selectFrom("vendors").select(["id", "user_id"]).execute();
  const vendorOf = async (mine: boolean) =>
    shop.signIn(vendors.find(({ id }) => (id === item.vendor_id) === mine)!.user_id!);
  return { buyer, id: placed.id, item: item.id, stranger: await stranger(shop), vendorOf };
}

/** A product that one vendor lists, as it is sent to change it, and another vendor. */
async function listed(shop: Shop) {
  const owner = await shop.signIn(shop.market.tileVendor.user_id);
  const stranger = await shop.signIn(shop.market.faucetVendor.user_id);
  const variant = { vendor_sku: newId(), price: 4, lead_time_days: 5 };
  const sent = { name: "Probed", brand: "Probed", category: 101, unit: "Piece" };
  const made = await owner.call<{
    hash: string;
    version: number;
    variants: [{ sku: string; version: number }];
  }>("POST /api/vendor/products", { ...sent, variants: [variant] }, { "Idempotency-Key": newId() });
  const { hash, version, variants } = made.body.data;
  const known = [{ ...variant, sku: variants[0].sku, version: variants[0].version }] as const;
  return {
    owner,
    stranger,
    path: `/api/vendor/products/${hash}`,
    sent: { ...sent, version, variants: known },
  };
}

async function notification(shop: Shop) {
  const owner = await customer(shop, `Told ${++people}`);
  const { rows } = await sql<{ id: string }>`
    insert into notifications (id, user_id, kind, title)
    values (gen_random_uuid(), ${owner.user_id}, 'order', 'News') returning id`.execute(shop.platform.db);
  return { owner, stranger: await stranger(shop), id: rows[0]!.id };
}

async function copyOfData(shop: Shop) {
  const owner = await customer(shop, `Copied ${++people}`);
  const { rows } = await sql<{ id: string }>`
    insert into data_exports (id, user_id, status, path, bytes, expires_at)
    values (gen_random_uuid(), ${owner.user_id}, 'ready', 'exports/probe.json', 2, now() + interval '1 day')
    returning id`.execute(shop.platform.db);
  await shop.platform.files.put("exports/probe.json", Buffer.from("{}"));
  return { owner, stranger: await stranger(shop), id: rows[0]!.id };
}

/** An account with a second device and a passkey, which has just shown that it is the owner. */
async function signedIn(shop: Shop) {
  const [owner, other] = [await customer(shop, `Signed in ${++people}`), await stranger(shop)];
  await shop.signIn(owner.user_id);
  await sql`update sessions set proved_at = now()
    where user_id in (${owner.user_id}, ${other.user_id})`.execute(shop.platform.db);
  const { rows: sessions } = await sql<{ id: string }>`
    select id from sessions where user_id = ${owner.user_id} order by created_at desc, id desc`.execute(
    shop.platform.db,
  );
  const { rows: passkeys } = await sql<{ id: string }>`
    insert into passkeys (id, user_id, credential_id, public_key, name)
    values (gen_random_uuid(), ${owner.user_id}, ${`probe-${people}`}, '\\x00', 'Key') returning id`.execute(
    shop.platform.db,
  );
  return { owner, stranger: other, session: sessions[0]!.id, passkey: passkeys[0]!.id };
}

/** A list that a vendor has sent, in some state, and another vendor. */
async function listSent(shop: Shop, state: "ready" | "done") {
  const owner = await shop.signIn(shop.market.tileVendor.user_id);
  const stranger = await shop.signIn(shop.market.faucetVendor.user_id);
  await shop.platform.files.put("imports/probe.csv", Buffer.from("SKU,Name,Price"));
  await shop.platform.files.put("imports/probe.errors.csv", Buffer.from("{}"));
  const { rows } = await sql<{ id: string }>`
    insert into vendor_imports (id, vendor_id, state, file_name, file_bytes, file_path, errors_path, result, finished_at)
    values (gen_random_uuid(), (select id from vendors where user_id = ${owner.user_id}), ${state}, 'probe.csv', 14,
      'imports/probe.csv', 'imports/probe.errors.csv', ${'{"written":1,"new":1,"withdrawn":0,"refused":0,"pictures_shown":0,"pictures_lacking":0}'}::jsonb, now())
    returning id`.execute(shop.platform.db);
  return { owner, stranger, path: `/api/vendor/imports/${rows[0]!.id}` };
}

/** A published review of products of one vendor, and another vendor. */
async function review(shop: Shop) {
  const { buyer, item, vendorOf } = await ordered(shop);
  const { rows } = await sql<{ id: string }>`
    insert into reviews (id, product_id, user_id, author_name, rating, body, status)
    select gen_random_uuid(), v.product_id, ${buyer.user_id}, 'Probe', 5, 'A good tile, flat and even.', 'published'
    from order_items i join variants v on v.id = i.variant_id where i.id = ${item}
    returning id`.execute(shop.platform.db);
  return { owner: await vendorOf(true), stranger: await vendorOf(false), id: rows[0]!.id };
}

async function guestCart(shop: Shop): Promise<string> {
  const response = await shop.app.fetch(
    new Request("http://localhost/api/projectCart", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        showroom: shop.market.oakstone.id,
        is_cart: true,
        lines: [{ sku: tile, qty: 2 }],
      }),
    }),
  );
  return ((await response.json()) as { data: { temp_project_id: string } }).data.temp_project_id;
}

async function aboutInvitation(shop: Shop, act: "resend" | "cancel", isTeam: boolean): Promise<Probe> {
  const { path, ...both } = await invitation(shop, isTeam);
  return { ...both, path: `${path}/${act}` };
}

const aboutProject =
  (path: (id: string) => string, body?: (id: string, shop: Shop) => unknown): Make =>
  async (shop) => {
    const { owner, stranger, id } = await project(shop);
    return { owner, stranger, path: path(id), body: body?.(id, shop) };
  };

const aboutCart =
  (path: (cart: { project: string; line: string }) => string, body?: (project: string) => unknown): Make =>
  async (shop) => {
    const { owner, stranger, ...made } = await cart(shop);
    return { owner, stranger, path: path(made), body: body?.(made.project) };
  };

/** An invitation that one pro emailed, of a client or to the team, and another pro. */
async function invitation(shop: Shop, isTeam: boolean) {
  const owner = await shop.signIn(shop.market.oakstone.user_id);
  const stranger = await shop.signIn(shop.market.harbor.user_id);
  const email = `invited.${++people}@probe.test`;
  const list = isTeam ? "/api/pro/team/invitations" : "/api/pro/invitations";
  await owner.call(`POST ${list}`, {
    email,
    ...(isTeam ? { role: "sales" } : { kind: "client", way: "mail" }),
  });
  const { rows } = await sql<{ id: string }>`select id from invitations where email = ${email}`.execute(
    shop.platform.db,
  );
  return { owner, stranger, path: `${list}/${rows[0]!.id}` };
}

/** Somebody on the team of one pro, and another pro. */
async function teamMember(shop: Shop) {
  const owner = await shop.signIn(shop.market.oakstone.user_id);
  const stranger = await shop.signIn(shop.market.harbor.user_id);
  const { user_id } = await customer(shop, `Member ${++people}`);
  const id = newId();
  const showroom_id = shop.market.oakstone.id;
  await shop.platform.db
    .insertInto("team_members")
    .values({ id, user_id, showroom_id, role: "sales" })
    .execute();
  return { owner, stranger, path: `/api/pro/team/${id}` };
}
const any = () => ({ lot: null });
/** For every call about somebody's data; `rooms/ownership.test.ts` has rooms. */
export const probes: Readonly<Record<string, Make>> = {
  ...aiDesignProbes,
  ...apiAccessProbes,
  "DELETE /api/projectCart/{id}": aboutProject((id) => `/api/projectCart/${id}`),
  "GET /api/projectCart/{id}": aboutProject((id) => `/api/projectCart/${id}`),
  "PUT /api/projectCart/{id}": aboutProject(
    (id) => `/api/projectCart/${id}`,
    () => ({ name: "Mine now", version: 1 }),
  ),
  "GET /api/projectCart": aboutProject((id) => `/api/projectCart?project=${id}`),
  "DELETE /api/cart/destroy/{id}": aboutCart(({ line }) => `/api/cart/destroy/${line}`),
  "PUT /api/projectCart/lines/{id}/lot": aboutCart(({ line }) => `/api/projectCart/lines/${line}/lot`, any),
  "POST /api/projectCart/update_cart": aboutCart(
    () => "/api/projectCart/update_cart",
    (id) => ({ project: id, sku: tile, qty: 3 }),
  ),
  "POST /api/projectCart/sync_to_cart": aboutProject(
    () => "/api/projectCart/sync_to_cart",
    (id, shop) => ({ action: "cart", project: id, showroom: shop.market.oakstone.id }),
  ),
  "POST /api/projectCart/sync_to_bulk_cart": async (shop) => {
    const { owner, stranger, id } = await project(shop);
    const { id: line } = await shop.platform.db
      .selectFrom("project_lines")
      .select("id")
      .where("project_id", "=", id)
      .executeTakeFirstOrThrow();
    const body = { showroom: shop.market.oakstone.id, items: [{ project: id, line }] };
    return { owner, stranger, path: "/api/projectCart/sync_to_bulk_cart", body };
  },
  "POST /api/projectCart/undo": async (shop) => {
    const { owner, stranger, line } = await cart(shop);
    const { data } = (await owner.call<{ id: string; version: number }>(`DELETE /api/cart/destroy/${line}`))
      .body;
    const body = { project: data.id, version: data.version };
    return { owner, stranger, path: "/api/projectCart/undo", body };
  },
  "POST /api/projectCart/update_project_cart": async (shop) => {
    const { owner, stranger, id } = await project(shop);
    const body = { re_temp_project_id: await guestCart(shop), project_id: id };
    return { owner, stranger, path: "/api/projectCart/update_project_cart", body };
  },
  "POST /api/rooms": async (shop) => {
    const [owner, other] = [await customer(shop, `Planner ${++people}`), await stranger(shop)];
    const { oakstone } = shop.market;
    const room = await owner.call<{ id: string }>("POST /api/rooms", {
      showroom: oakstone.id,
      design: smallRoom(),
    });
    const body = { showroom: oakstone.id, variant_of: room.body.data.id };
    return { owner, stranger: other, path: "/api/rooms", body };
  },
  "POST /api/projectChecklist": aboutProject(
    () => "/api/projectChecklist",
    (id) => ({ project: id, project_checklist: [{ task: "Measure twice" }] }),
  ),
  "POST /api/checkout/quote": aboutCart(
    () => "/api/checkout/quote",
    (id) => ({ project: id, shipping: portland }),
  ),
  "POST /api/checkout": async (shop) => {
    const { owner, stranger } = await cart(shop);
    const body = await orderForm(owner);
    const headers = { "Idempotency-Key": `probe-${++people}` };
    return { owner, stranger, path: "/api/checkout", body, headers };
  },
  ...askedPaymentProbes(cart),
  "GET /api/orders/{id}": async (shop) => {
    const { buyer, stranger, id } = await ordered(shop);
    return { owner: buyer, stranger, path: `/api/orders/${id}` };
  },
  ...orderPaperProbes(ordered),
  "PUT /api/orders/{id}/address": async (shop) => {
    const { buyer, stranger, id } = await ordered(shop);
    const body = { ...portland, street: "7 Mill Road" };
    return { owner: buyer, stranger, path: `/api/orders/${id}/address`, body };
  },
  "POST /api/orders/{id}/items/{item}/return": async (shop) => {
    const { buyer, stranger, id, item } = await ordered(shop);
    await sql`update order_items set status = 'Delivered', delivered_at = now() where id = ${item}`.execute(
      shop.platform.db,
    );
    const body = { reason: "Two boxes are chipped", qty: 1 };
    return { owner: buyer, stranger, path: `/api/orders/${id}/items/${item}/return`, body };
  },
  "PUT /api/orders/{id}/items/{item}/status": async (shop) => {
    const { id, item, vendorOf } = await ordered(shop);
    const path = `/api/orders/${id}/items/${item}/status`;
    const body = { status: "Vendor Approved" };
    return { owner: await vendorOf(true), stranger: await vendorOf(false), path, body };
  },
  "PUT /api/notification/{id}": async (shop) => {
    const { owner, stranger, id } = await notification(shop);
    return { owner, stranger, path: `/api/notification/${id}` };
  },
  "GET /api/vendor/imports/{id}": (shop) => listSent(shop, "ready"),
  "GET /api/vendor/imports/{id}/errors": async (shop) => {
    const { path, ...both } = await listSent(shop, "done");
    return { ...both, path: `${path}/errors` };
  },
  "PUT /api/vendor/imports/{id}": async (shop) => ({
    ...(await listSent(shop, "ready")),
    body: { settings: { price_basis: "box" } },
  }),
  "POST /api/vendor/imports/{id}/apply": async (shop) => {
    const { path, ...both } = await listSent(shop, "ready");
    return { ...both, path: `${path}/apply`, body: { withdraw_missing: false } };
  },
  "POST /api/vendor/imports/{id}/cancel": async (shop) => {
    const { path, ...both } = await listSent(shop, "ready");
    return { ...both, path: `${path}/cancel` };
  },
  "POST /api/vendor/imports/{id}/undo": async (shop) => {
    const { path, ...both } = await listSent(shop, "done");
    return { ...both, path: `${path}/undo` };
  },
  "DELETE /api/sessions/{id}": async (shop) => {
    const { owner, stranger, session } = await signedIn(shop);
    return { owner, stranger, path: `/api/sessions/${session}` };
  },
  "PUT /api/passkeys/{id}": async (shop) => {
    const { owner, stranger, passkey } = await signedIn(shop);
    return { owner, stranger, path: `/api/passkeys/${passkey}`, body: { name: "My phone" } };
  },
  "DELETE /api/passkeys/{id}": async (shop) => {
    const { owner, stranger, passkey } = await signedIn(shop);
    return { owner, stranger, path: `/api/passkeys/${passkey}` };
  },
  "PUT /api/vendor/reviews/{id}/reply": async (shop) => {
    const { owner, stranger, id } = await review(shop);
    return { owner, stranger, path: `/api/vendor/reviews/${id}/reply`, body: { reply: "Thank you." } };
  },
  "PUT /api/vendor/stock/{sku}": async (shop) => {
    const { owner, stranger, sent } = await listed(shop);
    const [{ sku, version }] = sent.variants;
    return { owner, stranger, path: `/api/vendor/stock/${sku}`, body: { version, stock: 7 } };
  },
  "GET /api/vendor/products/{hash}": async (shop) => listed(shop),
  "PUT /api/vendor/products/{hash}": async (shop) => {
    const { sent, ...probe } = await listed(shop);
    return { ...probe, body: { ...sent, name: "Another name" } };
  },
  "DELETE /api/vendor/products/{hash}": async (shop) => listed(shop),
  "POST /api/vendor/products/{hash}/withdraw-edit": async (shop) => {
    const { owner, stranger, path } = await listed(shop);
    await sql`
      insert into product_revisions (id, product_id, vendor_id, kind, status, changes)
      select gen_random_uuid(), id, vendor_id, 'edit', 'pending', '{"warranty":"A year"}' from products
      where hash = ${path.split("/").at(-1)}`.execute(shop.platform.db);
    return { owner, stranger, path: `${path}/withdraw-edit` };
  },
  "POST /api/vendor/product-edits/{id}/undo": async (shop) => {
    const { owner, stranger, sent } = await listed(shop);
    const skus = sent.variants.map(({ sku }) => sku);
    const change = { kind: "stock", stock: 9 };
    const { body } = await owner.call<{ id: string }>("POST /api/vendor/product-edits", { skus, change });
    return { owner, stranger, path: `/api/vendor/product-edits/${body.data.id}/undo` };
  },
  "GET /api/privacy/exports/{id}/file": async (shop) => {
    const { owner, stranger, id } = await copyOfData(shop);
    return { owner, stranger, path: `/api/privacy/exports/${id}/file` };
  },
  ...clientProbes,
  "POST /api/pro/invitations/{id}/resend": (shop) => aboutInvitation(shop, "resend", false),
  "POST /api/pro/invitations/{id}/cancel": (shop) => aboutInvitation(shop, "cancel", false),
  "POST /api/pro/team/invitations/{id}/resend": (shop) => aboutInvitation(shop, "resend", true),
  "POST /api/pro/team/invitations/{id}/cancel": (shop) => aboutInvitation(shop, "cancel", true),
  "PUT /api/pro/team/{id}": async (shop) => ({ ...(await teamMember(shop)), body: { role: "bookkeeper" } }),
  "DELETE /api/pro/team/{id}": teamMember,
  ...messageProbes,
  ...accountProbes,
  ...marketProbes,
  ...hireProbes,
};
