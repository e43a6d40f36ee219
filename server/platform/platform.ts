import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Cache, memoryCache } from "./cache.ts";
import { type Database, openDatabase } from "./database.ts";
import { diskFiles, type Files } from "./files.ts";
import { laterIsDone } from "./later.ts";
import { createLog } from "./log.ts";
import type { PaymentGateway } from "./payments/gateway.ts";
import { sandboxGateway } from "./payments/sandbox.ts";
import { stripeGateway } from "./payments/stripe.ts";
import { openIdProviders, type SignInProviders } from "./sign-in-providers.ts";

interface PlatformEvents {
  /** With the hashes of products that are not as they were, or no longer sold. */
  "products changed": [hashes: ReadonlySet<string>];
}

/** Everything outside the domains that they use; tests swap single parts in `createApp`. */
export interface Platform extends Database {
  config: Config;
  log: Logger;
  files: Files;
  cache: Cache;
  /** What this process has taken in and others in it want to hear of. */
  events: EventEmitter<PlatformEvents>;
  payments: PaymentGateway;
  signInProviders: SignInProviders;
  /** The time, so that deadlines can be tested. */
  now: () => Date;
}

export function createPlatform(
  config: Config,
  address: { databaseUrl: string; socket?: string | undefined },
): Platform {
  const database = openDatabase(address.databaseUrl, { socket: address.socket });
  return {
    ...database,
    async close() {
      await laterIsDone();
      await database.close();
    },
    config,
    log: createLog(config),
    files: diskFiles(join(config.dataDir, "files")),
    cache: memoryCache({ entries: 20_000 }),
    events: new EventEmitter(),
    payments: config.stripe ? stripeGateway(config.stripe) : sandboxGateway(database.db),
    signInProviders: openIdProviders(config.signInProviders),
    now: () => new Date(),
  };
}
