import postgres from "postgres";
import { migrate } from "../../db/migrate.ts";
import { StartFailure } from "../platform/start-failure.ts";

/** `loading` that is found at a start was interrupted. `foreign`: data of real people, never touched. */
export type DemoState = "absent" | "loading" | "loaded" | "foreign";

/** What the database at `url` holds of the demo marketplace. */
export async function demoState(url: string): Promise<DemoState> {
  return withConnection(url, async (sql) => {
    const [marker] = await sql<
      { state: DemoState }[]
    >`select value ->> 'state' as state from settings where key = 'demo'`;
    if (marker) return marker.state;
    const [used] = await sql`select exists (select 1 from users) or exists (select 1 from products) as used`;
    return used?.used ? "foreign" : "absent";
  });
}

/** Notes how far the demo marketplace is. `loading` is written before the first row of it, `loaded` after the last. */
export async function markDemo(url: string, state: "loading" | "loaded"): Promise<void> {
  await withConnection(url, async (sql) => {
    await sql`
      insert into settings (key, value) values ('demo', ${sql.json({ state })})
      on conflict (key) do update set value = excluded.value, updated_at = now()`;
  });
}

/**
 * Empties the database at `url`, whose demo marketplace is half loaded or no longer wanted, and applies
 * all migrations again. Throws StartFailure when it holds anything else.
 */
export async function discardDemo(url: string): Promise<void> {
  if ((await demoState(url)) === "foreign") {
    throw new StartFailure("The database holds data that is not the demo's, so it is not emptied.");
  }
  await withConnection(url, async (sql) => {
    await sql`drop schema if exists pgboss cascade`;
    await sql`drop schema public cascade`;
    await sql`create schema public`;
  });
  await migrate(url);
}

async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
