import { sql } from "kysely";
import { fail } from "./failure.ts";
import type { Db } from "./platform/database.ts";

/**
 * Counts one attempt by `subject` ("login:203.0.113.9") and refuses with 429 once more than `count`
 * fell into the present window of `seconds`. Counted in the database, so that all processes share it.
 */
export async function takeAttempt(
  db: Db,
  subject: string,
  limit: { count: number; seconds: number },
): Promise<void> {
  const window = sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}) * ${limit.seconds})`;
  const row = await db
    .insertInto("attempt_counts")
    .values({ subject, window_start: window })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "window_start"])
        .doUpdateSet({ attempts: sql`attempt_counts.attempts + 1` }),
    )
    .returning(["attempts", sql<number>`extract(epoch from window_start)::float8`.as("started")])
    .executeTakeFirstOrThrow();
  if (row.attempts <= limit.count) return;
  const seconds = Math.max(1, Math.ceil(row.started + limit.seconds - Date.now() / 1000));
  fail("too_many", { values: { seconds }, retryAfter: seconds });
}
