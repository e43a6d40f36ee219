import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import { type Buyer, type Client, order, type Shop } from "./shop.ts";

const returnAddress = {
  name: "Northquay Tile",
  street: "5 Dock Road",
  city: "Portland",
  state: "OR",
  zip_code: "97203",
};

const tile = "NQT-CARR-1224-M";
let people = 0;

const headers = () => ({ "Idempotency-Key": randomUUID() });

interface Delivered {
  buyer: Buyer;
  stranger: Client;
  order: string;
  item: string;
}

async function delivered(shop: Shop): Promise<Delivered> {
  const buyer = await shop.buyer({ [tile]: 3 });
  const placed = await order(buyer);
  const item = placed.items[0]!.id;
  await sql`update order_items set status = 'Delivered', delivered_at = now() where id = ${item}`.execute(
    shop.platform.db,
  );
  const stranger = await shop.signIn(await addUser(shop.platform.db, "User", `Stranger Return ${++people}`));
  return { buyer, stranger, order: placed.id, item };
}

/** A picture row as the upload keeps it; its files do not matter here. */
async function photo(shop: Shop, { buyer, order: order_id }: Delivered): Promise<string> {
  const id = randomUUID();
  await shop.platform.db
    .insertInto("return_case_photos")
    .values({
      id,
      order_id,
      user_id: buyer.user_id,
      file_name: "a.webp",
      media_type: "image/webp",
      bytes: 1,
      path: `returns/${id}`,
      preview_path: `returns/${id}-preview`,
      width: 1,
      height: 1,
    })
    .execute();
  return id;
}

type State = "requested" | "approved" | "declined";

async function aReturn(shop: Shop, state: State = "requested") {
  const world = await delivered(shop);
  const body = { order: world.order, item: world.item, qty: 2, reason: "too_many" };
  const made = await world.buyer.call<{ id: string }>("POST /api/returns", body, headers());
  const { id } = made.body.data;
  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  if (state === "approved") {
    const to = { return_to: returnAddress };
    await vendor.call(`PUT /api/returns/${id}/approve`, to);
  }
  if (state === "declined") await vendor.call(`PUT /api/returns/${id}/decline`, { reason: "Cut to size" });
  return { ...world, id, vendor };
}

const ofCustomer =
  (step: string, state: State, body?: unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const { buyer, stranger, id } = await aReturn(shop, state);
    return { owner: buyer, stranger, path: `/api/returns/${id}${step}`, ...(body !== undefined && { body }) };
  };

const ofVendor =
  (step: string, state: State, body?: unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const { vendor, id } = await aReturn(shop, state);
    const stranger = await shop.signIn(shop.market.faucetVendor.user_id);
    const path = `/api/returns/${id}${step}`;
    return { owner: vendor, stranger, path, ...(body !== undefined && { body }) };
  };

async function claimed(shop: Shop) {
  const world = await delivered(shop);
  const body = { order: world.order, item: world.item, qty: 2, details: "Corners broken", wanted: "refund" };
  const sent = { ...body, photos: [await photo(shop, world)] };
  return { ...world, sent };
}

export const returnProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "POST /api/returns": async (shop) => {
    const { buyer, stranger, order: id, item } = await delivered(shop);
    const body = { order: id, item, qty: 1, reason: "changed_mind" };
    return { owner: buyer, stranger, path: "/api/returns", body, headers: headers() };
  },
  "POST /api/damage_claims": async (shop) => {
    const { buyer, stranger, sent } = await claimed(shop);
    return { owner: buyer, stranger, path: "/api/damage_claims", body: sent, headers: headers() };
  },
  "POST /api/orders/{id}/photos": async (shop) => {
    const { buyer, stranger, order: id } = await delivered(shop);
    const body = new FormData();
    const smallPicture =
      "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoOtkFjsZ2xbOBxsByHS9EiEhISEhISEhISEhISEhISEhISEhISEhISGhOws2qJCIYgqQfgAAAABJRU5ErkJggg==";
    body.set("file", new File([Buffer.from(smallPicture, "base64")], "a.png"));
    return { owner: buyer, stranger, path: `/api/orders/${id}/photos`, body };
  },
  "GET /api/returns/{id}": ofCustomer("", "requested"),
  "PUT /api/returns/{id}/tracking": ofCustomer("/tracking", "approved", {
    carrier: "UPS",
    tracking: "1Z999AA10123456784",
  }),
  "PUT /api/returns/{id}/withdraw": ofCustomer("/withdraw", "requested", {}),
  "PUT /api/returns/{id}/escalate": ofCustomer("/escalate", "declined", { reason: "They are whole boxes" }),
  "PUT /api/returns/{id}/approve": ofVendor("/approve", "requested", {
    return_to: returnAddress,
  }),
  "PUT /api/returns/{id}/decline": ofVendor("/decline", "requested", { reason: "Cut to size" }),
  "GET /api/returns/{id}/label": ofCustomer("/label", "approved"),
  "POST /api/returns/{id}/label": async (shop) => {
    const body = new FormData();
    body.set("file", new File(["%PDF-1.7"], "label.pdf"));
    return ofVendor("/label", "approved", body)(shop);
  },
  "GET /api/returns/{id}/refund": ofVendor("/refund?qty=1", "approved"),
  "POST /api/returns/{id}/receipt": ofVendor("/receipt", "approved", { qty: 2, condition: "new" }),
  "POST /api/returns/{id}/settle": async (shop) => {
    const { buyer, sent } = await claimed(shop);
    const made = await buyer.call<{ id: string }>("POST /api/damage_claims", sent, headers());
    return {
      owner: await shop.signIn(shop.market.tileVendor.user_id),
      stranger: await shop.signIn(shop.market.faucetVendor.user_id),
      path: `/api/returns/${made.body.data.id}/settle`,
      body: { outcome: "refund" },
    };
  },
};
