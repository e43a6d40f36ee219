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
 * Opens a pool on `url`, through the server's own socket where one is given. Connections are made when first needed;
 * `close` waits up to five seconds for running queries.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; socket?: string | undefined } = {},
): Database {
  const connections = options.connections ?? 10;
  const sql = postgres(url, {
    max: connections,
    types: { bigint: int8AsNumber },
    onnotice: () => {},
    connection: { application_name: "showroom", statement_timeout: 30_000 },
    connect_timeout: 5,
    ...(options.socket && { path: options.socket }),
  });
  const db = new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: preparing(sql) }) });
  return { db, sql, close: () => closePool(sql, connections) };
}

/**
 * A connection that is just being opened asks for the list of types, and nobody hears that fail when it is closed
 * meanwhile: so each is opened first, for which two seconds are enough where there is a database.
 */
async function closePool(sql: postgres.Sql<{ bigint: number }>, connections: number): Promise<void> {
  const opened = Promise.allSettled(Array.from({ length: connections }, () => sql.reserve())).then((all) => {
    for (const one of all) if (one.status === "fulfilled") one.value.release();
  });
  await Promise.race([opened, pause(2000, undefined, { ref: false })]);
  await sql.end({ timeout: 5 });
}

/**
 * The dialect sends its queries unprepared, which plans each anew and takes two round trips. Prepared ones
 * cost a connection that much only once.
 */
function preparing(sql: postgres.Sql<{ bigint: number }>): postgres.Sql<{ bigint: number }> {
  const reserve = async () => {
    const connection = await sql.reserve();
    const { unsafe } = connection;
    const prepared: typeof unsafe = (text, parameters, options) =>
      unsafe(text, parameters, { prepare: true, ...options });
    return Object.assign(connection, { unsafe: prepared });
  };
  return new Proxy(sql, {
    get: (target, name) => (name === "reserve" ? reserve : Reflect.get(target, name)),
  });
}
