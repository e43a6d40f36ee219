import { type RawBuilder, sql } from "kysely";
import type { AchReturn } from "../../../contract/money/ach-words.ts";
import type { Db } from "../database.ts";

/** Marks a payout's entry as returned; false if it is in no file, or was returned before. */
export async function markReturned(
  db: Db,
  { key, code, at }: { key: string; code: AchReturn; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ach_entries set return_code = ${code}, returned_at = ${at}
    where idempotency_key = ${key} and file_id is not null and return_code is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Puts the entries that wait into a file, the oldest first; returns how many. */
export async function putEntriesIntoFile(db: Db, file_id: string): Promise<number> {
  const { rows } = await sql`
    update ach_entries e set file_id = ${file_id}, trace = w.place
    from (select id, row_number() over (order by created_at, id)::int as place
      from ach_entries where file_id is null) w
    where e.id = w.id returning e.id`.execute(db);
  return rows.length;
}

/** Forgets bank accounts. @param tokens rows of `token` */
export async function eraseAchAccounts(db: Db, tokens: RawBuilder<unknown>): Promise<void> {
  await sql`update ach_accounts set account_number = null, holder_name = '' where token in (${tokens})`.execute(
    db,
  );
}
