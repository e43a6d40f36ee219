import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { putEntriesIntoFile } from "../../../platform/payments/ach-entries.store.ts";

/** Payouts that no file has yet. */
export async function waitingEntries(db: Db): Promise<{ entries: number; amount_cents: number }> {
  const { rows } = await sql<{ entries: number; amount_cents: number }>`
    select count(*)::int as entries, coalesce(sum(amount_cents), 0)::bigint as amount_cents
    from ach_entries where file_id is null`.execute(db);
  return rows[0]!;
}

export interface FileRow {
  id: string;
  number: number;
  modifier: string;
  made_at: Date;
  made_by: string;
  effective_on: string;
  entries: number;
  amount_cents: number;
  returned: number;
}

const files = sql`
  select f.id, f.number, f.modifier, f.made_at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as made_by,
    to_char(f.effective_on, 'YYYY-MM-DD') as effective_on, count(e.id)::int as entries,
    coalesce(sum(e.amount_cents), 0)::bigint as amount_cents, count(e.return_code)::int as returned
  from ach_files f join ach_entries e on e.file_id = f.id left join users u on u.id = f.made_by`;

export async function latestFiles(db: Db): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    ${files} group by f.id, u.id order by f.number desc limit 50`.execute(db);
  return rows;
}

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`${files} where f.id = ${id} group by f.id, u.id`.execute(db);
  return rows[0];
}

/** One file is made at a time. */
export const lockFiles = (db: Db) => sql`lock table ach_files in share row exclusive mode`.execute(db);

/** How many files were made since a moment. */
export async function filesSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ach_files where made_at >= ${since}`.execute(db);
  return rows[0]!.count;
}

/** Puts what waits into a new file, the oldest first; returns how many. */
export async function fillFile(
  db: Db,
  file: { id: string; modifier: string; made_at: Date; made_by: string; effective_on: string },
): Promise<number> {
  await db.insertInto("ach_files").values(file).execute();
  return putEntriesIntoFile(db, file.id);
}

export interface EntryRow {
  idempotency_key: string;
  amount_cents: number;
  holder_name: string;
  account_type: "checking" | "savings";
  routing_number: string;
  /** Sealed; null once its owner has deleted the account. */
  account_number: Buffer | null;
}

export async function entriesOfFile(db: Db, file_id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.idempotency_key, e.amount_cents, a.holder_name, a.account_type, a.routing_number, a.account_number
    from ach_entries e join ach_accounts a on a.token = e.destination
    where e.file_id = ${file_id} order by e.trace`.execute(db);
  return rows;
}
