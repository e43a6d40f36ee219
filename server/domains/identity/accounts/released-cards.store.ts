import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { claimJobs, type JobTable } from "../../../platform/queue/lease.store.ts";

export interface ReleasedCard {
  id: string;
  provider_token: string;
}

/** Takes a card that its provider should have deleted by now: again after 15 minutes, later after each failure, up to a day. */
export async function takeReleasedCard(
  db: Db,
  provider: string,
  now: Date,
): Promise<ReleasedCard | undefined> {
  const jobs: JobTable = {
    table: "released_cards",
    due: "next_attempt_at",
    order: sql`j.next_attempt_at`,
    waiting: sql`j.provider = ${provider}`,
  };
  const [card] = await claimJobs<ReleasedCard>(db, jobs, {
    now,
    lease: sql`least(interval '15 minutes' * (j.attempts + 1) ^ 2, interval '1 day')`,
    returning: sql`j.id, j.provider_token`,
  });
  return card;
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
