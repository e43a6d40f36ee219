import pg from "pg";
import { clientConfig } from "./client-config.ts";
import { type Sql, sqlOf } from "./sql.ts";

export interface OneConnection {
  sql: Sql;
  /** All of `work` or nothing; `work` queries through the same `sql`. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Opens a separate connection to `url` for `work` and closes it: for start-up steps and scripts. Statements may take
 * any time. Gives up connecting after `seconds`.
 */
export async function withConnection<T>(
  url: string,
  work: (connection: OneConnection) => Promise<T>,
  { seconds = 10 }: { seconds?: number } = {},
): Promise<T> {
  const client = new pg.Client({
    ...clientConfig(url),
    application_name: "showroom step",
    statement_timeout: 0,
    query_timeout: 0,
    connectionTimeoutMillis: seconds * 1000,
  });
  // errors surface at the query
  client.on("error", () => {});
  await client.connect();
  const sql = sqlOf(async () => ({
    query: (text, values) => client.query(text, [...values]),
    script: (text) => client.query(text),
    release: () => {},
  }));
  const inTransaction = async <R>(inner: () => Promise<R>): Promise<R> => {
    await client.query("begin");
    try {
      const done = await inner();
      await client.query("commit");
      return done;
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
  };
  try {
    return await work({ sql, inTransaction });
  } finally {
    await client.end().catch(() => undefined);
  }
}
