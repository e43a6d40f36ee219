import { sql } from "kysely";
import type { HealthPoint } from "../../../../contract/admin/operations.ts";
import type { Db } from "../../../platform/database.ts";
import type { Reading } from "../../../platform/vitals.ts";

/** Keeps one server's minute, and lets go of what is older than two days. */
export async function keepSample(db: Db, server: string, at: Date, reading: Reading): Promise<void> {
  await sql`
    insert into health_samples
      (at, server, requests, errors, p50_ms, p95_ms, rss_mb, loop_ms, slow_queries, connections)
    select date_trunc('minute', ${at}::timestamptz), ${server}, ${reading.requests}, ${reading.errors},
      ${reading.p50_ms}, ${reading.p95_ms}, ${reading.rss_mb}, ${reading.loop_ms}, ${reading.slow_queries},
      (select count(*)::int from pg_stat_activity where datname = current_database())
    on conflict (at, server) do update set requests = health_samples.requests + excluded.requests,
      errors = health_samples.errors + excluded.errors,
      slow_queries = health_samples.slow_queries + excluded.slow_queries,
      p95_ms = greatest(health_samples.p95_ms, excluded.p95_ms), rss_mb = excluded.rss_mb,
      loop_ms = greatest(health_samples.loop_ms, excluded.loop_ms), connections = excluded.connections`.execute(
    db,
  );
  await sql`delete from health_samples where at < ${at}::timestamptz - interval '2 days'`.execute(db);
}

type PointRow = Omit<HealthPoint, "at"> & { at: Date };

/**
 * All servers together, by minute for an hour and by quarter of an hour for a day: sums of what is counted, the median
 * weighted by requests, and the worst of what is a limit.
 */
export async function samplesSince(db: Db, since: Date, minutes: number): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    with by_minute as (
      select at, sum(requests)::int as requests, sum(errors)::int as errors,
        (sum(p50_ms * requests) / greatest(sum(requests), 1))::real as p50_ms, max(p95_ms) as p95_ms,
        sum(rss_mb)::real as rss_mb, max(loop_ms) as loop_ms, max(connections) as connections,
        sum(slow_queries)::int as slow_queries
      from health_samples where at >= ${since} group by at
    )
    select date_bin(make_interval(mins => ${minutes}), at, timestamptz '2026-01-01') as at,
      sum(requests)::int as requests, sum(errors)::int as errors,
      (sum(p50_ms * requests) / greatest(sum(requests), 1))::real as p50_ms, max(p95_ms) as p95_ms,
      max(rss_mb) as rss_mb, max(loop_ms) as loop_ms, max(connections) as connections,
      sum(slow_queries)::int as slow_queries
    from by_minute group by 1 order by 1`.execute(db);
  return rows;
}

interface DatabaseState {
  version: string;
  bytes: number;
  connections: number;
  max_connections: number;
  longest_query_ms: number;
  servers: number;
}

/** How the database is now. */
export async function databaseState(db: Db, now: Date): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max_connections,
      coalesce((select round(extract(epoch from max(clock_timestamp() - query_start)) * 1000)::int
        from pg_stat_activity where datname = current_database() and state = 'active'
          and pid <> pg_backend_pid()), 0) as longest_query_ms,
      (select count(distinct server)::int from health_samples
        where at > ${now}::timestamptz - interval '3 minutes') as servers`.execute(db);
  return rows[0]!;
}
