import { fail } from "../../../http/failure.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Connection, heartbeat_ms, openConnection, sse } from "../../messaging/stream/index.ts";
import { findJob } from "./ai-designs.store.ts";
import { jobChannel } from "./job-work.store.ts";
import { jobView } from "./show.flow.ts";

/** Several tabs or browsers with one request. */
const mostPerJob = 6;

interface Reader {
  id: string;
  accountId: string;
  isReading: boolean;
  /** Something changed while the last change was being read. */
  mustReadAgain: boolean;
  connection: Connection;
}

interface Hub {
  readers: Map<string, Set<Reader>>;
  heart: NodeJS.Timeout | undefined;
}

const hubs = new WeakMap<Platform["events"], Hub>();
const all = (hub: Hub) => [...hub.readers.values()].flatMap((readers) => [...readers]);

function hubOf(platform: Platform): Hub {
  const known = hubs.get(platform.events);
  if (known) return known;
  const hub: Hub = { readers: new Map(), heart: undefined };
  hubs.set(platform.events, hub);
  platform.listen(
    jobChannel,
    (id) => {
      for (const reader of hub.readers.get(id) ?? []) void read(platform, reader);
    },
    // whatever changed while we could not listen is read now
    () => {
      for (const reader of all(hub)) void read(platform, reader);
    },
  );
  const endAll = () => {
    for (const reader of all(hub)) reader.connection.end();
  };
  platform.events.on("stopping", endAll);
  platform.stopping.addEventListener("abort", endAll);
  return hub;
}

/**
 * A request as it goes on: each `job` event holds how far it is, as `GET /api/AI/jobs/{id}` answers it less the designs.
 * Ends with the request.
 */
export async function openJobStream(
  platform: Platform,
  accountId: string,
  id: string,
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  if (!(await findJob(platform.db, accountId, id))) fail("not_found");
  const readers = hub.readers.get(id) ?? new Set<Reader>();
  if (readers.size >= mostPerJob) fail("too_many", { values: { seconds: 60 }, retryAfter: 60 });
  const connection = openConnection(() => leave(hub, reader));
  const reader: Reader = { id, accountId, connection, isReading: false, mustReadAgain: false };
  hub.readers.set(id, readers.add(reader));
  hub.heart ??= setInterval(() => {
    for (const each of all(hub)) each.connection.send(": here\n\n");
  }, heartbeat_ms).unref();
  connection.send("retry: 2000\n\n");
  void read(platform, reader);
  return connection.body;
}

function leave(hub: Hub, reader: Reader): void {
  const readers = hub.readers.get(reader.id);
  readers?.delete(reader);
  if (readers?.size === 0) hub.readers.delete(reader.id);
  if (hub.readers.size > 0) return;
  clearInterval(hub.heart);
  hub.heart = undefined;
}

/** One read at a time, so that nothing is sent out of order. */
async function read(platform: Platform, reader: Reader): Promise<void> {
  if (reader.isReading) {
    reader.mustReadAgain = true;
    return;
  }
  reader.isReading = true;
  await guarded(platform, async () => {
    do {
      reader.mustReadAgain = false;
      const job = await findJob(platform.db, reader.accountId, reader.id);
      if (!job) return reader.connection.end();
      reader.connection.send(sse("job", jobView(job)));
      if (job.status !== "queued" && job.status !== "running") return reader.connection.end();
    } while (reader.mustReadAgain);
  });
  reader.isReading = false;
}

/** While the database is away nothing is lost: everybody is read to again once it is back. */
async function guarded(platform: Platform, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseAway || platform.stopping.aborted) return;
    platform.log.error({ err: error }, "the stream of a design request has a problem");
  }
}
