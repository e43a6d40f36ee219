-- Addresses of vendors and pros that hear of events by signed calls.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null,
  description text not null default '',
  events text[] not null,
  -- sealed with the server's key; the former one signs too until its time is over
  secret_sealed bytea not null,
  former_secret_sealed bytea,
  former_until timestamptz,
  is_enabled boolean not null default true,
  -- why it was switched off by itself
  problem text not null default '',
  -- since when nothing has arrived
  failing_since timestamptz,
  created_at timestamptz not null default now()
);
create index webhooks_own on webhooks (user_id);

-- What was sent or is to be sent; its id is the `webhook-id` of each attempt.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- the body as text, so that each attempt sends and signs the same bytes
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null,
  response_status int,
  response text not null default '',
  problem text not null default '',
  created_at timestamptz not null,
  last_attempt_at timestamptz
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
