import { fail } from "../../../http/failure.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Connection, heartbeat_ms, openConnection } from "./connection.ts";

/** A browser that listens to a topic (an account, a conversation, a request); `at` is where it is in it. */
export interface StreamReader<Place> {
  topic: string;
  at: Place;
  connection: Connection;
  isReading: boolean;
  /** Something changed while the last change was being read. */
  mustReadAgain: boolean;
}

export interface StreamRules<Place> {
  /** Where changes are announced, by their topic. */
  channel: string;
  /** Most browsers with one topic. */
  most: number;
  /** What the log says of a failure. */
  problem: string;
  /** Sends a reader what is new, and moves `at` on; `again` if there may be more, `over` when the stream has ended. */
  read: (platform: Platform, reader: StreamReader<Place>) => Promise<"again" | "over" | undefined>;
  /** Keeps connections open. */
  beat: (hub: StreamHub<Place>) => unknown;
  /** Done every so often while somebody listens. */
  timers?: readonly { every_ms: number; run: (platform: Platform) => void }[];
}

/** The open streams of one kind on this server: who listens, woken by announcements, read to one change after the other. */
export class StreamHub<Place> {
  readonly #platform: Platform;
  readonly #rules: StreamRules<Place>;
  readonly #readers = new Map<string, Set<StreamReader<Place>>>();
  #timers: NodeJS.Timeout[] = [];

  constructor(platform: Platform, rules: StreamRules<Place>) {
    this.#platform = platform;
    this.#rules = rules;
    platform.listen(
      rules.channel,
      (topic) => {
        for (const reader of this.readersOf(topic)) this.wake(reader);
      },
      // whatever was announced while we could not listen is read now
      () => {
        for (const reader of this.all()) this.wake(reader);
      },
    );
    const endAll = () => {
      for (const reader of this.all()) reader.connection.end();
    };
    platform.events.on("stopping", endAll);
    platform.stopping.addEventListener("abort", endAll);
  }

  all(): StreamReader<Place>[] {
    return [...this.#readers.values()].flatMap((readers) => [...readers]);
  }

  readersOf(topic: string): Iterable<StreamReader<Place>> {
    return this.#readers.get(topic) ?? [];
  }

  /** Fails with `too_many` where as many browsers listen to the topic as may. */
  admit(topic: string): void {
    if ((this.#readers.get(topic)?.size ?? 0) >= this.#rules.most)
      fail("too_many", { values: { seconds: 60 }, retryAfter: 60 });
  }

  /** Opens a stream; `wake` its reader once it has been greeted. Fails with `too_many`. */
  open(topic: string, at: Place): StreamReader<Place> {
    this.admit(topic);
    const connection = openConnection(() => this.#leave(reader));
    const reader: StreamReader<Place> = { topic, at, connection, isReading: false, mustReadAgain: false };
    const readers = this.#readers.get(topic) ?? new Set();
    this.#readers.set(topic, readers.add(reader));
    this.#start();
    connection.send("retry: 2000\n\n");
    return reader;
  }

  /** Sends a reader what is new. One read at a time, so that nothing is sent twice or out of order. */
  wake(reader: StreamReader<Place>): void {
    reader.mustReadAgain = true;
    if (!reader.isReading) void this.#read(reader);
  }

  /** As `quietly`, with the streams' own words for the log. */
  guarded(work: () => Promise<unknown>): Promise<void> {
    return quietly(this.#platform, this.#rules.problem, work);
  }

  async #read(reader: StreamReader<Place>): Promise<void> {
    reader.isReading = true;
    await this.guarded(async () => {
      while (reader.mustReadAgain) {
        reader.mustReadAgain = false;
        const then = await this.#rules.read(this.#platform, reader);
        if (then === "over") return reader.connection.end();
        if (then === "again") reader.mustReadAgain = true;
      }
    });
    reader.isReading = false;
    // something changed after the last read and before this line
    if (reader.mustReadAgain) this.wake(reader);
  }

  #start(): void {
    if (this.#timers.length > 0) return;
    this.#timers = [
      setInterval(() => this.#rules.beat(this), heartbeat_ms).unref(),
      ...(this.#rules.timers ?? []).map(({ every_ms, run }) =>
        setInterval(() => run(this.#platform), every_ms).unref(),
      ),
    ];
  }

  #leave(reader: StreamReader<Place>): void {
    const readers = this.#readers.get(reader.topic);
    readers?.delete(reader);
    if (readers?.size === 0) this.#readers.delete(reader.topic);
    if (this.#readers.size > 0) return;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }
}

/** Does something for open streams. While the database is away nothing is lost: all is read again once it is back. */
export async function quietly(
  platform: Platform,
  problem: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseAway || platform.stopping.aborted) return;
    platform.log.error({ err: error }, problem);
  }
}

/** One hub for each server; `begin` makes it when it is first asked for. */
export function hubPerServer<Hub>(begin: (platform: Platform) => Hub): (platform: Platform) => Hub {
  const hubs = new WeakMap<Platform["events"], Hub>();
  return (platform) => {
    const hub = hubs.get(platform.events) ?? begin(platform);
    hubs.set(platform.events, hub);
    return hub;
  };
}
