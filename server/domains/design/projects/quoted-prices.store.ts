import { sql } from "kysely";
import { listOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

/**
 * Stores the customer's quote, by line, in a transaction of its own that does not wait for the disk: a power loss forgets
 * at most that a price was seen.
 */
export async function keepQuotedPrices(db: Db, prices: ReadonlyMap<string, number>): Promise<void> {
  if (prices.size === 0) return;
  await sql`
    update project_lines l set quoted_price_cents = q.cents
    from unnest(${listOf([...prices.keys()], "uuid")}, ${listOf([...prices.values()], "int")}) as q (id, cents),
      (select set_config('synchronous_commit', 'off', true)) as written
    where l.id = q.id`.execute(db);
}
