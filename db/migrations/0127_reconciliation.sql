-- What the daily comparison of the ledger with orders and with the payment provider found.
create table reconciliation_runs (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- the provider's objects of this time were compared
  since timestamptz not null,
  checked jsonb not null default '{}',
  -- findings of this run, and how many of them nobody had seen before
  found int not null default 0,
  new_found int not null default 0,
  -- null until it has finished, or when it went through
  error text
);
create index reconciliation_runs_started on reconciliation_runs (started_at desc);

create table reconciliation_findings (
  id uuid primary key,
  kind text not null,
  -- what it is about: an order, payment, refund, payout or transfer by its id, or the provider's reference
  subject text not null,
  order_id uuid references orders on delete set null,
  payout_id uuid references payouts on delete set null,
  provider_ref text,
  -- in cents: what the books have, and what was found in its place
  booked_cents bigint,
  found_cents bigint,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references users on delete set null,
  note text not null default '',
  unique (kind, subject)
);
create index reconciliation_findings_open on reconciliation_findings (first_seen desc) where resolved_at is null;
