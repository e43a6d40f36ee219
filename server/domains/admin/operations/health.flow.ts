import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { HealthPoint, healthSpans, PresentHealth } from "../../../../contract/admin/operations.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import type { Platform } from "../../../platform/platform.ts";
import { vitals } from "../../../platform/vitals.ts";
import { databaseState, keepSample, samplesSince } from "./health.store.ts";
import { queueRows } from "./queues.store.ts";

const every_ms = 60_000;
const thisServer = `${hostname()}:${process.pid}`;

/** Writes down once a minute how this server is. Answers what ends that. */
export function takeSamples(platform: Platform): () => Promise<void> {
  vitals.start();
  const timer = setInterval(() => void takeSample(platform), every_ms).unref();
  return async () => {
    clearInterval(timer);
    vitals.stop();
  };
}

/** A minute without a database is lost; the next one counts again. */
export async function takeSample(platform: Platform): Promise<void> {
  const reading = vitals.take();
  await keepSample(platform.db, thisServer, platform.now(), reading).catch((error: unknown) =>
    platform.log.warn({ err: error }, "the state of this server could not be kept"),
  );
}

const spans = {
  hour: { ms: 3600_000, minutes: 1 },
  day: { ms: 24 * 3600_000, minutes: 15 },
} satisfies Record<(typeof healthSpans)[number], { ms: number; minutes: number }>;

/** The points of a span, oldest first. */
export async function healthOf(platform: Platform, span: keyof typeof spans): Promise<HealthPoint[]> {
  const { ms, minutes } = spans[span];
  const rows = await samplesSince(platform.db, new Date(platform.now().getTime() - ms), minutes);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How everything is now. */
export async function presentHealth(platform: Platform): Promise<PresentHealth> {
  const { db, config } = platform;
  const [{ servers, ...database }, queues, disk] = await Promise.all([
    databaseState(db, platform.now()),
    queueRows(db),
    statfs(config.dataDir).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 })),
  ]);
  const waiting = new Map(queues.map((queue) => [queue.name, queue.waiting]));
  return {
    version: packageJson.version,
    node: process.version.slice(1),
    started_at: vitals.started_at.toISOString(),
    servers: Math.max(1, servers),
    rss_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    database,
    disk: { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize },
    waiting: {
      emails: waiting.get("emails") ?? 0,
      payments: waiting.get("payments") ?? 0,
      price_lists: waiting.get("price_lists") ?? 0,
    },
  };
}
