import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "../../../server/platform/database/one-connection.ts";
import { stockUp } from "../../../tests/support/nothing-lost.ts";
import { openShop, type Shop } from "../../../tests/support/shop.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { type ProductProcess, productProcess } from "../product.ts";
import { restoreScenario } from "./backup.ts";
import { killAtRandom, victims } from "./kills.ts";
import { Load } from "./load.ts";
import { openPayees } from "./money.ts";
import { type Outcome, outcomeOf, tableOf } from "./outcome.ts";
import { measureScale } from "./scale.ts";
import { type Stage, superuser, underLoad } from "./stage.ts";
import { versionBefore } from "./version-before.ts";

interface TestOptions {
  folder: string;
  port: number;
  /** Parts of the names of scenarios; all without. */
  only: readonly string[] | undefined;
  /** How long parts are killed at random. */
  minutes: number;
  say(line: string): void;
  onStart(cluster: { stop(): Promise<void> }): void;
}

/**
 * Starts a cluster with a market of its own, lets its parts die under load, and prints what clients saw and whether
 * anything was lost. Returns whether all was well.
 */
export async function testCluster(options: TestOptions): Promise<boolean> {
  const { say } = options;
  const folder = join(options.folder, "test");
  rmSync(folder, { recursive: true, force: true });
  const wanted = (name: string) => !options.only || options.only.some((part) => name.includes(part));
  const upgrade = "a new version with two migrations, beside the one before";
  const before = wanted(upgrade) ? versionBefore(options.folder, say) : undefined;

  let shop: Shop | undefined;
  const cluster = await startCluster({
    ...options,
    folder,
    demo: false,
    version: before?.folder,
    async beforeProduct(url) {
      shop = await openShop({}, {}, { url, drop: async () => {} });
      await stockUp(shop);
    },
  });
  const stage: Stage = { cluster, shop: shop!, load: new Load(shop!, cluster.origin), payees: undefined };
  const outcomes: Outcome[] = [];
  const run = async (name: string, scenario: () => Promise<Outcome>) => {
    if (!wanted(name)) return;
    say(`\n${name} …`);
    const outcome = await scenario().catch(
      (error: Error): Outcome => outcomeOf(name, stage.load, Date.now(), [`broke off: ${error.message}`]),
    );
    outcomes.push(outcome);
    say(JSON.stringify(outcome));
  };

  await run(upgrade, () =>
    underLoad(stage, upgrade, () => replaceVersion(cluster), { files: before!.keepsFilesInS3 }),
  );
  stage.payees = await openPayees(stage.shop);
  const restart = "rolling restart of all web processes";
  await run(restart, () => underLoad(stage, restart, () => restartWeb(cluster)));
  for (const { name, strike } of victims) {
    await run(`kill ${name}`, () => underLoad(stage, `kill ${name}`, () => strike(cluster)));
  }
  const random = `kill three at random, for ${options.minutes} minutes`;
  await run(random, () => underLoad(stage, random, () => killAtRandom(cluster, options.minutes)));
  const lag = "a replica that is 5 s behind";
  await run(lag, () => underLoad(stage, lag, () => replicaBehind(stage)));
  const restore = "restore to a point in time";
  await run(restore, () => restoreScenario(stage, restore));

  const table = tableOf(outcomes);
  say(`\n${table}`);
  const scale = wanted("scale") ? await measureScale(stage) : "";
  say(`\n${scale}`);
  writeFileSync(join(options.folder, "results.json"), JSON.stringify(outcomes, null, 2));
  await stage.shop.close();
  return outcomes.every(({ faults }) => faults.length === 0);
}

/** One after the other: sent nothing new, emptied, stopped, started, and back. */
async function restartWeb(cluster: Cluster): Promise<void> {
  for (const at of cluster.web.keys()) await replaceOne(cluster, at, () => cluster.web[at]!);
}

/** As a restart, with this version in the place of the one before, which had no OpenSearch; both serve for a while. */
async function replaceVersion(cluster: Cluster): Promise<string> {
  const { settings, environment, web, workers, jobs } = cluster;
  const next = (program: ProductProcess) =>
    productProcess(settings, { ...program.options, environment, version: undefined });
  for (const at of web.keys()) {
    await replaceOne(cluster, at, () => next(web[at]!));
    await pause(5000);
  }
  for (const [at, worker] of workers.entries()) {
    await worker.stop();
    workers[at] = next(worker);
    await workers[at].start();
  }
  await jobs[0]!.stop();
  jobs[0] = next(jobs[0]!);
  await jobs[0].start();
  return "the same step turned OpenSearch on";
}

async function replaceOne(cluster: Cluster, at: number, next: () => ProductProcess): Promise<void> {
  const { haproxy, web } = cluster;
  await haproxy.set(at, "drain");
  for (let waited_ms = 0; (await haproxy.busy(at)) > 0 && waited_ms < 15_000; waited_ms += 100)
    await pause(100);
  await web[at]!.stop();
  web[at] = next();
  await web[at]!.start();
  await haproxy.set(at, "ready");
  // until its health is known to the door
  await pause(1500);
}

async function replicaBehind(stage: Stage): Promise<string> {
  const primary = await stage.cluster.primary();
  await primary.lag(5);
  await pause(30_000);
  const [row] = await withConnection(
    superuser(stage, primary.port),
    ({ sql }) => sql<{ behind: number | null }[]>`
      select extract(epoch from max(replay_lag))::float as behind from pg_stat_replication`,
  );
  await primary.lag(0);
  return `it was ${row?.behind?.toFixed(1)} s behind`;
}
