import { sql } from "kysely";
import { allJobsOf } from "./money-books.ts";
import type { Client, Shop } from "./shop.ts";

/** Asks the sandbox for a token of one of its bank accounts. */
export const askBankToken = (client: Client, change: object = {}) =>
  client.call<{ token: string; last4: string }>("POST /api/payments/bank_token", {
    account_holder: "Ada Buyer",
    routing_number: "110000000",
    account_number: "000123456789",
    ...change,
  });

export const bankToken = async (client: Client, account_number: string): Promise<string> =>
  (await askBankToken(client, { account_number })).body.data.token;

/** Days pass: the bank has decided, and the provider's messages arrive. Jobs that ask by themselves do not run. */
export async function theBankDecides(shop: Shop): Promise<void> {
  const { db } = shop.platform;
  await sql`update sandbox_charges set settles_at = now() where settles_at is not null`.execute(db);
  for (let round = 0; round < 4; round += 1) {
    await allJobsOf(shop, ["carry-sandbox-messages"]);
    await sql`update sandbox_events set deliver_at = now()`.execute(db);
  }
}
