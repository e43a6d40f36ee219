import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import PgBoss from "pg-boss";
import { announce } from "./announce/announce.ts";
import { DatabaseAway } from "./database/away.ts";
import type { Platform } from "./platform.ts";
import { type BackgroundRole, does } from "./roles.ts";

const tryAgain_ms = 1000;
const channel = "jobs_wanted";

/** Recurring work. Two processes may run it at once, so it guards its own steps. */
export interface Job {
  /** Letters, digits and hyphens; also its queue's name. */
  name: string;
  /** Minute, hour, day of month, month, day of week; UTC. */
  cron: string;
  /** Also run at server start: what a crash left behind must not wait for the schedule. */
  at_start?: boolean;
  /** `worker` if it is heavy work; `jobs` unless set. */
  role?: BackgroundRole;
  run(platform: Platform): Promise<unknown>;
}

export interface RunningJobs {
  /** Lets running jobs finish, for at most ten seconds, and starts no new ones. */
  stop(): Promise<void>;
}

/** Runs a job now: here, or in the servers whose role it is. */
export async function wantJob({ config, events, db }: Platform, name: string): Promise<void> {
  if (config.role === "all") events.emit("job wanted", name);
  else await announce(db, channel, name);
}

/**
 * Runs jobs on their schedule across all processes of their role that share the database: one of them takes each
 * run. Call it once
 * the server listens; the queue creates its own tables, in its own schema, at the first start. A job that throws is
 * logged and runs again next time. While the database is away or too slow it retries every second, until `isOver`.
 */
export async function startJobs(
  platform: Platform,
  jobs: readonly Job[],
  isOver: () => boolean = () => false,
): Promise<RunningJobs> {
  const own = jobs.filter(({ role = "jobs" }) => does(platform.config.role, role));
  for (;;) {
    const boss = openQueue(platform);
    try {
      await boss.start();
      for (const job of own) await startJob(boss, platform, job);
      return runningJobs(boss, platform, own);
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(() => undefined);
      if (!isPassing(error)) throw error;
      await pause(tryAgain_ms, undefined, { ref: false });
      if (isOver()) return { stop: async () => {} };
    }
  }
}

/**
 * A database that stood still for a while ends the statements of that time (57014) before it answers again. Two servers
 * that make the same queues at their first start may get in each other's way (40P01).
 */
const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseAway || ["57014", "40P01"].includes((error as { code?: string }).code ?? "");

function openQueue(platform: Platform): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({
        rows: await platform.sql.unsafe(text, values?.length ? values : undefined),
      }),
    },
    cronWorkerIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on("error", (error) => platform.log.error({ err: error }, "the job queue has a problem"));
  return boss;
}

function runningJobs(boss: PgBoss, platform: Platform, jobs: readonly Job[]): RunningJobs {
  const running = new Set<Promise<void>>();
  const begin = (job: Job) => {
    const run = runJob(platform, job).finally(() => running.delete(run));
    running.add(run);
  };
  const runWanted = (name: string) => {
    for (const job of jobs) if (job.name === name) begin(job);
  };
  for (const job of jobs) if (job.at_start) begin(job);
  platform.events.on("job wanted", runWanted);
  platform.listen(channel, (name) => platform.events.emit("job wanted", name));
  return {
    async stop() {
      platform.events.off("job wanted", runWanted);
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
      await Promise.all(running);
    },
  };
}

async function startJob(boss: PgBoss, platform: Platform, job: Job): Promise<void> {
  // an admin may run it before its clock does
  await platform.db
    .insertInto("job_runs")
    .values({ name: job.name })
    .onConflict((c) => c.doNothing())
    .execute();
  // "short": a run that nobody has taken yet is not queued twice
  await boss.createQueue(job.name, { name: job.name, policy: "short" });
  await boss.schedule(job.name, job.cron);
  // the default of two seconds would poll the database all day for work that comes by the minute
  await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => runJob(platform, job));
}

/** Runs a job and notes how it went, for the page of the queues. */
export async function runJob(platform: Platform, job: Job): Promise<void> {
  // not awaited first: a job at the start of the server begins at once
  const begun = noteRun(
    platform,
    sql`
    insert into job_runs (name, started_at) values (${job.name}, now())
    on conflict (name) do update set started_at = now(), finished_at = null`,
  );
  try {
    await job.run(platform);
  } catch (error) {
    platform.log.error({ err: error, job: job.name }, "a job failed");
    await begun;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await noteRun(
      platform,
      sql`
      update job_runs set finished_at = now(), failed_at = now(), last_error = ${reason}, failures = failures + 1
      where name = ${job.name}`,
    );
    return;
  }
  await begun;
  await noteRun(
    platform,
    sql`
    update job_runs set finished_at = now(), failed_at = null, last_error = null, failures = 0
    where name = ${job.name}`,
  );
}

/** The note is not worth the job: without a database the job itself says what is wrong. */
const noteRun = ({ db, log }: Platform, note: RawBuilder<unknown>): Promise<unknown> =>
  note.execute(db).catch((error: unknown) => log.warn({ err: error }, "a job's run could not be noted"));
