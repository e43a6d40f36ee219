import { randomUUID } from "node:crypto";
import { bookCredits } from "../../server/domains/identity/ai-accounts/index.ts";
import { newId, randomToken, tokenHash } from "../../server/platform/ids.ts";
import type { Answer, Client, Shop } from "./shop.ts";
import { visitor } from "./visitor.ts";

interface Options {
  credits?: number;
  is_verified?: boolean;
}

/** A new AI design account, signed in; its calls bring its own header. */
export async function aiDesigner(
  shop: Shop,
  { credits = 3, is_verified = true }: Options = {},
): Promise<Client> {
  const { db } = shop.platform;
  const [id, token] = [newId(), randomToken()];
  await db
    .insertInto("ai_accounts")
    .values({
      id,
      email: `${id}@example.test`,
      name: "Ida Brandt",
      password_hash: "",
      email_verified_at: is_verified ? new Date() : null,
    })
    .execute();
  const expires_at = new Date(Date.now() + 3600_000);
  await db
    .insertInto("ai_sessions")
    .values({ id: newId(), ai_account_id: id, token_hash: tokenHash(token), expires_at })
    .execute();
  if (credits > 0) {
    const given = { ai_account_id: id, change: credits, reason: "welcome", cause: `welcome:${id}` } as const;
    await db.transaction().execute((transaction) => bookCredits(transaction, given));
  }
  const who = visitor(shop.app, "client");
  return {
    user_id: id,
    token,
    async call<Data>(key: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await who.call(key, body, { ...headers, AuthorizationAI: `Bearer ${token}` });
      return answer as unknown as Answer<Data>;
    },
  };
}

/** What a design request holds; change what the test is about. */
export const designWish = ({ market }: Pick<Shop, "market">, changes: object = {}) => ({
  client_id: randomUUID(),
  brief: "A small kitchen, $5,000",
  showroom: market.oakstone.vsd_id,
  ...changes,
});
