import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface ReleasedCard {
  id: string;
  provider_token: string;
}

/**
 * Takes some of the cards that a provider should have deleted by now. They are reserved for 15 minutes, longer after
 * each failure, up to a day.
 */
export async function claimReleasedCards(db: Db, provider: string, now: Date): Promise<ReleasedCard[]> {
  const { rows } = await sql<ReleasedCard>`
    update released_cards set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + least(interval '15 minutes' * (attempts + 1) ^ 2, interval '1 day')
    where id in (
      select id from released_cards where provider = ${provider} and next_attempt_at <= ${now}
      order by next_attempt_at limit 20 for update skip locked)
    returning id, provider_token`.execute(db);
  return rows;
}

/** The provider has deleted it. */
export async function dropReleasedCard(db: Db, id: string): Promise<void> {
  await db.deleteFrom("released_cards").where("id", "=", id).execute();
}

/** Has the provider forget a card that it keeps, and no account does. */
export async function releaseCardToken(
  db: Db,
  card: { provider: string; provider_token: string },
): Promise<void> {
  const { provider, provider_token } = card;
  await db
    .insertInto("released_cards")
    .values({ provider, provider_token, next_attempt_at: new Date() })
    .execute();
}
