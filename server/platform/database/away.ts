import pg from "pg";

/**
 * The database is unreachable, or the connection was lost during a query. The query may have taken effect; a caller who
 * must know retries under the same idempotency key.
 */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super("The database does not answer.", { cause });
  }
}

/**
 * Errors of a server that is stopping, starting, out of connections or memory, or read-only after a failover, and of one
 * that stood still: it ends statements (57014) and transactions (25P03, 25P04) whose time ran out meanwhile. Class 08 is
 * a broken connection.
 */
const awayCodes = new Set("57P01 57P02 57P03 57P05 57014 25P03 25P04 53300 53200 25006".split(" "));

/** Whether PostgreSQL itself returned an error that says it is unavailable. */
export function isAwayCode(code: string | undefined): boolean {
  return code !== undefined && (awayCodes.has(code) || code.startsWith("08"));
}

/** Maps a driver error to `DatabaseAway`, or keeps a statement's own error. */
export function explained(error: unknown, isConnected: boolean): unknown {
  if (error instanceof DatabaseAway) return error;
  if (error instanceof pg.DatabaseError) return isAwayCode(error.code) ? new DatabaseAway(error) : error;
  return isConnected ? error : new DatabaseAway(error);
}
