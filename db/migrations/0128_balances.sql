-- Payouts on hold, reminders of negative balances, and payments towards them.
create table payout_holds (
  user_id uuid primary key references users on delete cascade,
  -- the payee reads it
  reason text not null,
  held_by uuid references users on delete set null,
  held_at timestamptz not null
);

-- one reminder of each stage for each time a balance became negative
create table balance_reminders (
  user_id uuid not null references users on delete cascade,
  negative_since timestamptz not null,
  stage text not null check (stage in ('owed', 'soon', 'due', 'overdue')),
  sent_at timestamptz not null,
  primary key (user_id, negative_since, stage)
);

-- what payees paid towards a negative balance, as an admin recorded it
create table balance_payments (
  id uuid primary key,
  user_id uuid not null references users,
  amount_cents bigint not null check (amount_cents > 0),
  note text not null,
  recorded_by uuid references users on delete set null,
  request_key text not null unique,
  at timestamptz not null
);
create index balance_payments_user on balance_payments (user_id, at desc);

-- the marketplace's own bank account, where payments towards negative balances arrive
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_accounts_kind_check');
begin
  alter table ledger_accounts drop constraint ledger_accounts_kind_check;
  execute 'alter table ledger_accounts add constraint ledger_accounts_kind_check '
    || replace(kinds, '''payouts''::text', '''payouts''::text, ''bank''::text');
end $$;
