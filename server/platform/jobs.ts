import PgBoss from "pg-boss";
import type { Platform } from "./platform.ts";

/** Work that is done again and again. Two processes may come to do it at once, so it guards its own steps. */
export interface Job {
  /** Letters, digits and hyphens; its queue has this name. */
  name: string;
  /** Minute, hour, day of month, month, day of week; UTC. */
  cron: string;
  /** Also at once when the server starts: what a crash left behind shall not wait for the clock. */
  at_start?: boolean;
  run(platform: Platform): Promise<unknown>;
}

export interface RunningJobs {
  /** Lets running jobs finish, at most for ten seconds, and takes no new ones. */
  stop(): Promise<void>;
}

/**
 * Runs jobs by their clock, over however many processes share the database: each turn is taken by one of
 * them. Call it once the server listens; the queue makes its own tables, in a schema of its own, at the first
 * start. A job that throws is logged and has its next turn.
 */
export async function startJobs(platform: Platform, jobs: readonly Job[]): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(platform, text, values) },
    cronWorkerIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on("error", (error) => platform.log.error({ err: error }, "the job queue has a problem"));
  await boss.start();
  for (const job of jobs) await startJob(boss, platform, job);
  const firstRuns = jobs.filter((job) => job.at_start).map((job) => runJob(platform, job));
  return {
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
      await Promise.all(firstRuns);
    },
  };
}

async function startJob(boss: PgBoss, platform: Platform, job: Job): Promise<void> {
  // "short": a turn that nobody has taken yet is not queued twice
  await boss.createQueue(job.name, { name: job.name, policy: "short" });
  await boss.schedule(job.name, job.cron);
  // the default of two seconds would ask the database all day for work that comes by the minute
  await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => runJob(platform, job));
}

async function runJob(platform: Platform, job: Job): Promise<void> {
  try {
    await job.run(platform);
  } catch (error) {
    platform.log.error({ err: error, job: job.name }, "a job failed");
  }
}

/**
 * pg-boss was written for another driver: that one takes undefined for null and JSON as text, where ours
 * would encode the text once more. Its scripts, which come without values, hold whole transactions.
 */
async function executeSql({ sql }: Platform, text: string, values: unknown[] | undefined) {
  if (!values?.length) return executeScript(sql, text);
  const ours = values.map((value) =>
    typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : (value ?? null),
  );
  return { rows: [...(await sql.unsafe(text, ours))] };
}

async function executeScript(sql: Platform["sql"], text: string) {
  const connection = await sql.reserve();
  try {
    return { rows: [...(await connection.unsafe(text).simple())] };
  } finally {
    connection.release();
  }
}
