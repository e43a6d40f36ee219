import { sql } from "kysely";
import type { DataExport } from "../../../../contract/identity/privacy.ts";
import type { Db } from "../../../platform/database.ts";
import { claimJobs, isOurs, type JobTable, type TakenJob } from "../../../platform/queue/lease.store.ts";

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
    .values({ ...row, next_attempt_at: row.created_at })
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
export interface QueuedExport extends TakenJob {
  user_id: string;
  email: string;
  first_name: string;
}

const jobs: JobTable = {
  table: "data_exports",
  due: "next_attempt_at",
  waiting: sql`j.status = 'queued'`,
  order: sql`j.next_attempt_at, j.created_at`,
};
const lease_s = 15 * 60;

/** Takes the copy that is due the longest; others may take it once its lease has ended. */
export async function takeExport(db: Db, now: Date): Promise<QueuedExport | undefined> {
  const [taken] = await claimJobs<QueuedExport>(db, jobs, {
    now,
    lease: lease_s,
    joined: { tables: sql`users u`, on: sql`u.id = j.user_id` },
    returning: sql`j.id, j.attempts, j.user_id, u.email, u.first_name`,
  });
  return taken;
}

/** Holds a copy until the end of the transaction; false if it is no longer this process's, or its account is gone. */
export async function holdExport(db: Db, taken: TakenJob): Promise<boolean> {
  const { rows } = await sql`
    select from data_exports j where ${isOurs(jobs, taken)} for update`.execute(db);
  return rows.length > 0;
}

/** What became of a copy that `holdExport` holds. */
export async function noteExport(
  db: Db,
  id: string,
  result:
    | { status: "ready"; path: string; bytes: number; ready_at: Date; expires_at: Date }
    | { status: "failed" }
    | { next_attempt_at: Date },
): Promise<void> {
  await db.updateTable("data_exports").set(result).where("id", "=", id).execute();
}

/** Marks copies after a week; returns the paths of their files. */
export async function expireExports(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    update data_exports e set status = 'expired', path = '' from data_exports old
    where old.id = e.id and e.status = 'ready' and e.expires_at <= ${now}
    returning old.path`.execute(db);
  return rows.map(({ path }) => path);
}
