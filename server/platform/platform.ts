import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import type { Cache } from "./cache/cache.ts";
import { hearInvalidations } from "./cache/invalidation.ts";
import { memoryCache } from "./cache/memory-cache.ts";
import { redisCache } from "./cache/redis-cache.ts";
import { type Database, type Db, openDatabase } from "./database.ts";
import { openFiles } from "./files/open-files.ts";
import type { Files } from "./files.ts";
import { chatCompletions, type LanguageModel } from "./language-model.ts";
import { laterIsDone } from "./later.ts";
import { createLog } from "./log.ts";
import { type Models, openModels } from "./models.ts";
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
export type ReadingPlatform = Pick<Platform, "db" | "listen" | "cache" | "events" | "log" | "outside">;

export interface DatabaseAddress {
  databaseUrl: string;
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

/** @param redis shared by servers, which have opened it; without it, this process caches by itself */
export function createPlatform(config: Config, address: DatabaseAddress, redis?: Redis): Platform {
  const database = openDatabase(address.databaseUrl);
  const pictures = openPictures({ areDrafts: config.demo && config.demoPictures === "draft" });
  const models = openModels();
  const log = createLog(config);
  const files = openFiles(config.files, log);
  const stop = new AbortController();
  const ownCache = memoryCache({ entries: 20_000 });
  const cache = redis ? redisCache(ownCache, redis, `showroom:${packageJson.version}`) : ownCache;
  hearInvalidations(database, cache);
  return {
    ...database,
    async close() {
      stop.abort();
      await laterIsDone();
      await pictures.close();
      await models.close();
      files.close();
      redis?.close();
      await database.close();
    },
    config,
    log,
    files,
    pictures,
    models,
    cache,
    events: new EventEmitter(),
    payments: config.stripe ? stripeGateway(config.stripe) : sandboxGateway(database.db),
    payouts: payoutsOf(config, database),
    signInProviders: openIdProviders(config.signInProviders),
    languageModel: config.languageModel ? chatCompletions(config.languageModel) : null,
    post: postPublic,
    database: address,
    stopping: stop.signal,
    now: () => new Date(),
  };
}
