import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database.ts";

type Sql = RawBuilder<unknown>;

/** A table whose rows are jobs. Its column `attempts` counts how often each was taken. */
export interface JobTable {
  table: string;
  /** Its primary key; `id` unless set. */
  key?: readonly [string, ...string[]];
  /** The column that says when a job may be taken: when it is due, or, once taken, when its lease ends. */
  due: string;
  /** Whether null in that column means that nobody has the job; otherwise the column is never null. */
  isFreeAtNull?: boolean;
  /** Which jobs are neither done nor given up. In all these conditions the row is `j`. */
  waiting: Sql;
  /** Which come first. */
  order: Sql;
}

export interface Claim {
  /** The clock that the table goes by. */
  now: Date | RawBuilder<Date>;
  /** For how long nobody else takes them: seconds, or an interval in SQL. */
  lease: number | Sql;
  /** How many are taken at most; 1 unless set. */
  most?: number;
  /** What else changes in the row: `state = 'running'`. */
  changes?: Sql;
  /** More tables for what is returned, and how they are joined. */
  joined?: { tables: Sql; on: Sql };
  returning?: Sql;
}

const intervalOf = (lease: number | Sql): Sql =>
  typeof lease === "number" ? sql`make_interval(secs => ${lease})` : lease;

const further = (part: Sql | undefined): Sql => (part ? sql`, ${part}` : sql``);

/**
 * Takes the jobs that are due for this process, and counts the attempt. If it dies with them, others take them once the
 * lease has ended. No two processes ever get the same one.
 */
export async function claimJobs<Row>(
  db: Db,
  { table, key = ["id"], due, isFreeAtNull = false, waiting, order }: JobTable,
  { now, lease, most = 1, changes, joined, returning = sql`j.*` }: Claim,
): Promise<Row[]> {
  const at = sql.ref(`j.${due}`);
  const isDue = isFreeAtNull ? sql`(${at} is null or ${at} < ${now})` : sql`${at} <= ${now}`;
  const keyOf = (of: string) => sql.join(key.map((column) => sql.ref(`${of}.${column}`)));
  const { rows } = await sql<Row>`
    with next as (
      select ${keyOf("j")} from ${sql.table(table)} j where ${waiting} and ${isDue}
      order by ${order} limit ${most} for update of j skip locked)
    update ${sql.table(table)} j set attempts = j.attempts + 1,
      ${sql.ref(due)} = ${now}::timestamptz + ${intervalOf(lease)}${further(changes)}
    from next${further(joined?.tables)}
    where (${keyOf("j")}) = (${keyOf("next")}) and ${joined?.on ?? sql`true`} returning ${returning}`.execute(
    db,
  );
  return rows;
}

/** A job that was taken. Writes of an earlier attempt change nothing. */
export interface TakenJob {
  id: string;
  attempts: number;
}

/** Whether a job is still that of the process that took it. */
export const isOurs = ({ due, waiting }: JobTable, { id, attempts }: TakenJob): Sql =>
  sql`j.id = ${id}::uuid and j.attempts = ${attempts} and ${sql.ref(`j.${due}`)} is not null and ${waiting}`;

/** Keeps a job for longer; false if it is no longer this process's. */
export async function renewLease(
  db: Db,
  jobs: JobTable,
  taken: TakenJob,
  { now, lease }: Pick<Claim, "now" | "lease">,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(jobs.table)} j set ${sql.ref(jobs.due)} = ${now}::timestamptz + ${intervalOf(lease)}
    where ${isOurs(jobs, taken)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Gives a job back as if it had not been taken: at once, or to be left alone until the end of a lease. */
export const giveBack = (
  db: Db,
  jobs: JobTable,
  taken: TakenJob,
  { lease, now, changes }: Partial<Pick<Claim, "now" | "lease" | "changes">> = {},
) =>
  sql`
    update ${sql.table(jobs.table)} j set attempts = j.attempts - 1,
      ${sql.ref(jobs.due)} = ${lease === undefined ? sql`null` : sql`${now}::timestamptz + ${intervalOf(lease)}`}${further(changes)}
    where ${isOurs(jobs, taken)}`.execute(db);
