import { randomUUID } from "node:crypto";
import pg from "pg";
import { clientConfig } from "./client-config.ts";

interface PoolerFacts {
  /** Whether something between us and PostgreSQL shares its connections. */
  isPooler: boolean;
  /** Whether it keeps the names of prepared statements apart, so that another client's don't get in the way. */
  keepsNames: boolean;
}

/** What there is at `url`: PostgreSQL, or a pooler before it. */
export async function poolerFacts(url: string): Promise<PoolerFacts> {
  const client = new pg.Client({
    ...clientConfig(url, { isPooled: true }),
    application_name: "showroom step",
    connectionTimeoutMillis: 10_000,
    pipeline: false,
  });
  client.on("error", () => {});
  await client.connect();
  const name = `proof-${randomUUID()}`;
  try {
    await client.query("begin");
    const text = `select pg_backend_pid() as pid, exists (select from pg_prepared_statements where name = $1) as is_raw`;
    const { rows } = await client.query<{ pid: number; is_raw: boolean }>({ name, text, values: [name] });
    const { pid, is_raw } = rows[0]!;
    if (is_raw) await client.query(`deallocate "${name}"`);
    await client.query("rollback");
    const { processID } = client as unknown as { processID: number };
    return { isPooler: pid !== processID, keepsNames: !is_raw };
  } finally {
    await client.end().catch(() => undefined);
  }
}
