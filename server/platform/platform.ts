import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import { redisCarrier } from "./announce/redis-carrier.ts";
import type { Cache } from "./cache/cache.ts";
import { hearInvalidations } from "./cache/invalidation.ts";
import { memoryCache } from "./cache/memory-cache.ts";
import { redisCache } from "./cache/redis-cache.ts";
import { openReplicas, type Replicas } from "./database/replicas.ts";
import { type Database, type DatabaseOptions, type Db, openDatabase } from "./database.ts";
import { openFiles } from "./files/open-files.ts";
import type { Files } from "./files.ts";
import { chatCompletions, type LanguageModel } from "./language-model.ts";
import { laterIsDone } from "./later.ts";
import { createLog } from "./log.ts";
import { type Models, openModels } from "./models.ts";
import { openSearch } from "./opensearch/open.ts";
import type { OpenSearch } from "./opensearch/port.ts";
import { achPayouts } from "./payments/ach-payouts.ts";
import type { PaymentGateway } from "./payments/gateway.ts";
import type { PayoutProvider } from "./payments/payout-provider.ts";
import { sandboxGateway } from "./payments/sandbox.ts";
import { sandboxPayouts } from "./payments/sandbox-payouts.ts";
import { stripeGateway } from "./payments/stripe.ts";
import { stripePayouts } from "./payments/stripe-payouts.ts";
import { openPictures, type Pictures } from "./pictures.ts";
import { type PostPublic, postPublic } from "./public-fetch.ts";
import type { Redis } from "./redis/redis.ts";
import { openIdProviders, type SignInProviders } from "./sign-in-providers.ts";

interface PlatformEvents {
  /** With the hashes of products that changed or are no longer sold. */
  "products changed": [hashes: ReadonlySet<string>];
  /** Departments, categories, attributes or brands are others than before. */
  "structure changed": [];
  /** The in-memory catalog was reloaded because too much of it had changed. */
  "catalog replaced": [];
  /** An admin runs a job now, by its name. */
  "job wanted": [name: string];
  /** The server takes no new requests; connections that never end by themselves have to end. */
  stopping: [];
}

/** Everything outside the domains that they use; tests replace single parts in `createApp`. */
export interface Platform extends Database {
  config: Config;
  log: Logger;
  files: Files;
  pictures: Pictures;
  models: Models;
  cache: Cache;
  /** Null where each server searches the catalog in its memory. */
  openSearch: OpenSearch | null;
  /** Events in this process for other parts of it. */
  events: EventEmitter<PlatformEvents>;
  payments: PaymentGateway;
  /** Null where the payment provider pays nobody out for us. */
  payouts: PayoutProvider | null;
  signInProviders: SignInProviders;
  /** Null where none is configured: what it would do is done without it. */
  languageModel: LanguageModel | null;
  /** Calls addresses that users have given, such as webhooks; never into our own network. */
  post: PostPublic;
  /** Undefined where none are configured. */
  replicas?: Replicas | undefined;
  /** Where the database is, for child processes that work on it by themselves. */
  database: DatabaseAddress;
  /** Aborted when the server stops: long work leaves off and is taken up at the next start. */
  stopping: AbortSignal;
  /** The clock, so that deadlines can be tested. */
  now: () => Date;
  /** In a transaction, the platform outside it: for what outlives the transaction. */
  outside?: Platform;
}

/** What reading products and showrooms takes; child processes that work on these have no more of the platform. */
export type ReadingPlatform = Pick<
  Platform,
  "db" | "listen" | "cache" | "events" | "log" | "outside" | "replicas"
> & {
  openSearch?: OpenSearch | null;
  /** The process asks for products that it knows and lists none, so it needs no engine that lists them. */
  listsNothing?: true;
};

export interface DatabaseAddress extends Pick<DatabaseOptions, "directUrl" | "isPrepared" | "patience_ms"> {
  databaseUrl: string;
  /** Replicas, each by an address of its own, for reads that may be a moment behind. */
  readUrls?: readonly string[];
  /** What carries announcements, if the database does not. */
  redisUrl?: string | undefined;
}

/**
 * The same platform with its queries in a transaction. Whoever holds a lock and asks the pool for a second connection
 * waits for those who wait for the lock: with as many of them as connections, nobody gets on.
 */
export const within = (platform: Platform, db: Db): Platform => ({
  ...platform,
  db,
  outside: platform.outside ?? platform,
});

function payoutsOf({ stripe, ach, secretKey }: Config, { db }: Database): PayoutProvider | null {
  if (ach) return achPayouts(db, secretKey);
  if (!stripe) return sandboxPayouts(db);
  return stripe.connectSecrets.length > 0 ? stripePayouts(stripe) : null;
}

function replicasOf(
  database: Database,
  { readUrls = [], isPrepared }: DatabaseAddress,
): Replicas | undefined {
  if (readUrls.length === 0) return undefined;
  return openReplicas(
    database,
    readUrls.map((url) => openDatabase(url, { ...(isPrepared !== undefined && { isPrepared }) })),
  );
}

/** The cache, which loads nothing from a replica that lacks what it was told to forget. */
const announcedTo = (replicas: Replicas, cache: Cache): Cache => ({
  ...cache,
  forget(...tags) {
    replicas.announced();
    cache.forget(...tags);
  },
  heard(...tags) {
    replicas.announced();
    cache.heard(...tags);
  },
});

/** @param redis shared by servers, which have opened it; without it, this process caches by itself */
export function createPlatform(config: Config, address: DatabaseAddress, redis?: Redis): Platform {
  const carrier = redis && redisCarrier(redis);
  const database = openDatabase(address.databaseUrl, { ...address, carrier });
  const pictures = openPictures({ areDrafts: config.demo && config.demoPictures === "draft" });
  const models = openModels();
  const log = createLog(config);
  const files = openFiles(config.files, log);
  const stop = new AbortController();
  const ownCache = memoryCache({ entries: 20_000 });
  const anyCache = redis ? redisCache(ownCache, redis, `showroom:${packageJson.version}`) : ownCache;
  const replicas = replicasOf(database, address);
  const cache = replicas ? announcedTo(replicas, anyCache) : anyCache;
  const search = config.openSearchUrl ? openSearch(config.openSearchUrl, log) : null;
  hearInvalidations(database, cache);
  return {
    ...database,
    async close() {
      stop.abort();
      await laterIsDone();
      await pictures.close();
      await models.close();
      files.close();
      await replicas?.close();
      search?.close();
      await database.close();
      await carrier?.close();
      redis?.close();
    },
    config,
    log,
    files,
    pictures,
    models,
    cache,
    openSearch: search,
    events: new EventEmitter(),
    payments: config.stripe ? stripeGateway(config.stripe) : sandboxGateway(database.db),
    payouts: payoutsOf(config, database),
    signInProviders: openIdProviders(config.signInProviders),
    languageModel: config.languageModel ? chatCompletions(config.languageModel) : null,
    post: postPublic,
    replicas,
    database: address,
    stopping: stop.signal,
    now: () => new Date(),
  };
}
