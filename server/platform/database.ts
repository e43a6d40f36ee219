import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Transaction } from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import postgres from "postgres";
import type { DB } from "../../db/schema.generated.ts";

/** Reads and writes; a store takes this, so that it works inside and outside a transaction. */
export type Db = Kysely<DB> | Transaction<DB>;

export interface Database {
  db: Kysely<DB>;
  /** The driver itself, for COPY, LISTEN and bulk work. */
  sql: postgres.Sql<{ bigint: number }>;
  close(): Promise<void>;
}

/** int8 arrives as a number: cents and row ids stay far below 2^53. */
const int8AsNumber = {
  to: 20,
  from: [20],
  parse: (text: string) => Number(text),
  serialize: (value: number) => String(value),
};

/**
 * Twice the processors and one more: further ones only make the database's processes wait for each other (on two
 * processors, 5 answer a tenth more than 10).
 */
const usualConnections = Math.min(20, 2 * availableParallelism() + 1);

/**
 * Opens a pool on `url`, through the server's own socket where one is given. Connections are made when first needed;
 * `close` waits up to five seconds for running queries.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; socket?: string | undefined } = {},
): Database {
  const sql = postgres(url, {
    max: options.connections ?? usualConnections,
    types: { bigint: int8AsNumber },
    onnotice: () => {},
    connection: { application_name: "showroom", statement_timeout: 30_000 },
    connect_timeout: 5,
    ...(options.socket && { path: options.socket }),
  });
  const { reserve, close } = doorOf(sql);
  const postgresOf = new Proxy(sql, {
    get: (target, name) => (name === "reserve" ? reserve : Reflect.get(target, name)),
  });
  return { db: new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: postgresOf }) }), sql, close };
}

const patience_ms = 5000;

/**
 * The way to connections, and its closing. The driver would open new connections for who asks after its end, and
 * nobody would close them; here such a question fails, and what was asked before is answered.
 *
 * The dialect sends its queries unprepared, which plans each anew and takes two round trips. Prepared ones cost a
 * connection that much only once.
 */
function doorOf(sql: postgres.Sql<{ bigint: number }>) {
  /** One for each who asked for a connection and has not given it back. */
  const inUse = new Set<Promise<void>>();
  let isClosed = false;

  async function reserve() {
    if (isClosed) throw new Error("The database is closed.");
    const { promise, resolve } = Promise.withResolvers<void>();
    inUse.add(promise);
    const end = () => {
      inUse.delete(promise);
      resolve();
    };
    const connection = await sql.reserve().catch((error) => {
      end();
      throw error;
    });
    const { unsafe, release } = connection;
    const prepared: typeof unsafe = (text, parameters, options) =>
      unsafe(text, parameters, { prepare: true, ...options });
    const given = () => {
      release();
      end();
    };
    return Object.assign(connection, { unsafe: prepared, release: given });
  }

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.race([Promise.all(inUse), pause(patience_ms, undefined, { ref: false })]);
    await sql.end({ timeout: patience_ms / 1000 });
  }
  return { reserve, close };
}
