import { sql } from "kysely";
import type {
  ImportReport,
  ImportResultShown,
  importStates,
} from "../../../../contract/catalog/vendor-imports.ts";
import type { Database, Db } from "../../../platform/database.ts";
import { claimJobs, giveBack, type JobTable, renewLease } from "../../../platform/queue/lease.store.ts";
import type { ImportSettings, ImportVendor } from "../import/index.ts";

export type ImportState = (typeof importStates)[number];

export interface ImportRow {
  id: string;
  vendor_id: string;
  user_id: string | null;
  state: ImportState;
  source: "upload" | "address";
  file_name: string;
  file_bytes: number;
  file_path: string | null;
  pictures_name: string | null;
  pictures_bytes: number | null;
  pictures_path: string | null;
  settings: Partial<ImportSettings>;
  is_fresh: boolean;
  withdraws_missing: boolean;
  applies_itself: boolean;
  most_failed: number;
  done: number;
  total: number;
  problem: string;
  report: ImportReport | null;
  result: ImportResultShown | null;
  errors_path: string | null;
  attempts: number;
  created_at: Date;
  checked_at: Date | null;
  begun_at: Date | null;
  finished_at: Date | null;
  undone_at: Date | null;
}

/** The vendor whose account this is. */
export async function vendorOf(db: Db, userId: string): Promise<ImportVendor | undefined> {
  const { rows } = await sql<ImportVendor>`
    select id, name, slug, coalesce(code, 'V') as code, lead_time_days from vendors
    where user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

export interface NewImport
  extends Pick<
    ImportRow,
    | "id"
    | "vendor_id"
    | "user_id"
    | "source"
    | "file_name"
    | "file_bytes"
    | "file_path"
    | "pictures_name"
    | "pictures_bytes"
    | "pictures_path"
    | "is_fresh"
    | "withdraws_missing"
    | "applies_itself"
    | "most_failed"
    | "created_at"
  > {
  settings: object;
}

export async function insertImport(db: Db, { settings, ...row }: NewImport): Promise<void> {
  await db
    .insertInto("vendor_imports")
    .values({ ...row, settings: sql`${JSON.stringify(settings)}::text::jsonb` })
    .execute();
}

/** Lists of a vendor that are neither written nor dropped. */
export async function openImports(db: Db, vendorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_imports where vendor_id = ${vendorId}::uuid
      and state in ('waiting', 'checking', 'questions', 'ready', 'queued', 'applying')`.execute(db);
  return rows[0]!.count;
}

const own = (userId: string) => sql`vendor_id in (select id from vendors where user_id = ${userId}::uuid)`;

/** One of the account's own imports; locked when it is to be changed. */
export async function findImport(
  db: Db,
  userId: string,
  id: string,
  lock: "lock" | "read" = "read",
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select * from vendor_imports where id = ${id}::uuid and ${own(userId)}
    ${lock === "lock" ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function listImports(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ImportRow>`
      select *, null as report, null as settings from vendor_imports where ${own(userId)}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from vendor_imports where ${own(userId)}`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]!.count };
}

/** What may change of an import besides its progress. */
interface Change {
  state: ImportState;
  settings?: object;
  withdraws_missing?: boolean;
  applies_itself?: boolean;
  problem?: string;
  report?: ImportReport | null;
  result?: ImportResultShown;
  errors_path?: string | null;
  file_path?: null;
  pictures_path?: null;
  checked_at?: Date;
  finished_at?: Date;
  undone_at?: Date;
}

/** Moves an import to another state; false if it is no longer in one of the states that it may leave. */
export async function moveImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  { settings, report, result, ...change }: Change,
): Promise<boolean> {
  const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;
  const moved = await db
    .updateTable("vendor_imports")
    .set({
      ...change,
      ...(settings && { settings: json(settings) }),
      ...(report !== undefined && { report: report && json(report) }),
      ...(result && { result: json(result) }),
      claimed_until: null,
      attempts: 0,
      done: 0,
      total: 0,
    })
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Lists that were checked before another one was written are checked again. */
export async function checkOthersAgain(db: Db, vendorId: string, except: string): Promise<void> {
  await sql`
    update vendor_imports set state = 'waiting', attempts = 0, claimed_until = null
    where vendor_id = ${vendorId}::uuid and id <> ${except}::uuid and state in ('ready', 'questions')
      and file_path is not null`.execute(db);
}

export interface Claimed extends ImportRow {
  vendor: ImportVendor;
}

/**
 * The states in which an import has work to do. A vendor's lists are worked on one at a time, and vendors take turns:
 * the one who was served longest ago comes first.
 */
const jobs: JobTable = {
  table: "vendor_imports",
  due: "claimed_until",
  isFreeAtNull: true,
  waiting: sql`j.state in ('waiting', 'checking', 'queued', 'applying', 'undo_queued', 'undoing')`,
  order: sql`(select max(greatest(o.checked_at, o.finished_at, o.undone_at)) from vendor_imports o
    where o.vendor_id = j.vendor_id) nulls first, j.created_at`,
};
const hasNoOtherInWork = sql`not exists (select from vendor_imports o
  where o.vendor_id = j.vendor_id and o.id <> j.id and o.claimed_until >= now())`;
const now = sql<Date>`now()`;
const lease_s = 45;

/** Takes the next import. */
export const claimImport = (db: Database["db"]): Promise<Claimed | undefined> =>
  db.transaction().execute(async (transaction) => {
    // two claims at once could each take a list of the same vendor
    await sql`select pg_advisory_xact_lock(hashtext('claim-import'))`.execute(transaction);
    const next = { ...jobs, waiting: sql`${jobs.waiting} and ${hasNoOtherInWork}` };
    const [claimed] = await claimJobs<Claimed>(transaction, next, {
      now,
      lease: lease_s,
      changes: sql`begun_at = case when j.state = 'queued' then coalesce(j.begun_at, now()) else j.begun_at end,
        state = case j.state when 'waiting' then 'checking' when 'queued' then 'applying'
          when 'undo_queued' then 'undoing' else j.state end`,
      joined: { tables: sql`vendors ve`, on: sql`ve.id = j.vendor_id` },
      returning: sql`j.*, jsonb_build_object('id', ve.id, 'name', ve.name, 'slug', ve.slug,
        'code', coalesce(ve.code, 'V'), 'lead_time_days', ve.lead_time_days) as vendor`,
    });
    return claimed;
  });

/** False when the import is no longer this process's: cancelled, or taken by another. */
export const renewClaim = (db: Db, claimed: Claimed): Promise<boolean> =>
  renewLease(db, jobs, claimed, { now, lease: lease_s });

/** Releases an import without counting the try. With `seconds`, nobody claims it for that long. */
export const releaseClaim = (db: Db, claimed: Claimed, seconds?: number) =>
  giveBack(db, jobs, claimed, seconds === undefined ? {} : { now, lease: seconds });

export const noteProgress = (db: Db, id: string, done: number, total: number) =>
  sql`update vendor_imports set done = ${done}, total = ${total} where id = ${id}::uuid`.execute(db);

/** How many variants an import has written and brought, over all attempts. */
export async function writtenBy(
  db: Db,
  id: string,
): Promise<{ written: number; new: number; withdrawn: number }> {
  const { rows } = await sql<{ written: number; new: number; withdrawn: number }>`
    select count(*) filter (where not gone)::int as written, count(*) filter (where before is null)::int as new,
      count(*) filter (where gone)::int as withdrawn
    from (select before, (after->>'is_withdrawn')::boolean
        and not coalesce((before->>'is_withdrawn')::boolean, false) as gone
      from vendor_import_changes where import_id = ${id}::uuid and kind = 'variant') c`.execute(db);
  return rows[0]!;
}

/** Imports whose files have been kept for long enough. */
export async function oldFiles(
  db: Db,
  before: Date,
): Promise<Pick<ImportRow, "id" | "file_path" | "pictures_path">[]> {
  const { rows } = await sql<Pick<ImportRow, "id" | "file_path" | "pictures_path">>`
    select id, file_path, pictures_path from vendor_imports
    where (file_path is not null or pictures_path is not null)
      and state in ('questions', 'ready', 'unreadable', 'done', 'failed', 'cancelled', 'undone')
      and coalesce(finished_at, checked_at, created_at) < ${before}`.execute(db);
  return rows;
}

/** Lists that nobody has written in time are dropped with their files. */
export const forgetFiles = (db: Db, id: string) =>
  sql`
    update vendor_imports set file_path = null, pictures_path = null,
      state = case when state in ('questions', 'ready') then 'cancelled' else state end
    where id = ${id}::uuid`.execute(db);

/**
 * Units, in lower case, that the vendor knows to be open: from earlier fetched lists, and all of a list that the vendor
 * has begun to answer.
 */
export async function unitsAskedBefore(
  db: Db,
  { id, vendor_id, created_at }: Pick<ImportRow, "id" | "vendor_id" | "created_at">,
): Promise<Set<string>> {
  const { rows } = await sql<{ unit: string }>`
    select distinct lower(q ->> 'about') as unit
    from vendor_imports i, jsonb_array_elements(i.report -> 'questions') q
    where i.vendor_id = ${vendor_id}::uuid and i.source = 'address' and q ->> 'kind' = 'unit'
      and (i.created_at < ${created_at} or (i.id = ${id}::uuid and i.settings ? 'units'))`.execute(db);
  return new Set(rows.map(({ unit }) => unit));
}

/** Whether a newer list of the vendor is written. */
export async function hasNewerList(
  db: Db,
  { vendor_id, created_at }: Pick<ImportRow, "vendor_id" | "created_at">,
): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_imports
    where vendor_id = ${vendor_id}::uuid and state = 'done' and created_at > ${created_at} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** An import with the account to notify about it. */
export async function importWithAccount(db: Db, id: string) {
  const { rows } = await sql<ImportRow & { account: string; email: string; first_name: string }>`
    select i.*, u.id as account, u.email, u.first_name
    from vendor_imports i join vendors ve on ve.id = i.vendor_id join users u on u.id = ve.user_id
    where i.id = ${id}::uuid and u.deleted_at is null`.execute(db);
  return rows[0];
}
