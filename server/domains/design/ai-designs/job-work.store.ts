import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { JobRow } from "./ai-designs.store.ts";

/** How long a server may be silent about a request before another one takes it up. */
const lease_s = 30;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + lease_s * 1000);

/** A request taken up: its id, and by which attempt. Writes of an earlier attempt change nothing. */
export interface Taken {
  id: string;
  attempts: number;
}

/**
 * Takes up the request that has waited longest, or one whose server has been silent for too long; undefined if there is
 * none. Two servers never get the same one.
 */
export async function takeJob(db: Db, now: Date): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update ai_design_jobs j set status = 'running', attempts = attempts + 1, lease_until = ${leaseFrom(now)}
    from showrooms s
    where s.id = j.showroom_id and j.id = (
      select id from ai_design_jobs
      where finished_at is null and (status = 'queued' or lease_until < ${now})
      order by created_at limit 1 for update skip locked)
    returning j.*, s.vsd_id, s.company_name`.execute(db);
  return rows[0];
}

export interface Progress {
  stage: JobRow["stage"];
  progress: number;
  doing: string;
}

const isOurs = ({ id, attempts }: Taken) =>
  sql`id = ${id}::uuid and attempts = ${attempts} and status = 'running'`;

/** Writes how far a request is and keeps it for longer; false once it is no longer this attempt's. */
export async function noteProgress(db: Db, taken: Taken, step: Progress, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ai_design_jobs set stage = ${step.stage}, progress = greatest(progress, ${step.progress}),
      doing = ${step.doing}, lease_until = ${leaseFrom(now)}
    where ${isOurs(taken)} returning id`.execute(db);
  return rows.length === 1;
}

/** Keeps a request for longer; false once it is no longer this attempt's. */
export async function renewLease(db: Db, taken: Taken, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ai_design_jobs set lease_until = ${leaseFrom(now)} where ${isOurs(taken)} returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** Writes what was understood of the brief. */
export async function noteRead(
  db: Db,
  taken: Taken,
  read: { understood: readonly string[]; unread: readonly string[] },
): Promise<void> {
  await sql`
    update ai_design_jobs set understood = ${[...read.understood]}::text[], unread = ${[...read.unread]}::text[]
    where ${isOurs(taken)}`.execute(db);
}

/** Lets a request go, for the next server that looks; it does not count as an attempt. */
export async function leaveJob(db: Db, taken: Taken): Promise<void> {
  await sql`
    update ai_design_jobs set status = 'queued', attempts = attempts - 1, lease_until = null
    where ${isOurs(taken)}`.execute(db);
}

/** Ends this attempt's request; false if it is no longer this attempt's. */
export async function endJob(
  db: Db,
  taken: Taken,
  end: { status: "succeeded" | "failed"; problem: string | null },
  now: Date,
): Promise<boolean> {
  const isDone = end.status === "succeeded";
  const { rows } = await sql`
    update ai_design_jobs set status = ${end.status}, problem = ${end.problem}, finished_at = ${now},
      lease_until = null, doing = '',
      stage = case when ${isDone} then 'done' else stage end, progress = case when ${isDone} then 100 else progress end
    where ${isOurs(taken)} returning id`.execute(db);
  return rows.length === 1;
}

/** Cancels a request of the account's own; false if it has ended already. */
export async function cancelJob(db: Db, ai_account_id: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ai_design_jobs set status = 'cancelled', finished_at = ${now}, lease_until = null, doing = ''
    where id = ${id}::uuid and ai_account_id = ${ai_account_id}::uuid and finished_at is null
    returning id`.execute(db);
  return rows.length === 1;
}
