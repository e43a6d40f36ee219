import { once } from "node:events";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type QueueRow, queueRows } from "../domains/admin/operations/index.ts";
import type { CacheSection } from "../platform/cache/cache.ts";
import { childPools } from "../platform/child-pool.ts";
import type { Platform } from "../platform/platform.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { telemetry } from "../platform/telemetry.ts";

/** In seconds: an answer from memory takes 1 ms, a payment some seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** The platform with its cache, files, search engine and payments counted. */
  platform: Platform;
  registry: Registry;
  /** The actual port. */
  port: number;
  close(): Promise<void>;
}

/** Serves this process's metrics for Prometheus at `/metrics`, on their own port. */
export async function serveMetrics(platform: Platform, port: number): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "showroom_" });
  countRequests(registry);
  watchQueues(registry, platform);
  watchPools(registry, platform);
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });
  server.listen({ host: platform.config.host, port });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`METRICS_PORT ${port} can't be used (${error.code}). Choose another one.`);
  });
  const address = server.address();
  return {
    platform: counted(registry, platform),
    registry,
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      telemetry.meter = undefined;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function countRequests(registry: Registry): void {
  const requests = new Counter({
    name: "showroom_http_requests_total",
    help: "Requests by route and status",
    labelNames: ["route", "status"],
    registers: [registry],
  });
  const times = new Histogram({
    name: "showroom_http_request_duration_seconds",
    help: "Time until a response begins, by route",
    labelNames: ["route"],
    buckets,
    registers: [registry],
  });
  const calls = new Histogram({
    name: "showroom_redis_call_duration_seconds",
    help: "Calls to Redis, by outcome; skipped are those that were not made because it does not answer",
    labelNames: ["outcome"],
    buckets,
    registers: [registry],
  });
  telemetry.meter = {
    redis: (outcome, took_ms) => calls.observe({ outcome }, took_ms / 1000),
    request(route, status, took_ms) {
      requests.inc({ route, status });
      times.observe({ route }, took_ms / 1000);
    },
  };
}

function watchQueues(registry: Registry, { db, now }: Platform): void {
  let underway: Promise<QueueRow[] | null> | undefined;
  /** One query for all figures of a scrape; null while the database is away. */
  const rows = () => {
    underway ??= queueRows(db)
      .catch(() => null)
      .finally(() => {
        underway = undefined;
      });
    return underway;
  };
  const gauge = (name: string, help: string, figure: (row: QueueRow) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["queue"],
      registers: [registry],
      async collect() {
        const found = (await rows()) ?? [];
        this.reset();
        for (const row of found) this.set({ queue: row.name }, figure(row));
      },
    });
  gauge("showroom_queue_waiting", "Entries that wait, by queue", ({ waiting }) => waiting);
  gauge(
    "showroom_queue_failed",
    "Entries that failed and wait for an admin, or did on the last day",
    ({ failed }) => failed,
  );
  gauge("showroom_queue_oldest_seconds", "Age of the oldest entry that waits", ({ oldest_waiting_at }) =>
    oldest_waiting_at ? (now().getTime() - oldest_waiting_at.getTime()) / 1000 : 0,
  );
  new Gauge({
    name: "showroom_database_up",
    help: "Whether the database answered when it was asked for the queues",
    registers: [registry],
    async collect() {
      this.set((await rows()) ? 1 : 0);
    },
  });
}

function watchPools(registry: Registry, platform: Platform): void {
  new Gauge({
    name: "showroom_database_connections",
    help: "Connections of this process to the database, by what they do; waiting are queries without one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(platform.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "showroom_replica_lag_seconds",
    help: "How far each replica of the database is behind, in the order of DATABASE_READ_URL; none for one that is away",
    labelNames: ["replica"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [at, lag_s] of (platform.replicas?.lags_s() ?? []).entries())
        if (lag_s !== undefined) this.set({ replica: at + 1 }, lag_s);
    },
  });
  new Gauge({
    name: "showroom_child_tasks",
    help: "Tasks of child processes, by pool, that run or wait",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name: pool, running, waiting } of childPools()) {
        this.set({ pool, state: "running" }, running);
        this.set({ pool, state: "waiting" }, waiting);
      }
    },
  });
}

function counted(registry: Registry, platform: Platform): Platform {
  const lookups = new Counter({
    name: "showroom_cache_lookups_total",
    help: "Cache lookups, by result",
    labelNames: ["section", "result"],
    registers: [registry],
  });
  const { cache, files, openSearch, payments } = platform;
  const countedSection = <Section extends CacheSection>(section: string, given: Section): Section => ({
    ...given,
    async remember(key, keeping, load) {
      let result = "hit";
      try {
        return await given.remember(key, keeping, () => {
          result = "miss";
          return load();
        });
      } finally {
        lookups.inc({ section, result });
      }
    },
    // whoever misses here asks again with what loads it
    peek(key) {
      const found = given.peek(key);
      if (found !== undefined) lookups.inc({ section, result: "hit" });
      return found;
    },
  });
  return {
    ...platform,
    cache: {
      ...countedSection("main", cache),
      section: (name, limits) => countedSection(name, cache.section(name, limits)),
    },
    openSearch:
      openSearch &&
      timed(registry, openSearch, "showroom_search_call_duration_seconds", "Calls to OpenSearch"),
    files: timed(registry, files, "showroom_file_call_duration_seconds", "Calls to the file store"),
    payments: timed(
      registry,
      payments,
      "showroom_payment_call_duration_seconds",
      "Calls to the payment provider",
    ),
  };
}

/** The same port, with its calls counted and timed by name and outcome: the status of a payment, or how it went. */
function timed<Port extends object>(registry: Registry, port: Port, name: string, help: string): Port {
  const times = new Histogram({
    name,
    help: `${help}, by outcome`,
    labelNames: ["call", "outcome"],
    buckets,
    registers: [registry],
  });
  return new Proxy(port, {
    get(target, call) {
      const method: unknown = Reflect.get(target, call);
      if (typeof method !== "function" || typeof call !== "string") return method;
      return (...given: unknown[]) => {
        const begun = performance.now();
        const note = (outcome: string) =>
          times.observe({ call, outcome }, (performance.now() - begun) / 1000);
        const result: unknown = method.apply(target, given);
        if (result instanceof Promise) {
          result.then(
            (value: unknown) => note(outcomeOf(value)),
            () => note("error"),
          );
        }
        return result;
      };
    },
  });
}

function outcomeOf(value: unknown): string {
  const status = (value as { status?: unknown } | null | undefined)?.status;
  return typeof status === "string" ? status : "ok";
}
