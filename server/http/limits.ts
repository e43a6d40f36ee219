import type { Db } from "../platform/database.ts";
import { blockedSeconds, blockSubject, countAttempt, currentAttempts } from "./attempts.store.ts";
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
  if (limit.grows_to) refuseFor(await blockSubject(db, subject, limit.seconds, limit.grows_to));
  refuse(started, limit.seconds);
}

async function refuseWhileBlocked(db: Db, subject: string): Promise<void> {
  const seconds = await blockedSeconds(db, subject);
  if (seconds !== undefined) refuseFor(seconds);
}

/** Refuses with 429 if one of the subjects made `count` attempts in its current window; counts none. */
export async function refuseAfter(db: Db, subjects: Readonly<Record<string, Limit>>): Promise<void> {
  for (const { subject, attempts, started } of await currentAttempts(db, subjects)) {
    const limit = subjects[subject];
    if (limit && attempts >= limit.count) refuse(started, limit.seconds);
  }
}

function refuse(started: number, window: number): never {
  return refuseFor(Math.ceil(started + window - Date.now() / 1000));
}

function refuseFor(left: number): never {
  const seconds = Math.max(1, left);
  return fail("too_many", { values: { seconds }, retryAfter: seconds });
}
