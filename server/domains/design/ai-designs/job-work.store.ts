import { sql } from "kysely";
import type { NearestRoom } from "../../../../domain/designer/design.types.ts";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import {
  claimJobs,
  giveBack,
  isOurs,
  type JobTable,
  renewLease as renew,
  type TakenJob,
} from "../../../platform/queue/lease.store.ts";
import type { JobRow } from "./ai-designs.store.ts";

/** On which servers hear that a request has changed, by its id. */
export const jobChannel = "ai_design_jobs";

/** Tells pages that show a request, once the transaction commits. */
const tell = (db: Db, { id }: Pick<TakenJob, "id">): Promise<void> => announce(db, jobChannel, id);

/** How long a server may be silent about a request before another one takes it up. */
const lease_s = 30;

const jobs: JobTable = {
  table: "ai_design_jobs",
  due: "lease_until",
  isFreeAtNull: true,
  waiting: sql`j.finished_at is null`,
  order: sql`j.created_at`,
};

/**
 * Takes up the request that has waited longest, or one whose server has been silent for too long; undefined if there is
 * none. Two servers never get the same one.
 */
export async function takeJob(db: Db, now: Date): Promise<JobRow | undefined> {
  const [job] = await claimJobs<JobRow>(db, jobs, {
    now,
    lease: lease_s,
    changes: sql`status = 'running'`,
    joined: { tables: sql`showrooms s`, on: sql`s.id = j.showroom_id` },
    returning: sql`j.*, s.vsd_id, s.company_name`,
  });
  if (job) await tell(db, job);
  return job;
}

export interface Progress {
  stage: JobRow["stage"];
  progress: number;
  doing: string;
}

/** Writes how far a request is and keeps it for longer; false once it is no longer this attempt's. */
export async function noteProgress(db: Db, taken: TakenJob, step: Progress, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ai_design_jobs j set stage = ${step.stage}, progress = greatest(progress, ${step.progress}),
      doing = ${step.doing}, lease_until = ${now}::timestamptz + make_interval(secs => ${lease_s})
    where ${isOurs(jobs, taken)} returning id`.execute(db);
  if (rows.length === 1) await tell(db, taken);
  return rows.length === 1;
}

/** Keeps a request for longer; false once it is no longer this attempt's. */
export const renewLease = (db: Db, taken: TakenJob, now: Date): Promise<boolean> =>
  renew(db, jobs, taken, { now, lease: lease_s });

/** Writes what was understood of the brief. */
export async function noteRead(
  db: Db,
  taken: TakenJob,
  read: { understood: readonly string[]; unread: readonly string[] },
): Promise<void> {
  await sql`
    update ai_design_jobs j set understood = ${[...read.understood]}::text[], unread = ${[...read.unread]}::text[]
    where ${isOurs(jobs, taken)}`.execute(db);
}

/** Lets a request go, for the next server that looks; it does not count as an attempt. */
export const leaveJob = (db: Db, taken: TakenJob) =>
  giveBack(db, jobs, taken, { changes: sql`status = 'queued'` });

/** Leaves a request alone for as long as its lease would be; it does not count as an attempt. */
export const postponeJob = (db: Db, taken: TakenJob, now: Date) =>
  giveBack(db, jobs, taken, { now, lease: lease_s });

/** Ends this attempt's request; false if it is no longer this attempt's. */
export async function endJob(
  db: Db,
  taken: TakenJob,
  end: { status: "succeeded" | "failed"; problem: string | null; nearest?: NearestRoom | null },
  now: Date,
): Promise<boolean> {
  const isDone = end.status === "succeeded";
  const { rows } = await sql`
    update ai_design_jobs j set status = ${end.status}, problem = ${end.problem},
      nearest = ${end.nearest ? JSON.stringify(end.nearest) : null}::jsonb, finished_at = ${now},
      lease_until = null, doing = '',
      stage = case when ${isDone} then 'done' else stage end, progress = case when ${isDone} then 100 else progress end
    where ${isOurs(jobs, taken)} returning id`.execute(db);
  if (rows.length === 1) await tell(db, taken);
  return rows.length === 1;
}

/** Cancels a request of the account's own; false if it has ended already. */
export async function cancelJob(db: Db, ai_account_id: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ai_design_jobs set status = 'cancelled', finished_at = ${now}, lease_until = null, doing = ''
    where id = ${id}::uuid and ai_account_id = ${ai_account_id}::uuid and finished_at is null
    returning id`.execute(db);
  if (rows.length === 1) await tell(db, { id });
  return rows.length === 1;
}
