import type { Config } from "./config.ts";
import type { RunningJobs } from "./platform/jobs.ts";
import type { Platform } from "./platform/platform.ts";
import type { Redis } from "./platform/redis/redis.ts";
import { does } from "./platform/roles.ts";
import { type Arguments, readArguments, usage } from "./start/arguments.ts";
import { explain } from "./start/problems.ts";
import { isStopping, onStop, stop, stopLater } from "./start/stop.ts";

// The start command: `npm start`. It reads like the start itself: configuration, port, database, demo or
// first admin, pages, address. Parts that a later start does not need are imported where they are used.

// The reader of the output may leave (`npm start | head`); that must not crash the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** The maximum time of a shutdown after a fault, which may wait for the database. */
const longestStop_ms = 15_000;

// without the supervisor that started it, nobody would stop this process
process.once("disconnect", () => void stop(0));

try {
  await start(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!isStopping()) await giveUp(error);
}

async function giveUp(error: unknown): Promise<void> {
  const line = explain(error);
  console.error(line === undefined ? error : `\n${line}`);
  await stop(1);
}

async function start({ help, resetDemo, environment }: Arguments): Promise<void> {
  if (help) {
    console.log(usage);
    return stop(0);
  }
  const { readConfig } = await import("./config.ts");
  const config = readConfig({ ...process.env, ...environment });
  stopLater(config.drain_s * 1000);
  const { provePortFree } = await import("./start/http.ts");
  if (!resetDemo) await provePortFree(config);

  if (config.files.s3) {
    const { proveS3 } = await import("./platform/files/s3-proof.ts");
    await proveS3(config.files.s3);
  }
  if (config.openSearchUrl) {
    const { proveOpenSearch } = await import("./platform/opensearch/client.ts");
    await proveOpenSearch(config.openSearchUrl);
  }
  const redis = await redisOf(config);
  const { addressOf, openStartDatabase } = await import("./start/database.ts");
  const database = await openStartDatabase(config, (line) => console.log(line));
  onStop(database.stop);
  const { fillMarketplace, settleDemo } = await import("./start/marketplace.ts");
  const takesVisitors = does(config.role, "web");
  const demo = await settleDemo(config, database.directUrl, { reset: resetDemo, keeps: !takesVisitors });

  const { createPlatform } = await import("./platform/platform.ts");
  const platform = await watched(createPlatform(config, addressOf(config, database), redis));
  onStop(platform.close);
  const hasDemo = takesVisitors && (await fillMarketplace(platform, database.directUrl, demo));
  if (resetDemo) return stop(0);

  const { watchOver } = await import("./start/watchdog.ts");
  watchOver(platform, { databaseUrl: database.url, onStuck: () => void giveUpDatabase(platform) });
  if (takesVisitors) await serveVisitors(platform, hasDemo);
  else await serveWork(platform);
}

/** Pages and API, and the background work that belongs to this server. */
async function serveVisitors(platform: Platform, hasDemo: boolean): Promise<void> {
  const { config } = platform;
  const { createApp } = await import("./app.ts");
  const app = createApp(platform);
  const { readCatalog, waitsForCatalog } = await import("./start/read-catalog.ts");
  const { catalogReady, readCardsAhead } = await import("./domains/catalog/products/index.ts");
  let awaits = waitsForCatalog(config) ? "the catalog is being read" : undefined;
  const reading = readCatalog(platform, () => catalogReady(platform)).then(() => {
    awaits = undefined;
  });
  const { serveHttp } = await import("./start/http.ts");
  const http = await serveHttp(platform, app, () => (isStopping() ? "stopping" : awaits));
  onStop(http.close);
  const { banner } = await import("./start/banner.ts");
  console.log(banner(config, { address: `http://localhost:${http.port}`, hasDemo }));
  notifySupervisor();
  const { takeSamples } = await import("./domains/admin/operations/index.ts");
  onStop(takeSamples(platform));

  // Background work starts after the first page.
  const jobs = config.role === "all" ? runJobs(platform) : undefined;
  onStop(async () => (await jobs)?.stop());
  await Promise.all([jobs, reading]);
  const readAhead = () =>
    readCardsAhead(platform, isStopping).catch((error: unknown) =>
      platform.log.warn({ err: error }, "cards could not be read ahead; each is read when it is shown"),
    );
  await readAhead();
  platform.events.on("catalog replaced", readAhead);
  const { readShelvesAhead } = await import("./domains/design/ai-designs/index.ts");
  await readShelvesAhead(platform).catch((error: unknown) => {
    if (!isStopping())
      platform.log.warn({ err: error }, "shelves could not be read ahead; the first brief waits for its own");
  });
  const { spareMemory } = await import("./start/spare-memory.ts");
  await spareMemory();
  const { preparePictures } = await import("./start/prepare-pictures.ts");
  await preparePictures(app, isStopping).catch((error: unknown) =>
    platform.log.warn({ err: error }, "pictures could not be prepared"),
  );
}

/** Background work alone. */
async function serveWork(platform: Platform): Promise<void> {
  let awaits: string | undefined = "the jobs are being started";
  const { serveHealth } = await import("./start/http.ts");
  const http = await serveHealth(platform, () => (isStopping() ? "stopping" : awaits));
  onStop(http.close);
  // what domains do to tables of each other
  await import("./domains.ts");
  const { takeSamples } = await import("./domains/admin/operations/index.ts");
  onStop(takeSamples(platform));
  const jobs = runJobs(platform);
  onStop(async () => (await jobs).stop());
  await jobs;
  awaits = undefined;
  const { config } = platform;
  console.log(
    `\n  ${config.providerName} works as "${config.role}"; its state is at http://localhost:${http.port}/readyz\n`,
  );
  notifySupervisor();
}

/** The platform with the metrics and traces that the configuration asks for. */
async function watched(platform: Platform): Promise<Platform> {
  const { metricsPort, traces } = platform.config;
  if (traces) {
    const { startTracing } = await import("./start/tracing.ts");
    onStop(startTracing(traces));
  }
  if (metricsPort === undefined) return platform;
  const { serveMetrics } = await import("./start/metrics.ts");
  const metrics = await serveMetrics(platform, metricsPort);
  onStop(metrics.close);
  return metrics.platform;
}

/** Loaded only where it is configured. */
async function redisOf({ redisUrl }: Config): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const { openRedis, proveRedis } = await import("./platform/redis/redis.ts");
  await proveRedis(redisUrl);
  return openRedis(redisUrl);
}

/** The supervisor restarts a server that was up once. */
function notifySupervisor(): void {
  process.send?.("open");
}

async function giveUpDatabase(platform: Platform): Promise<void> {
  platform.log.fatal("the database answers others but not this process, which ends to be started again");
  setTimeout(() => process.exit(1), longestStop_ms).unref();
  await stop(1);
}

async function runJobs(platform: Platform): Promise<RunningJobs> {
  const [{ startJobs }, { hearQueues }, { jobs }] = await Promise.all([
    import("./platform/jobs.ts"),
    import("./platform/queue/queue.ts"),
    import("./jobs.ts"),
  ]);
  hearQueues(platform);
  return startJobs(platform, jobs, isStopping);
}
