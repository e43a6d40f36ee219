import type { Sql } from "./sql.ts";

/** PostgreSQL's major version, such as 18. */
export async function majorVersion(sql: Sql): Promise<number> {
  const [row] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`;
  return Math.floor((row?.version ?? 0) / 10_000);
}
