import { sql } from "kysely";
import type { Db } from "../platform/database.ts";

/** For how many more seconds a subject is blocked; undefined if it is not. */
export async function blockedSeconds(db: Db, subject: string): Promise<number | undefined> {
  const blocked = await db
    .selectFrom("attempt_blocks")
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as("seconds"))
    .where("subject", "=", subject)
    .where("blocked_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return blocked?.seconds;
}

/** Blocks a subject: for `first` seconds, then twice as long each time, at most `most`. Returns the duration. */
export async function blockSubject(db: Db, subject: string, first: number, most: number): Promise<number> {
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

/** Takes one attempt of the current window back, which turned out not to be a guess. */
export async function takeBackAttempt(db: Db, subject: string, seconds: number): Promise<void> {
  await db
    .updateTable("attempt_counts")
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where("subject", "=", subject)
    .where("window_start", "=", windowOf(seconds))
    .execute();
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

/** The attempts of subjects in their current windows, each of its number of seconds. */
export function currentAttempts(
  db: Db,
  subjects: Readonly<Record<string, { seconds: number }>>,
): Promise<{ subject: string; attempts: number; started: number }[]> {
  return db
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
}

/** Deletes counts and blocks that are long over. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await sql`delete from attempt_counts where window_start < now() - interval '2 days'`.execute(db);
  await sql`delete from attempt_blocks where greatest(updated_at, blocked_until) < now() - interval '2 days'`.execute(
    db,
  );
}

const windowOf = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
