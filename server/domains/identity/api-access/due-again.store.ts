import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Makes webhooks due now: one, or all that were given up; not those that are switched off. Answers how many. */
export async function makeWebhooksDue(
  db: Db,
  chosen: { id: string } | { all: true },
  now: Date,
): Promise<number> {
  const which =
    "id" in chosen ? sql`d.id = ${chosen.id} and d.state <> 'delivered'` : sql`d.state = 'failed'`;
  const { rows } = await sql`
    update webhook_deliveries d set state = 'waiting', next_at = ${now}, attempts = 0
    from webhooks w where w.id = d.webhook_id and w.is_enabled and ${which} returning d.id`.execute(db);
  return rows.length;
}
