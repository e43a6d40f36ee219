import { setTimeout as pause } from "node:timers/promises";
import { Load } from "./load.ts";
import { processorSeconds } from "./processor-time.ts";
import type { Stage } from "./stage.ts";

const measured_ms = 20_000;
const crowd = 4;

/** Requests per second with one, two and three web processes, and the processor time per request of each part, as a table. */
export async function measureScale({ cluster, shop }: Stage): Promise<string> {
  const rows: string[] = [];
  let first = 0;
  for (const count of [1, 2, 3]) {
    for (const at of cluster.web.keys()) await cluster.haproxy.set(at, at < count ? "ready" : "drain");
    const crowdOf = Array.from({ length: crowd }, () => new Load(shop, cluster.origin, 0));
    for (const load of crowdOf) await load.start({ files: false });
    await pause(5000);
    const begin = Date.now();
    const before = partsOf(cluster);
    await pause(measured_ms);
    const after = partsOf(cluster);
    const tries = crowdOf.flatMap((load) => load.tries.filter(({ at, failure }) => at >= begin && !failure));
    await Promise.all(crowdOf.map((load) => load.stop()));
    const perSecond = tries.length / ((Date.now() - begin) / 1000);
    first ||= perSecond;
    const times = Object.keys(after).map((part) =>
      ((1000 * (after[part]! - before[part]!)) / tries.length).toFixed(2),
    );
    if (rows.length === 0) {
      const headings = [
        "web processes",
        "requests per second, as a ratio",
        ...Object.keys(after).map((part) => `${part}, ms`),
      ];
      rows.push(line(headings), line(headings.map(() => "---")));
    }
    rows.push(line([`${count}`, (perSecond / first).toFixed(2), ...times]));
  }
  for (const at of cluster.web.keys()) await cluster.haproxy.set(at, "ready");
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
