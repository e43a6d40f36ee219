import { setTimeout as pause } from "node:timers/promises";
import { Load } from "./load.ts";
import { processorSeconds } from "./processor-time.ts";
import type { Stage } from "./stage.ts";

const warm_ms = 10_000;
const measured_ms = 20_000;
/** Each has as many customers as visitors in a scenario, and nobody waits between requests. */
const crowds = 4;
const kinds = ["page", "list", "search", "product", "cart", "checkout"] as const;

/**
 * Requests per second with one, two and three web processes, as ratios to those with one, and the processor time per
 * request of each part, as a table.
 */
export async function measureScale({ cluster, shop }: Stage): Promise<string> {
  const { web, haproxy } = cluster;
  const rows: string[] = [];
  let first: number[] | undefined;
  for (const count of [1, 2, 3]) {
    for (const at of web.keys()) await haproxy.set(at, at < count ? "ready" : "drain");
    const loads = Array.from({ length: crowds }, () => new Load(shop, cluster.origin, 0));
    for (const load of loads) await load.start({ files: false });
    await pause(warm_ms);
    const begin = Date.now();
    const before = partsOf(cluster);
    await pause(measured_ms);
    const after = partsOf(cluster);
    const tries = loads.flatMap((load) => load.tries.filter(({ at, failure }) => at >= begin && !failure));
    await Promise.all(loads.map((load) => load.stop()));
    const counts = kinds.map((kind) => tries.filter(({ what }) => what === kind).length);
    first ??= counts;
    const ratios = counts.map((each, at) => (each / first![at]!).toFixed(2));
    const parts = Object.keys(after);
    const times = parts.map((part) => ((1000 * (after[part]! - before[part]!)) / tries.length).toFixed(2));
    if (rows.length === 0) {
      const headings = ["web processes", ...kinds, ...parts.map((part) => `${part}, ms`)];
      rows.push(line(headings), line(headings.map(() => "---")));
    }
    rows.push(line([`${count}`, ...ratios, ...times]));
  }
  for (const at of web.keys()) await haproxy.set(at, "ready");
  return rows.join("\n");
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Processor time of each part so far, in seconds. */
function partsOf({
  web,
  workers,
  jobs,
  postgres,
  pgbouncer,
  redis,
  opensearch,
  haproxy,
  files,
}: Stage["cluster"]): Record<string, number> {
  const sum = (pids: readonly (number | null)[]) =>
    pids.reduce((total: number, pid) => total + processorSeconds(pid), 0);
  return {
    web: sum(web.map(({ pid }) => pid)),
    "workers and jobs": sum([...workers, ...jobs].map(({ pid }) => pid)),
    PostgreSQL: sum(postgres.map(({ pid }) => pid)),
    PgBouncer: sum([pgbouncer.pid]),
    Redis: sum([redis.pid]),
    OpenSearch: sum(opensearch.nodes.map(({ pid }) => pid)),
    HAProxy: sum([haproxy.pid]),
    S3: sum([files.pid]),
  };
}
