import { sql } from "kysely";
import type { ImportSchedule } from "../../../../contract/catalog/import-schedule.ts";
import type { Db } from "../../../platform/database.ts";

export interface ScheduleRow extends Omit<ImportSchedule, "next_at" | "last_at" | "last_import"> {
  vendor_id: string;
  next_at: Date;
  last_at: Date | null;
  last_import_id: string | null;
  last_hash: string;
  failures: number;
}

const own = (userId: string) => sql`vendor_id in (select id from vendors where user_id = ${userId}::uuid)`;

export async function findSchedule(db: Db, userId: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select * from vendor_import_schedules where ${own(userId)}`.execute(db);
  return rows[0];
}

type Said = Pick<
  ScheduleRow,
  | "vendor_id"
  | "url"
  | "every"
  | "weekday"
  | "hour"
  | "time_zone"
  | "most_failed_percent"
  | "is_paused"
  | "next_at"
>;

/** Keeps what the vendor says; another address is fetched even if it has the same list. */
export async function saveSchedule(db: Db, said: Said): Promise<void> {
  const fresh = { ...said, failures: 0, last_problem: "" };
  await db
    .insertInto("vendor_import_schedules")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column("vendor_id").doUpdateSet({
        ...fresh,
        last_hash: sql`case when vendor_import_schedules.url = excluded.url then vendor_import_schedules.last_hash else '' end`,
        updated_at: sql`now()`,
      }),
    )
    .execute();
}

export const deleteSchedule = (db: Db, userId: string) =>
  sql`delete from vendor_import_schedules where ${own(userId)}`.execute(db);

/** The next list that is due, for the caller's transaction alone. */
export async function dueSchedule(db: Db, now: Date): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select s.* from vendor_import_schedules s join vendors ve on ve.id = s.vendor_id
      join users u on u.id = ve.user_id and u.deleted_at is null
    where not s.is_paused and s.next_at <= ${now} order by s.next_at limit 1
    for update of s skip locked`.execute(db);
  return rows[0];
}

type Outcome = Partial<
  Pick<ScheduleRow, "next_at" | "last_at" | "last_problem" | "last_hash" | "last_import_id" | "failures">
>;

export const noteFetch = (db: Db, vendorId: string, outcome: Outcome) =>
  db.updateTable("vendor_import_schedules").set(outcome).where("vendor_id", "=", vendorId).execute();

/** Fetched lists that wait for the vendor give way to a newer one. */
export const dropWaiting = (db: Db, vendorId: string, now: Date) =>
  sql`
    update vendor_imports set state = 'cancelled', finished_at = ${now}
    where vendor_id = ${vendorId}::uuid and source = 'address' and state in ('questions', 'ready', 'unreadable')`.execute(
    db,
  );

export async function accountOfVendor(db: Db, vendorId: string) {
  const { rows } = await sql<{ id: string; email: string; first_name: string }>`
    select u.id, u.email, u.first_name from vendors ve join users u on u.id = ve.user_id
    where ve.id = ${vendorId}::uuid and u.deleted_at is null`.execute(db);
  return rows[0];
}
