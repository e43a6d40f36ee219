import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../tests/support/app.ts";
import { type Job, startJobs } from "./jobs.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const job = (name: string, run: () => Promise<unknown>): Job => ({
  name,
  cron: "0 0 1 1 *",
  at_start: true,
  run,
});

test("jobs run at the start, one that fails keeps no other from running, and stopping waits for them", async () => {
  const done: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const jobs = await startJobs(app.platform, [
    job("fails", async () => {
      throw new Error("nothing works");
    }),
    job("slow", async () => {
      await held;
      done.push("slow");
    }),
    job("quick", async () => done.push("quick")),
  ]);
  const stopped = jobs.stop().then(() => done.push("stopped"));
  letGo();
  await stopped;
  expect(done).toEqual(["quick", "slow", "stopped"]);
});

test("each job has its clock in the database, once, however many processes start", async () => {
  const jobs = [job("nightly", async () => {})];
  const running = [await startJobs(app.platform, jobs), await startJobs(app.platform, jobs)];
  const schedules = await app.platform.sql`select name, cron from pgboss.schedule where name = 'nightly'`;
  for (const each of running) await each.stop();
  expect([...schedules]).toEqual([{ name: "nightly", cron: "0 0 1 1 *" }]);
});

test("a job that has not run yet is there to be run", async () => {
  const yearly: Job = { ...job("yearly", async () => {}), at_start: false };
  await (await startJobs(app.platform, [yearly])).stop();
  const known = await app.platform.db
    .selectFrom("job_runs")
    .selectAll()
    .where("name", "=", "yearly")
    .execute();
  expect(known).toMatchObject([{ started_at: null, failures: 0 }]);
});

test("a start in which the database ends a statement that took too long goes on", async () => {
  await (await startJobs(app.platform, [])).stop();
  await app.platform.sql.unsafe(`
    create sequence tries;
    create function too_long() returns trigger language plpgsql as $$ begin
      if new.name = 'late' and nextval('tries') = 1 then
        raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled';
      end if;
      return new;
    end $$;
    create trigger too_long before insert on pgboss.queue for each row execute function too_long()`);
  await (await startJobs(app.platform, [job("late", async () => {})])).stop();
  const queues = await app.platform.sql`select name from pgboss.queue where name = 'late'`;
  expect(queues).toHaveLength(1);
});
