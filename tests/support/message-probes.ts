import { randomUUID } from "node:crypto";
import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import type { Shop } from "./shop.ts";

let people = 0;
const customer = async (shop: Shop, part: string) =>
  shop.signIn(await addUser(shop.platform.db, "User", `${part} Message ${++people}`));

/** A customer's conversation with a pro, with one message. */
async function talk(shop: Shop) {
  const owner = await customer(shop, "Owner");
  const about = { about: "showroom", id: shop.market.oakstone.id };
  const { body } = await owner.call<{ id: string }>("POST /api/conversations", about);
  const { id } = body.data;
  const message = { client_id: randomUUID(), text: "Good morning" };
  const sent = await owner.call<{ id: string }>(`POST /api/conversations/${id}/messages`, message);
  return { owner, stranger: await customer(shop, "Stranger"), id, message: sent.body.data.id };
}

const inTalk =
  (rest: string, body?: () => unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const { owner, stranger, id } = await talk(shop);
    return { owner, stranger, path: `/api/conversations/${id}${rest}`, ...(body && { body: body() }) };
  };

const ofMessage =
  (rest: string, body?: unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const { owner, stranger, message } = await talk(shop);
    return { owner, stranger, path: `/api/messages/${message}${rest}`, ...(body !== undefined && { body }) };
  };

const ofProject =
  (start: string, body?: () => unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const owner = await customer(shop, "Owner");
    const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
    const stranger = await customer(shop, "Stranger");
    return { owner, stranger, path: `${start}/${project}`, ...(body && { body: body() }) };
  };

function form(name: string, value: string | File): FormData {
  const data = new FormData();
  data.append(name, value);
  return data;
}

export const messageProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "GET /api/conversations/{id}": inTalk(""),
  "POST /api/conversations/{id}/files": inTalk("/files", () =>
    form("file", new File(["%PDF-1.7"], "offer.pdf")),
  ),
  "GET /api/conversations/{id}/messages": inTalk("/messages"),
  "POST /api/conversations/{id}/messages": inTalk("/messages", () => ({
    client_id: randomUUID(),
    text: "Hello",
  })),
  "POST /api/conversations/{id}/rating": async (shop) => {
    const owner = await customer(shop, "Owner");
    const opened = await owner.call<{ id: string }>("POST /api/conversations", { about: "support" });
    const path = `/api/conversations/${opened.body.data.id}/rating`;
    return { owner, stranger: await customer(shop, "Stranger"), path, body: { rating: 5 } };
  },
  "PUT /api/conversations/{id}/read": inTalk("/read", () => ({ seq: 1 })),
  "PUT /api/conversations/{id}/settings": inTalk("/settings", () => ({ is_muted: true })),
  "POST /api/conversations/{id}/typing": inTalk("/typing", () => ({})),
  "PUT /api/messages/{id}": ofMessage("", { text: "Good evening" }),
  "DELETE /api/messages/{id}": ofMessage(""),
  "PUT /api/messages/{id}/reactions": ofMessage("/reactions", { emoji: "👍", is_on: true }),
  "POST /api/messages/{id}/report": ofMessage("/report", { reason: "Not polite" }),
  "GET /api/project/share_to_contractor/{projectId}": ofProject("/api/project/share_to_contractor"),
  "POST /api/project/share_to_contractor/{projectId}": ofProject(
    "/api/project/share_to_contractor",
    () => ({}),
  ),
  "GET /api/projectChat/{projectId}": ofProject("/api/projectChat"),
  "POST /api/projectChat/{projectId}": ofProject("/api/projectChat", () => form("message", "Hello")),
};
