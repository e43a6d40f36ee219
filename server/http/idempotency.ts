import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { DatabaseAway } from "../platform/database/away.ts";
import type { Db } from "../platform/database.ts";
import { fail } from "./failure.ts";

/** One stored request: the same caller, endpoint and key. */
export interface IdempotentRequest {
  caller: string;
  endpoint: string;
  key: string;
  /** Hash of the content, so that the same key with other content is refused. */
  content: string;
}

export interface RememberedAnswer {
  status: number;
  /** JSON, sent as it is. */
  text: string;
}

// A crashed process leaves its claim behind; after this time another may take it over.
const abandonedAfterSeconds = 15;
const waitsAtMostMs = 20_000;
const releaseAgainMs = 500;

/**
 * Claims the key. Returns null if the caller has to do the work and then call `rememberAnswer` or `releaseClaim`;
 * otherwise the earlier response. Waits while another request holds the claim.
 */
export async function claimOrRecall(db: Db, request: IdempotentRequest): Promise<RememberedAnswer | null> {
  const hash = createHash("sha256").update(request.content).digest();
  const deadline = Date.now() + waitsAtMostMs;
  for (let wait = 25; ; wait = Math.min(wait * 2, 400)) {
    if (await claim(db, request, hash)) return null;
    const known = await db
      .selectFrom("idempotency_keys")
      .select(["request_hash", "response_status", "response"])
      .where((row) => row.and({ caller: request.caller, endpoint: request.endpoint, key: request.key }))
      .executeTakeFirst();
    if (known && !hash.equals(known.request_hash)) fail("idempotency_mismatch");
    if (known?.response_status) {
      return { status: known.response_status, text: known.response ?? "" };
    }
    if (Date.now() > deadline) fail("in_progress", { retryAfter: 5 });
    await pause(wait);
  }
}

async function claim(db: Db, request: IdempotentRequest, hash: Buffer): Promise<boolean> {
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({ caller: request.caller, endpoint: request.endpoint, key: request.key, request_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(["caller", "endpoint", "key"])
        .doUpdateSet({ created_at: sql`now()` })
        .where("idempotency_keys.response_status", "is", null)
        .where("idempotency_keys.request_hash", "=", hash)
        .where(
          "idempotency_keys.created_at",
          "<",
          sql<Date>`now() - make_interval(secs => ${abandonedAfterSeconds})`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function rememberAnswer(
  db: Db,
  request: IdempotentRequest,
  answer: RememberedAnswer,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ response_status: answer.status, response: answer.text })
    .where((row) => row.and({ caller: request.caller, endpoint: request.endpoint, key: request.key }))
    .execute();
}

export async function releaseClaim(db: Db, request: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where((row) => row.and({ caller: request.caller, endpoint: request.endpoint, key: request.key }))
    .where("response_status", "is", null)
    .execute();
}

/**
 * Releases a claim as soon as the database is back, so that a retry need not wait until it expires. Gives up before
 * another request may have taken it over.
 */
export async function releaseSoon(db: Db, request: IdempotentRequest): Promise<void> {
  const deadline = Date.now() + (abandonedAfterSeconds * 1000) / 2;
  for (;;) {
    await pause(releaseAgainMs);
    try {
      return await releaseClaim(db, request);
    } catch (error) {
      if (!(error instanceof DatabaseAway) || Date.now() > deadline) throw error;
    }
  }
}
