import { randomUUID } from "node:crypto";
import { addShowroom } from "./catalog-seed.ts";
import type { Make } from "./probe.ts";
import { type Client, cards, type Shop } from "./shop.ts";

let pros = 0;

/** A pro with a showroom, a card and no plan. */
async function pro(shop: Shop, card: keyof typeof cards): Promise<Client> {
  const vsd_id = `PRBE${String(++pros).padStart(4, "0")}`;
  const { user_id } = await addShowroom(shop.platform.db, vsd_id, `Probed Plan ${pros}`, 1000, []);
  const client = await shop.signIn(user_id);
  const { body } = await client.call("POST /api/cards", {
    card_number: cards[card],
    name_on_Card: "Probed Pro",
    exp_date: "12/39",
    cvv: "123",
  });
  const { action } = body as unknown as { action: { setup: string } | null };
  if (action) await client.call("POST /api/cards/confirm", { setup: action.setup, accepted: true });
  return client;
}

/** A pro who buys the add-on, and another pro. */
async function buyer(shop: Shop, card: keyof typeof cards = "good") {
  const owner = await pro(shop, card);
  const answer = await owner.call<{ question: { payment: string } | null }>(
    "POST /api/plan/change",
    { choice: "addon", expected: 99 },
    { "Idempotency-Key": randomUUID() },
  );
  return { owner, stranger: await pro(shop, "good"), question: answer.body.data.question };
}

/** A code of a pro who bought credits, and another pro. */
async function creditCode(shop: Shop) {
  const owner = await pro(shop, "good");
  const once = () => ({ "Idempotency-Key": randomUUID() });
  await owner.call("POST /api/plan/credits", { credits: 10, expected: 19 }, once());
  const made = await owner.call<{ credits: { codes: { id: string }[] } }>(
    "POST /api/plan/credits/codes",
    { credits: 1 },
    once(),
  );
  const path = `/api/plan/credits/codes/${made.body.data.credits.codes[0]!.id}`;
  return { owner, stranger: await pro(shop, "good"), path };
}

export const planProbes: Record<string, Make> = {
  "POST /api/plan/confirm": async (shop) => {
    const { owner, stranger, question } = await buyer(shop, "asks_always");
    return {
      owner,
      stranger,
      path: "/api/plan/confirm",
      body: { payment: question!.payment, accepted: true },
    };
  },
  "DELETE /api/plan/credits/codes/{id}": creditCode,
  "GET /api/plan/invoices/{id}/pdf": async (shop) => {
    const { owner, stranger } = await buyer(shop);
    const invoices = await owner.call<{ data: { id: string }[] }>("GET /api/plan/invoices");
    return { owner, stranger, path: `/api/plan/invoices/${invoices.body.data.data[0]!.id}/pdf` };
  },
};
