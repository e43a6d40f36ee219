import type pg from "pg";
import { types } from "./types.ts";

const longestStatement_ms = 30_000;

/**
 * Client configuration for the database at `url`. A pooler in transaction mode takes no settings of a connection: there
 * the longest time of a statement is set for the role, and the client's own is the last resort.
 */
export function clientConfig(url: string, { isPooled = false } = {}): pg.ClientConfig {
  const address = new URL(url);
  // `sslmode` as everywhere else in PostgreSQL: `require` encrypts, `verify-full` verifies the server
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return {
    connectionString: address.href,
    types,
    application_name: "showroom",
    ...(!isPooled && { statement_timeout: longestStatement_ms }),
    // a silently dead connection would block its caller for 15 minutes
    query_timeout: longestStatement_ms + 5000,
    keepAlive: true,
    // a statement is sent without waiting for the answer to the one before
    pipeline: true,
  };
}
