import type { Sql } from "./sql.ts";

/** PostgreSQL's major version, such as 18. */
export async function majorVersion(sql: Sql): Promise<number> {
  const [row] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`;
  return Math.floor((row?.version ?? 0) / 10_000);
}

/** Which database this is, and whether it is a replica. */
export async function clusterFacts(sql: Sql): Promise<{ isReplica: boolean; cluster: string; name: string }> {
  const [row] = await sql<{ isReplica: boolean; cluster: string; name: string }[]>`
    select pg_is_in_recovery() as "isReplica", system_identifier::text as cluster, current_database() as name
    from pg_control_system()`;
  return row!;
}

/** Whether both hold the same database: one is the primary, the other its replica. */
export async function isSameDatabase(one: Sql, other: Sql): Promise<boolean> {
  const [ours, theirs] = await Promise.all([clusterFacts(one), clusterFacts(other)]);
  return ours.cluster === theirs.cluster && ours.name === theirs.name;
}
