import { sql } from "kysely";
import type { DataExport } from "../../../../contract/identity/privacy.ts";
import type { Db } from "../../../platform/database.ts";

export interface ExportRow {
  id: string;
  user_id: string;
  status: DataExport["status"];
  path: string;
  bytes: number;
  created_at: Date;
  expires_at: Date | null;
}

const columns = ["id", "user_id", "status", "path", "bytes", "created_at", "expires_at"] as const;

/** A literal: as a parameter it no longer matches the partial index under a generic plan. */
const isQueued = sql<boolean>`status = 'queued'`;

/** Requests a copy; one that is already being made stays the only one. */
export async function queueExport(
  db: Db,
  row: { id: string; user_id: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto("data_exports")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").where(isQueued).doNothing())
    .execute();
}

export async function exportsOf(db: Db, user_id: string, limit: number): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom("data_exports")
    .select(columns)
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as ExportRow[];
}

/** An account's copy that is ready and not expired. */
export async function findReadyExport(
  db: Db,
  user_id: string,
  id: string,
  now: Date,
): Promise<ExportRow | undefined> {
  const row = await db
    .selectFrom("data_exports")
    .select(columns)
    .where((where) => where.and({ id, user_id, status: "ready" }))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row as ExportRow | undefined;
}

/** A copy to make, with the account it is of. */
export interface QueuedExport {
  id: string;
  user_id: string;
  email: string;
  first_name: string;
}

/** The next copy to make; the transaction that holds it is the only one working on it. */
export async function nextQueuedExport(db: Db): Promise<QueuedExport | undefined> {
  const { rows } = await sql<QueuedExport>`
    select e.id, e.user_id, u.email, u.first_name
    from data_exports e join users u on u.id = e.user_id
    where e.status = 'queued' order by e.created_at limit 1
    for update of e skip locked`.execute(db);
  return rows[0];
}

export async function finishExport(
  db: Db,
  id: string,
  result:
    | { status: "ready"; path: string; bytes: number; ready_at: Date; expires_at: Date }
    | { status: "failed" },
): Promise<void> {
  await db.updateTable("data_exports").set(result).where("id", "=", id).execute();
}

/** Marks copies after a week; returns the paths of their files. */
export async function expireExports(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    with old as (select id, path from data_exports where status = 'ready' and expires_at <= ${now} for update)
    update data_exports e set status = 'expired', path = '' from old where e.id = old.id
    returning old.path`.execute(db);
  return rows.map(({ path }) => path);
}
