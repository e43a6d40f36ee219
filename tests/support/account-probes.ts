import { randomUUID } from "node:crypto";
import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import { cards, portland, type Shop } from "./shop.ts";

let people = 0;
const customer = async (shop: Shop, part: string) =>
  shop.signIn(await addUser(shop.platform.db, "User", `${part} Account ${++people}`));

async function address(shop: Shop): Promise<Probe> {
  const owner = await customer(shop, "Owner");
  const { body } = await owner.call<{ id: string }>("POST /api/addresses", portland);
  return { owner, stranger: await customer(shop, "Stranger"), path: `/api/addresses/${body.data.id}` };
}

async function card(shop: Shop): Promise<Probe> {
  const owner = await customer(shop, "Owner");
  const typed = { card_number: cards.good, name_on_Card: "Ada", exp_date: "12/39", cvv: "123" };
  const { body } = await owner.call<{ id: string }[]>("POST /api/cards", typed);
  return { owner, stranger: await customer(shop, "Stranger"), path: `/api/cards/${body.data[0]!.id}` };
}

/** A product of the tile vendor that has samples from now on. */
async function sampled({ platform: { db }, market }: Shop) {
  const product = await db
    .selectFrom("products as p")
    .innerJoin("vendors as v", "v.id", "p.vendor_id")
    .innerJoin("variants as va", "va.id", "p.default_variant_id")
    .select(["p.id", "p.hash", "va.sku"])
    .where("v.user_id", "=", market.tileVendor.user_id)
    .where("p.status", "=", "published")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .set({ surface: ["floor"], model: null })
    .where("id", "=", product.id)
    .execute();
  return product;
}

/** A customer's sample basket with one sample. */
async function collected(shop: Shop): Promise<Probe> {
  const product = await sampled(shop);
  const owner = await customer(shop, "Owner");
  await owner.call("POST /api/samples/basket", { product: product.hash });
  return { owner, stranger: await customer(shop, "Stranger"), path: `/api/samples/basket/${product.sku}` };
}

/** Samples that a customer ordered from one vendor, and another vendor. */
async function samplesToShip(shop: Shop): Promise<Probe> {
  const owner = await shop.signIn(shop.market.tileVendor.user_id);
  const stranger = await shop.signIn(shop.market.faucetVendor.user_id);
  const product = await sampled(shop);
  const buyer = await customer(shop, "Owner");
  await buyer.call("POST /api/samples/basket", { product: product.hash });
  const { body } = await buyer.call<{ shipments: { id: string }[] }>(
    "POST /api/samples/orders",
    { shipping: portland },
    { "Idempotency-Key": randomUUID() },
  );
  return { owner, stranger, path: `/api/vendor/samples/${body.data.shipments[0]!.id}/shipped`, body: {} };
}

export const accountProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "PUT /api/addresses/{id}": async (shop) => ({ ...(await address(shop)), body: portland }),
  "DELETE /api/addresses/{id}": address,
  "PUT /api/cards/{id}": async (shop) => ({ ...(await card(shop)), body: { is_default: true } }),
  "DELETE /api/cards/{id}": card,
  "POST /api/cards/confirm": async (shop) => {
    const owner = await customer(shop, "Owner");
    const typed = { card_number: cards.asks, name_on_Card: "Ada", exp_date: "12/39", cvv: "123" };
    const { body } = await owner.call("POST /api/cards", typed);
    const { action } = body as unknown as { action: { setup: string } };
    const sent = { setup: action.setup, accepted: true };
    return { owner, stranger: await customer(shop, "Stranger"), path: "/api/cards/confirm", body: sent };
  },
  "DELETE /api/samples/basket/{sku}": collected,
  "PUT /api/vendor/samples/{id}/shipped": samplesToShip,
};
