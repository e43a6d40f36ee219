-- What open pages hear at once. Whoever has news writes it to the outbox, in its own transaction and without waiting for
-- anybody; a server then numbers it for each account. The number is what a browser resumes from.
create table stream_outbox (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}'
);

create table stream_heads (
  user_id uuid primary key references users on delete cascade,
  last_seq bigint not null
);

create table stream_events (
  user_id uuid not null references users on delete cascade,
  seq bigint not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
create index stream_events_created on stream_events (created_at);
