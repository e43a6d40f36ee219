-- What everything else builds on: settings, the email outbox, jobs, and what protects the API. Every reference
-- in this schema has an index, because PostgreSQL looks for referring rows whenever a row is deleted; a
-- reference that may be null has an index of the rows that have one.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The marketplace's settings, one JSON document per key.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  version int not null default 1
);

-- What the settings were before, who changed them and when.
create table setting_changes (
  id uuid primary key,
  key text not null,
  -- as it was from then on
  value jsonb not null,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
create index setting_changes_key on setting_changes (key, changed_at desc);
create index setting_changes_changed_by on setting_changes (changed_by) where changed_by is not null;

-- Outbox: an email is written in the transaction that causes it and sent afterwards, once.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- names the event, so that it never sends two emails
  cause text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text,
  -- when it is tried next; after each failure it waits longer
  next_attempt_at timestamptz not null default now(),
  discarded_at timestamptz,
  kind text not null default 'account',
  -- where one click stops emails of this kind; empty where they can't be stopped
  unsubscribe_url text not null default '',
  -- what a digest says about an email that waits for the end of quiet hours; null once it no longer waits
  held jsonb,
  -- the digest that was sent instead
  digest_id uuid references mails on delete cascade,
  -- what a digest says about an email that can wait; null for one that never waits
  gist jsonb,
  -- when it was let through to its reader, who gets only so many an hour and a day
  let_through_at timestamptz
);
create index mails_recipient on mails (lower(recipient), created_at desc);
create index mails_unsent on mails (next_attempt_at) where sent_at is null;
create index mails_held on mails (next_attempt_at) where held is not null;
create index mails_digest on mails (digest_id) where digest_id is not null;
create index mails_pace on mails (lower(recipient), let_through_at) where let_through_at is not null;
create index mails_to_pace on mails (next_attempt_at)
  where gist is not null and let_through_at is null and held is null and sent_at is null and discarded_at is null;

-- Files that go with an email.
create table mail_attachments (
  mail_id uuid not null references mails on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (mail_id, name)
);

-- Kinds of email that an address without an account does not want.
create table mail_refusals (
  email text not null,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (email, kind)
);

-- One row per job, no matter which server ran it last. It exists before the first run, so that an admin can see
-- and start the job.
create table job_runs (
  name text primary key,
  started_at timestamptz,
  finished_at timestamptz,
  -- of the newest run that failed, until one succeeds
  failed_at timestamptz,
  last_error text,
  -- failed runs since the last good one
  failures int not null default 0
);

-- One row a minute per server; rows older than two days are deleted.
create table health_samples (
  at timestamptz not null,
  server text not null,
  requests int not null,
  errors int not null,
  p50_ms real not null,
  p95_ms real not null,
  rss_mb real not null,
  -- how late the event loop was, 99th percentile
  loop_ms real not null,
  connections int not null,
  slow_queries int not null,
  primary key (at, server)
);

-- Responses remembered under an Idempotency-Key, by caller and endpoint.
create table idempotency_keys (
  caller text not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  response_status int,
  -- as text, because jsonb would reorder the fields: a repeated request gets the same bytes
  response text,
  created_at timestamptz not null default now(),
  primary key (caller, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Attempts by subject (address, account) and time window, for limits.
create table attempt_counts (
  subject text not null,
  window_start timestamptz not null,
  attempts int not null default 1,
  primary key (subject, window_start)
);

-- A subject that keeps exceeding a limit is blocked longer each time.
create table attempt_blocks (
  subject text primary key,
  strikes int not null default 1,
  blocked_until timestamptz not null,
  updated_at timestamptz not null default now()
);
