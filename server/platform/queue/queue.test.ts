import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../tests/support/app.ts";
import { openDatabase } from "../database.ts";
import { laterIsDone } from "../later.ts";
import type { Platform } from "../platform.ts";
import { claimJobs, giveBack, type JobTable, renewLease, type TakenJob } from "./lease.store.ts";
import { createQueue, hearQueues, type QueueOptions } from "./queue.ts";

let test: TestApp;
let other: Platform;
const [one, two, three] = [1, 2, 3].map((digit) => `00000000-0000-0000-0000-00000000000${digit}`);
const ids = [one!, two!, three!];

beforeAll(async () => {
  test = await testApp();
  // a second server
  other = { ...test.platform, ...openDatabase(test.databaseUrl) };
  for (const name of ["test_jobs", "heavy_jobs"])
    await sql`create table ${sql.table(name)} (id uuid primary key, attempts int not null default 0,
      leased_until timestamptz, is_done boolean not null default false)`.execute(test.platform.db);
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  await sql`truncate test_jobs`.execute(test.platform.db);
  await addAll("test_jobs");
});

const addAll = async (table: string) => {
  for (const id of ids)
    await sql`insert into ${sql.table(table)} (id) values (${id})`.execute(test.platform.db);
};

const jobs: JobTable = {
  table: "test_jobs",
  due: "leased_until",
  isFreeAtNull: true,
  waiting: sql`not j.is_done`,
  order: sql`j.id`,
};
const at = new Date("2026-05-04T09:00:00Z");
const later_s = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const claim = (now: Date, most = 1, platform = test.platform) =>
  claimJobs<TakenJob>(platform.db, jobs, { now, lease: 30, most });
const end = (platform: Platform, { id }: TakenJob) =>
  sql`update test_jobs set is_done = true where id = ${id}`.execute(platform.db);

const take = async (platform: Platform) => (await claim(at, 1, platform))[0];
const queue = (options: Partial<QueueOptions<TakenJob>>) =>
  createQueue<TakenJob>({ failure: "a test's job failed", take, work: end, ...options });

describe("a queue", () => {
  it("is worked off where its role is, whichever server puts jobs in", async () => {
    const done: Platform["config"]["role"][] = [];
    // in a table of its own: a wake may still be on its way when the next test begins
    await addAll("heavy_jobs");
    const heavy = queue({
      place: { role: "worker", name: "heavy test jobs" },
      take: async ({ db }) =>
        (await claimJobs<TakenJob>(db, { ...jobs, table: "heavy_jobs" }, { now: at, lease: 30, most: 1 }))[0],
      async work({ config, db }, { id }) {
        done.push(config.role);
        await sql`update heavy_jobs set is_done = true where id = ${id}`.execute(db);
      },
    });
    const web: Platform = { ...test.platform, config: { ...test.platform.config, role: "web" } };
    const worker: Platform = { ...other, config: { ...other.config, role: "worker" } };
    hearQueues(worker);
    hearQueues({ ...other, config: { ...other.config, role: "jobs" } });
    await expect
      .poll(async () => {
        heavy.wake(web);
        await laterIsDone();
        return done;
      })
      .toEqual(["worker", "worker", "worker"]);
  });

  it("does each job once, in order, however many servers work it off", async () => {
    const done: string[] = [];
    const work = async (platform: Platform, job: TakenJob) => {
      done.push(job.id);
      await end(platform, job);
    };
    const [here, there] = [queue({ work }), queue({ work })];
    await Promise.all([here.drain(test.platform), here.drain(test.platform), there.drain(other)]);
    expect(done.toSorted()).toEqual(ids);
    await sql`update test_jobs set is_done = false, leased_until = null`.execute(test.platform.db);
    done.length = 0;
    await here.drain(test.platform);
    expect(done).toEqual(ids);
  });

  it("works on as many at once as it has workers, and no more", async () => {
    let [atOnce, most] = [0, 0];
    const both = Promise.withResolvers<void>();
    const work = async (platform: Platform, job: TakenJob) => {
      most = Math.max(most, ++atOnce);
      if (atOnce === 2) both.resolve();
      await both.promise;
      await end(platform, job);
      atOnce -= 1;
    };
    await queue({ workers: 2, work }).drain(test.platform);
    expect(most).toBe(2);
  });

  it("finds a job that comes while it takes the last one", async () => {
    const done: string[] = [];
    const late = "00000000-0000-0000-0000-000000000009";
    const its = queue({
      async take(platform) {
        const taken = await take(platform);
        if (!taken && !done.includes(late)) {
          await sql`insert into test_jobs (id) values (${late}) on conflict do nothing`.execute(platform.db);
          its.wake(platform);
          await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
        }
        return taken;
      },
      work: async (platform, job) => {
        done.push(job.id);
        await end(platform, job);
      },
    });
    await its.drain(test.platform);
    await laterIsDone();
    expect(done).toEqual([...ids, late]);
  });

  it("stops at an error, and goes on with the next job when it is called again", async () => {
    const done: string[] = [];
    const its = queue({
      async work(platform, job) {
        if (job.id === one) throw new Error("a defect");
        done.push(job.id);
        await end(platform, job);
      },
    });
    await expect(its.drain(test.platform)).rejects.toThrow("a defect");
    expect(done).toEqual([]);
    await its.drain(test.platform);
    expect(done).toEqual([two, three]);
  });

  it("takes and does a job in one transaction where it should: an error undoes both", async () => {
    let fails = true;
    const its = queue({
      isOneTransaction: true,
      async work(platform, job) {
        await end(platform, job);
        if (fails) throw new Error("a defect");
      },
    });
    const state = async () =>
      (await sql<{ attempts: number; is_done: boolean }>`select * from test_jobs`.execute(test.platform.db))
        .rows;
    await expect(its.drain(test.platform)).rejects.toThrow("a defect");
    expect((await state()).every((job) => job.attempts === 0 && !job.is_done)).toBe(true);
    fails = false;
    await its.drain(test.platform);
    expect((await state()).every((job) => job.attempts === 1 && job.is_done)).toBe(true);
  });

  it("keeps a long job by its lease, and ends it once that is lost or the job is cancelled", async () => {
    const stopped: string[] = [];
    const begun = new Map(ids.map((id) => [id, Promise.withResolvers<void>()]));
    let isLost = false;
    const its = queue({
      workers: 3,
      lease: { renewEvery_ms: 5, idOf: ({ id }) => id, renew: async (_, { id }) => !(isLost && id === two) },
      async work(platform, job, stop) {
        begun.get(job.id)?.resolve();
        const isStopped = Promise.withResolvers<void>();
        stop.signal.addEventListener("abort", () => isStopped.resolve());
        if (job.id !== three) await isStopped.promise;
        if (stop.signal.aborted) stopped.push(job.id);
        await end(platform, job);
      },
    });
    const drained = its.drain(test.platform);
    await Promise.all([...begun.values()].map(({ promise }) => promise));
    its.cancel(test.platform, one!);
    isLost = true;
    await drained;
    expect(stopped.toSorted()).toEqual([one, two]);
  });
});

describe("a lease", () => {
  it("keeps others from a job until it ends, and then the job is another's", async () => {
    const [first] = await claim(at, 3);
    expect(first).toMatchObject({ id: one, attempts: 1 });
    expect(await claim(later_s(30), 3, other)).toEqual([]);
    expect(await renewLease(test.platform.db, jobs, first!, { now: later_s(25), lease: 30 })).toBe(true);
    const taken = await claim(later_s(31), 3, other);
    expect(taken.map(({ id, attempts }) => [id, attempts])).toEqual([
      [two, 2],
      [three, 2],
    ]);
    const [again] = await claim(later_s(56), 3, other);
    expect(again).toMatchObject({ id: one, attempts: 2 });
    expect(await renewLease(test.platform.db, jobs, first!, { now: later_s(57), lease: 30 })).toBe(false);
    expect(await renewLease(other.db, jobs, again!, { now: later_s(57), lease: 30 })).toBe(true);
  });

  it("can be given back, as if the job had not been taken, by its holder alone", async () => {
    const [first] = await claim(at);
    await giveBack(test.platform.db, jobs, { ...first!, attempts: 9 });
    expect((await claim(at)).map(({ id }) => id)).toEqual([two]);
    await giveBack(test.platform.db, jobs, first!);
    const [again] = await claim(at);
    expect(again).toMatchObject({ id: one, attempts: 1 });
    await giveBack(test.platform.db, jobs, again!, { now: at, lease: 10 });
    expect((await claim(later_s(9))).map(({ id }) => id)).toEqual([three]);
    expect(await claim(later_s(11))).toMatchObject([{ id: one, attempts: 1 }]);
  });
});
