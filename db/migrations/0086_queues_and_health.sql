-- What an admin sees of the work that waits: discarded email, how the jobs went, and how the servers are.

alter table mails add column discarded_at timestamptz;

-- One row for each job, whichever server ran it last.
create table job_runs (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- of the newest run that failed, until one succeeds
  failed_at timestamptz,
  last_error text,
  -- failed runs since the last good one
  failures int not null default 0
);

-- One row a minute for each server; rows older than two days are deleted.
create table health_samples (
  at timestamptz not null,
  server text not null,
  requests int not null,
  errors int not null,
  p50_ms real not null,
  p95_ms real not null,
  rss_mb real not null,
  -- how late the event loop was, 99 of 100 times at most
  loop_ms real not null,
  connections int not null,
  slow_queries int not null,
  primary key (at, server)
);
