import { sql } from "kysely";
import type { Db } from "../platform/database.ts";

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
export const abandonedAfterSeconds = 15;

/** Claims a key, or takes over an abandoned claim; false if another request holds it or it has its answer. */
export async function insertClaim(db: Db, request: IdempotentRequest, hash: Buffer): Promise<boolean> {
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

/** What is stored under a key. */
export function findClaim(
  db: Db,
  { caller, endpoint, key }: IdempotentRequest,
): Promise<{ request_hash: Buffer; response_status: number | null; response: string | null } | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "response_status", "response"])
    .where((row) => row.and({ caller, endpoint, key }))
    .executeTakeFirst();
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

/** Deletes stored answers that nobody asks for again. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db);
}

/** Deletes the stored answers of one caller. */
export async function forgetAnswersOf(db: Db, caller: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("caller", "=", caller).execute();
}
