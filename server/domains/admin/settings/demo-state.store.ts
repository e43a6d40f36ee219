import { withConnection } from "../../../platform/database/one-connection.ts";

/** `loading` found at a start was interrupted. `foreign`: real data, never touched. */
export type DemoState = "absent" | "loading" | "loaded" | "foreign";

/** Records the progress of the demo marketplace. `loading` is written before its first row, `loaded` after the last. */
export async function markDemo(url: string, state: "loading" | "loaded"): Promise<void> {
  await withConnection(url, async ({ sql }) => {
    await sql`
      insert into settings (key, value) values ('demo', jsonb_build_object('state', ${state}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`;
  });
}
