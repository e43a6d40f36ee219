-- Payouts through an account at the provider, which asks payees for their bank and identity on its own pages.
alter table payout_setups alter column account_type drop not null;
alter table payout_setups alter column routing_number drop not null;
alter table payout_setups alter column account_number drop not null;
alter table payout_setups add constraint payout_setups_bank_check check (
  provider = 'stripe' or (account_type is not null and routing_number is not null and account_number is not null));

create table payout_accounts (
  user_id uuid primary key references users on delete cascade,
  provider text not null,
  -- the provider's name of it
  account text not null unique,
  can_receive boolean not null default false,
  is_submitted boolean not null default false,
  -- what the provider still asks for, in its own names
  missing text[] not null default '{}',
  disabled_reason text,
  -- without what is missing, payouts stop then
  due_at timestamptz,
  -- the bank account behind it, as the provider calls it: another one holds payouts
  bank_ref text,
  read_at timestamptz not null
);

-- when the provider was last asked for the state of a payout
alter table payouts add column asked_at timestamptz;
