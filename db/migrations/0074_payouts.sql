-- Payouts of what vendors and pros have earned: where to, how often, each one's state, and the sandbox bank behind them.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'customer_receivable', 'gateway_clearing', 'vendor_pending', 'vendor_available', 'contractor_pending',
  'contractor_available', 'platform_revenue', 'tax_payable', 'shipping', 'refunds', 'payouts'));

create table payout_setups (
  user_id uuid primary key references users on delete cascade,
  holder_name text not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text not null check (routing_number ~ '^\d{9}$'),
  -- sealed with the server's key
  account_number bytea not null,
  account_last4 text not null,
  provider text not null,
  destination_token text not null,
  bank_changed_at timestamptz not null,
  -- payouts wait until then after the bank account was changed to another one
  held_until timestamptz,
  schedule text not null default 'on_request' check (schedule in ('weekly', 'monthly', 'on_request')),
  -- scheduled payouts wait until this much is available
  minimum_cents int not null default 10000 check (minimum_cents >= 100),
  version int not null default 1
);

create table payouts (
  id uuid primary key,
  user_id uuid not null references users,
  payee text not null check (payee in ('Vendor', 'Contractor')),
  amount_cents bigint not null check (amount_cents > 0),
  -- requested: the provider has not answered yet; in_transit: the bank has the money on its way
  status text not null default 'requested' check (status in ('requested', 'in_transit', 'paid', 'failed')),
  is_scheduled boolean not null,
  holder_name text not null,
  account_last4 text not null,
  provider text not null,
  destination_token text not null,
  -- names the request, so that it is paid once: the caller's key, or the day of the schedule
  request_key text not null,
  provider_ref text unique,
  message text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, request_key)
);
create index payouts_user on payouts (user_id, created_at desc);
create index payouts_unsettled on payouts (created_at) where status in ('requested', 'in_transit');

-- what a bank would keep on its side
create table sandbox_bank_accounts (
  token text primary key,
  outcome text not null,
  last4 text not null,
  created_at timestamptz not null default now()
);
create table sandbox_payouts (
  id text primary key,
  idempotency_key text not null unique,
  destination text not null references sandbox_bank_accounts,
  amount_cents bigint not null check (amount_cents > 0),
  arrives_at timestamptz not null,
  created_at timestamptz not null default now()
);
