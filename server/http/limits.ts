import { sql } from "kysely";
import type { Db } from "../platform/database.ts";
import { fail } from "./failure.ts";

export interface Limit {
  count: number;
  /** Windows begin at multiples of this, counted from 1970. */
  seconds: number;
  /**
   * For things that can be guessed: the wait doubles with each attempt after a refusal, up to this many seconds. After
   * a day without attempts the first wait is short again.
   */
  grows_to?: number;
}

/**
 * Counts one attempt by `subject` ("login:203.0.113.9") and refuses with 429 after more than `count` in the current
 * window of `seconds`. Counted in the database, so that all processes share it.
 */
export async function takeAttempt(db: Db, subject: string, limit: Limit): Promise<void> {
  if (limit.grows_to) await refuseWhileBlocked(db, subject);
  const { attempts, started } = await countAttempt(db, subject, limit.seconds);
  if (attempts <= limit.count) return;
  if (limit.grows_to) refuseFor(await block(db, subject, limit.seconds, limit.grows_to));
  refuse(started, limit.seconds);
}

async function refuseWhileBlocked(db: Db, subject: string): Promise<void> {
  const blocked = await db
    .selectFrom("attempt_blocks")
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as("seconds"))
    .where("subject", "=", subject)
    .where("blocked_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (blocked) refuseFor(blocked.seconds);
}

/** Blocks a subject: for `first` seconds, then twice as long each time, at most `most`. Returns the duration. */
async function block(db: Db, subject: string, first: number, most: number): Promise<number> {
  const strikes = sql<number>`case when attempt_blocks.updated_at < now() - interval '1 day' then 1
    else least(attempt_blocks.strikes + 1, 20) end`;
  const seconds = sql`least(${most}::float8, ${first}::float8 * 2 ^ (${strikes} - 1))`;
  const { rows } = await sql<{ seconds: number }>`
    insert into attempt_blocks (subject, strikes, blocked_until)
    values (${subject}, 1, now() + make_interval(secs => least(${most}::float8, ${first}::float8)))
    on conflict (subject) do update set strikes = ${strikes}, updated_at = now(),
      blocked_until = greatest(attempt_blocks.blocked_until, now() + make_interval(secs => ${seconds}))
    returning ceil(extract(epoch from blocked_until - now()))::int as seconds`.execute(db);
  return rows[0]!.seconds;
}

/** Clears the attempts of a subject after a success. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom("attempt_counts").where("subject", "=", subject).execute();
  await db.deleteFrom("attempt_blocks").where("subject", "=", subject).execute();
}

/** Counts one attempt by `subject`, whatever its limit; returns the count. */
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

/** Whether `subject` made an attempt in the current window. */
export async function hasAttempted(db: Db, subject: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom("attempt_counts")
    .select("attempts")
    .where("subject", "=", subject)
    .where("window_start", "=", windowOf(seconds))
    .executeTakeFirst();
  return row !== undefined;
}

/** Refuses with 429 if one of the subjects made `count` attempts in its current window; counts none. */
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
  return refuseFor(Math.ceil(started + window - Date.now() / 1000));
}

function refuseFor(left: number): never {
  const seconds = Math.max(1, left);
  return fail("too_many", { values: { seconds }, retryAfter: seconds });
}
