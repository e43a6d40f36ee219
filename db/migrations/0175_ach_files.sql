-- Payouts by ACH files that the marketplace's own bank takes: what a bank would keep on its side.
create table ach_accounts (
  token text primary key,
  holder_name text not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text not null check (routing_number ~ '^\d{9}$'),
  -- sealed with the server's key; null once its owner has deleted the account
  account_number bytea,
  created_at timestamptz not null default now()
);

create table ach_files (
  id uuid primary key,
  number int generated always as identity,
  -- which of a day's files it is, as banks tell them apart
  modifier text not null check (modifier ~ '^[A-Z0-9]$'),
  made_at timestamptz not null,
  made_by uuid references users on delete set null,
  effective_on date not null,
  unique (number)
);

create table ach_entries (
  id text primary key,
  idempotency_key text not null unique,
  destination text not null references ach_accounts,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now(),
  -- null while it waits for a file
  file_id uuid references ach_files,
  -- its number in the file
  trace int,
  return_code text,
  returned_at timestamptz,
  check ((file_id is null) = (trace is null))
);
create index ach_entries_waiting on ach_entries (created_at) where file_id is null;
create index ach_entries_file on ach_entries (file_id);
