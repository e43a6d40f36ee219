import type { Make } from "./probe.ts";
import type { Shop } from "./shop.ts";

/** A client of one pro, with a note, and another pro. */
async function client(shop: Shop) {
  const owner = await shop.signIn(shop.market.oakstone.user_id);
  const stranger = await shop.signIn(shop.market.harbor.user_id);
  const made = await owner.call<{ id: string }>("POST /api/pro/clients", { full_name: "Probed" });
  const path = `/api/pro/clients/${made.body.data.id}`;
  const noted = await owner.call<{ notes: [{ id: string }] }>(`POST ${path}/notes`, { body: "Probed" });
  return { owner, stranger, path, note: noted.body.data.notes[0].id };
}

/** Calls about one of a pro's clients. */
export const clientProbes: Readonly<Record<string, Make>> = {
  "GET /api/pro/clients/{id}": client,
  "PUT /api/pro/clients/{id}": async (shop) => ({ ...(await client(shop)), body: { stage: "contacted" } }),
  "POST /api/pro/clients/{id}/notes": async (shop) => {
    const { path, ...both } = await client(shop);
    return { ...both, path: `${path}/notes`, body: { body: "Another" } };
  },
  "POST /api/pro/clients/{id}/projects": async (shop) => {
    const { path, ...both } = await client(shop);
    return { ...both, path: `${path}/projects`, body: { name: "Powder room" } };
  },
  "DELETE /api/pro/clients/{id}/notes/{note}": async (shop) => {
    const { path, note, ...both } = await client(shop);
    return { ...both, path: `${path}/notes/${note}` };
  },
};
