import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { processingOf } from "./payments.store.ts";

/** How many a run of a job takes on. */
const most = sql.lit(500);

/** Open versions whose prices are no longer valid on a day (`YYYY-MM-DD`). */
export async function staleVersions(db: Db, day: string): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select proposal_id as id, version from proposal_versions
    where answer = 'open' and valid_until < ${day}::date limit ${most}`.execute(db);
  return rows;
}

const notReminded = (now: Date) =>
  sql`(i.reminded_at is null or i.reminded_at < ${now}::timestamptz - interval '7 days')`;

/** Unpaid installments that are due on a day (`YYYY-MM-DD`) or asked for, and not reminded of for a week. */
export async function installmentsToRemindOf(db: Db, now: Date, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from proposal_installments i join proposals p on p.id = i.proposal_id and p.status = 'accepted'
    where i.paid_at is null and ${processingOf("i")} is null
      and (i.asked_at is not null or i.due_on <= ${day}::date) and ${notReminded(now)}
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that an installment is reminded of. Answers its proposal; undefined if another server was first. */
export async function claimReminder(db: Db, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ proposal_id: string }>`
    update proposal_installments i set reminded_at = ${now}
    where i.id = ${id} and i.paid_at is null and ${notReminded(now)}
    returning i.proposal_id`.execute(db);
  return rows[0]?.proposal_id;
}
