import { sql } from "kysely";
import { fail } from "./failure.ts";
import type { Db } from "./platform/database.ts";

export interface Limit {
  count: number;
  /** Windows begin at multiples of this, counted from 1970. */
  seconds: number;
}

/**
 * Counts one attempt by `subject` ("login:203.0.113.9") and refuses with 429 once more than `count`
 * fell into the present window of `seconds`. Counted in the database, so that all processes share it.
 */
export async function takeAttempt(db: Db, subject: string, limit: Limit): Promise<void> {
  const { attempts, started } = await countAttempt(db, subject, limit.seconds);
  if (attempts > limit.count) refuse(started, limit.seconds);
}

/** Counts one attempt by `subject`, whatever its limit; answers how many there are now. */
export function countAttempt(
  db: Db,
  subject: string,
  seconds: number,
): Promise<{ attempts: number; started: number }> {
  return db
    .insertInto("attempt_counts")
    .values({ subject, window_start: windowOf(seconds) })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "window_start"])
        .doUpdateSet({ attempts: sql`attempt_counts.attempts + 1` }),
    )
    .returning(["attempts", sql<number>`extract(epoch from window_start)::float8`.as("started")])
    .executeTakeFirstOrThrow();
}

/** Refuses with 429 when `count` attempts of one of the subjects fell into its present window; counts none. */
export async function refuseAfter(db: Db, subjects: Readonly<Record<string, Limit>>): Promise<void> {
  const rows = await db
    .selectFrom("attempt_counts")
    .select(["subject", "attempts", sql<number>`extract(epoch from window_start)::float8`.as("started")])
    .where((where) =>
      where.or(
        Object.entries(subjects).map(([subject, { seconds }]) =>
          where.and([where("subject", "=", subject), where("window_start", "=", windowOf(seconds))]),
        ),
      ),
    )
    .execute();
  for (const { subject, attempts, started } of rows) {
    const limit = subjects[subject];
    if (limit && attempts >= limit.count) refuse(started, limit.seconds);
  }
}

const windowOf = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;

function refuse(started: number, window: number): never {
  const seconds = Math.max(1, Math.ceil(started + window - Date.now() / 1000));
  return fail("too_many", { values: { seconds }, retryAfter: seconds });
}
