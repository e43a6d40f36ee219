import { setTimeout as pause } from "node:timers/promises";
import { Redis as Client } from "ioredis";
import { StartFailure } from "../start-failure.ts";
import { telemetry } from "../telemetry.ts";

const oldest = "6.2";
const connect_ms = 2000;
/** A cache that takes longer than this costs more than it saves. */
const deadline_ms = 150;
/** Calls that wait for an answer at once; further ones do without Redis. */
const mostWaiting = 1000;
/** After a call that failed, Redis is left alone for this long. */
const rest_ms = 1000;

/** How often a connection that only listens is asked whether it is alive. */
const look_ms = 5000;

/** One connection to Redis, over which calls follow each other without waiting, and one more if it listens. */
export interface Redis {
  /** Settled once Redis has been reached, or has not. */
  opened: Promise<void>;
  /** Where servers of one marketplace tell each other news: channels of Redis know no databases, so it has its number. */
  channel: string;
  /** The result of `work`; undefined at once while Redis does not answer, or has too much to do. It never rejects. */
  ask<T>(work: (client: Client) => Promise<T>): Promise<T | undefined>;
  /** Listens on `channel`, and says each time that it begins to and no longer does. Call it once. */
  subscribe(heard: (text: string) => void, onState: (isListening: boolean) => void): void;
  close(): void;
}

const clientOf = (url: string, deadline: number) =>
  new Client(url, {
    lazyConnect: true,
    autoResubscribe: false,
    connectTimeout: connect_ms,
    commandTimeout: deadline,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(200 * times, connect_ms),
  });

/** Connects in the background, and again whenever the connection is lost. */
export function openRedis(url: string, now: () => number = Date.now): Redis {
  const client = clientOf(url, deadline_ms);
  let waiting = 0;
  let restsUntil = 0;
  // each call that fails says so by itself
  client.on("error", () => {});
  const opened = client.connect().catch(() => {});
  const channel = `showroom:announced:${client.options.db ?? 0}`;
  let ear: { close(): void } | undefined;
  return {
    opened,
    channel,
    async ask(work) {
      const { meter } = telemetry;
      if (client.status !== "ready" || waiting >= mostWaiting || now() < restsUntil) {
        meter?.redis("skipped", 0);
        return undefined;
      }
      waiting += 1;
      const begun = performance.now();
      try {
        const answer = await work(client);
        meter?.redis("ok", performance.now() - begun);
        return answer;
      } catch {
        restsUntil = now() + rest_ms;
        meter?.redis("failed", performance.now() - begun);
        return undefined;
      } finally {
        waiting -= 1;
      }
    },
    subscribe(heard, onState) {
      ear = listenOn(url, channel, heard, onState);
    },
    close() {
      ear?.close();
      client.disconnect();
    },
  };
}

function listenOn(
  url: string,
  channel: string,
  heard: (text: string) => void,
  onState: (isListening: boolean) => void,
): { close(): void } {
  const client = clientOf(url, connect_ms);
  client.on("error", () => {});
  client.on("message", (_, text) => heard(text));
  client.on("close", () => onState(false));
  client.on("ready", () => {
    client.subscribe(channel).then(
      () => onState(true),
      () => client.disconnect(true),
    );
  });
  client.connect().catch(() => {});
  // a Redis that stands still keeps its connections
  const looking = setInterval(() => {
    if (client.status === "ready") client.ping().catch(() => client.disconnect(true));
  }, look_ms).unref();
  return {
    close() {
      clearInterval(looking);
      client.disconnect();
    },
  };
}

/** Throws StartFailure with one line if Redis cannot be reached, refuses the password, or is too old. */
export async function proveRedis(url: string): Promise<void> {
  const { host } = new URL(url);
  const client = clientOf(url, connect_ms);
  let problem: Error | undefined;
  client.on("error", (error) => {
    problem = error;
  });
  try {
    const late = pause(2 * connect_ms, undefined, { ref: false }).then(() => {
      throw new Error("no answer");
    });
    await Promise.race([client.connect(), late]);
    const info = await client.info("server");
    const version = /redis_version:(\S+)/.exec(info)?.[1] ?? "";
    if (!isRecent(version))
      throw new StartFailure(`REDIS_URL: ${host} runs Redis ${version}, but ${oldest} or newer is needed.`);
  } catch (error) {
    throw error instanceof StartFailure ? error : failureOf(host, problem ?? (error as Error));
  } finally {
    client.disconnect();
  }
}

function failureOf(host: string, { message }: Error): StartFailure {
  if (/WRONGPASS|NOAUTH|AUTH|ACL/.test(message))
    return new StartFailure(`REDIS_URL: the Redis at ${host} refuses this user or password.`);
  return new StartFailure(`REDIS_URL: no Redis answers at ${host}. Start it, or correct the address.`);
}

function isRecent(version: string): boolean {
  const [wanted, found] = [oldest, version].map((text) => text.split(".").map(Number));
  const at = wanted!.findIndex((part, index) => part !== found![index]);
  return at === -1 || (found![at] ?? 0) > wanted![at]!;
}
