import { type RawBuilder, sql } from "kysely";
import type { MailState, QueueName } from "../../../../contract/admin/operations.ts";
import type { Db } from "../../../platform/database.ts";
import { mostAttempts } from "../../../platform/mail/send.ts";

export interface QueueRow {
  name: QueueName;
  waiting: number;
  failed: number;
  done: number;
  oldest_waiting_at: Date | null;
  last_error: string | null;
}

const isFailed = sql`sent_at is null and discarded_at is null and attempts >= ${mostAttempts}`;
const isWaiting = sql`sent_at is null and discarded_at is null and attempts < ${mostAttempts}`;
const lastDay = sql`now() - interval '1 day'`;

/** Each queue in one row. Jobs wait for nothing but their schedule, so theirs counts failures only. */
export async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'emails' as name,
      (select count(*)::int from mails where ${isWaiting}) as waiting,
      (select count(*)::int from mails where ${isFailed}) as failed,
      (select count(*)::int from mails where sent_at > ${lastDay}) as done,
      (select min(created_at) from mails where ${isWaiting}) as oldest_waiting_at,
      (select last_error from mails where sent_at is null and discarded_at is null and last_error is not null
        order by created_at desc limit 1) as last_error
    union all
    select 'webhooks', count(*) filter (where d.state = 'waiting' and w.is_enabled)::int,
      count(*) filter (where d.state = 'failed' and d.last_attempt_at > ${lastDay})::int,
      count(*) filter (where d.state = 'delivered' and d.last_attempt_at > ${lastDay})::int,
      min(d.created_at) filter (where d.state = 'waiting' and w.is_enabled),
      (array_agg(d.problem order by d.last_attempt_at desc)
        filter (where d.problem <> '' and d.state <> 'delivered' and d.last_attempt_at > ${lastDay}))[1]
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' or d.last_attempt_at > ${lastDay}
    union all
    select 'jobs', 0, count(*) filter (where failed_at is not null)::int,
      count(*) filter (where failed_at is null and finished_at > ${lastDay})::int, null,
      (array_agg(last_error order by failed_at desc) filter (where failed_at is not null))[1]
    from job_runs
    union all
    select 'payments', count(*) filter (where status in ('requested', 'requires_action'))::int,
      count(*) filter (where status = 'failed' and created_at > ${lastDay})::int,
      count(*) filter (where status = 'succeeded' and created_at > ${lastDay})::int,
      min(created_at) filter (where status in ('requested', 'requires_action')),
      (array_agg(message order by created_at desc) filter (where status = 'failed' and created_at > ${lastDay}))[1]
    from payments where created_at > ${lastDay} or status in ('requested', 'requires_action')
    union all
    select 'price_lists',
      count(*) filter (where state in ('waiting', 'checking', 'queued', 'applying', 'undo_queued', 'undoing'))::int,
      count(*) filter (where state = 'failed' and finished_at > ${lastDay})::int,
      count(*) filter (where state = 'done' and finished_at > ${lastDay})::int,
      min(created_at) filter (where state in ('waiting', 'checking', 'queued', 'applying', 'undo_queued', 'undoing')),
      null
    from vendor_imports
    union all
    select 'data_copies', count(*) filter (where status = 'queued')::int,
      count(*) filter (where status = 'failed' and created_at > ${lastDay})::int,
      count(*) filter (where ready_at > ${lastDay})::int,
      min(created_at) filter (where status = 'queued'), null
    from data_exports`.execute(db);
  return rows;
}

export interface JobRow {
  name: string;
  started_at: Date | null;
  finished_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  failures: number;
}

/** How each job last went, those that fail first. */
export const jobRows = (db: Db): Promise<JobRow[]> =>
  db
    .selectFrom("job_runs")
    .selectAll()
    .orderBy((order) => order("failed_at", "is", null))
    .orderBy("name")
    .execute();

export interface MailRow {
  id: string;
  state: MailState;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  next_attempt_at: Date | null;
  attempts: number;
  last_error: string | null;
}

const stateOf = sql<MailState>`case
  when sent_at is not null then 'sent' when discarded_at is not null then 'discarded'
  when attempts >= ${mostAttempts} then 'failed' else 'waiting' end`;

/** One page of emails, without their texts. */
export async function mailRows(
  db: Db,
  filter: { state?: MailState | undefined; q?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: MailRow[]; total: number }> {
  // what a digest says instead is not listed beside it
  const parts: RawBuilder<unknown>[] = [sql`digest_id is null`];
  if (filter.state) parts.push(sql`${stateOf} = ${filter.state}`);
  if (filter.q)
    parts.push(sql`lower(recipient) like ${`%${filter.q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`}`);
  const condition = sql.join(parts, sql` and `);
  const [found, counted] = await Promise.all([
    sql<MailRow>`
      select id, ${stateOf} as state, recipient, subject, created_at, sent_at, attempts, last_error,
        case when sent_at is null and discarded_at is null and attempts < ${mostAttempts}
          then next_attempt_at end as next_attempt_at
      from mails where ${condition} order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from mails where ${condition}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
