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

export const accountProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "PUT /api/addresses/{id}": async (shop) => ({ ...(await address(shop)), body: portland }),
  "DELETE /api/addresses/{id}": address,
  "PUT /api/cards/{id}": async (shop) => ({ ...(await card(shop)), body: { is_default: true } }),
  "DELETE /api/cards/{id}": card,
};
