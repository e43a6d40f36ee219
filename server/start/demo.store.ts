import { migrate } from "../../db/migrate.ts";
import type { DemoState } from "../domains/admin/settings/index.ts";
import { withConnection } from "../platform/database/one-connection.ts";
import { StartFailure } from "../platform/start-failure.ts";

/** The state of the demo marketplace in the database at `url`. */
export async function demoState(url: string): Promise<DemoState> {
  return withConnection(url, async ({ sql }) => {
    const [marker] = await sql<
      { state: DemoState }[]
    >`select value ->> 'state' as state from settings where key = 'demo'`;
    if (marker) return marker.state;
    const [used] = await sql`select exists (select 1 from users) or exists (select 1 from products) as used`;
    return used?.used ? "foreign" : "absent";
  });
}

/**
 * Empties the database at `url`, whose demo marketplace is half loaded or no longer wanted, and applies all migrations
 * again. Throws StartFailure if it holds anything else.
 */
export async function discardDemo(url: string): Promise<void> {
  if ((await demoState(url)) === "foreign") {
    throw new StartFailure("The database holds data that is not the demo's, so it is not emptied.");
  }
  await withConnection(url, async ({ sql }) => {
    await sql`drop schema if exists pgboss cascade`;
    await sql`drop schema public cascade`;
    await sql`create schema public`;
  });
  await migrate(url);
}
