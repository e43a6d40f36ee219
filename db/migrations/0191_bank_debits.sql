-- Debits of bank accounts take days: for payments of proposals, and for plans.

-- since when the client's bank works on it; null for cards
alter table proposal_payments add column processing_at timestamptz;
alter table plan_payments
  add column processing_at timestamptz,
  -- a debit of the account's saved bank account; else the card pays
  add column is_debit boolean not null default false;

-- The bank account that an account has agreed to be debited from, by what the payment provider gave us for it.
create table saved_banks (
  user_id uuid primary key references users on delete cascade,
  provider text not null,
  provider_token text not null,
  last4 text not null,
  created_at timestamptz not null
);
create trigger saved_banks_released after delete on saved_banks
  for each row execute function release_card();
create trigger saved_banks_replaced after update of provider_token on saved_banks
  for each row when (old.provider_token is distinct from new.provider_token) execute function release_card();

-- The provider may check a bank account with a small deposit first, which takes days as well.
alter table card_setups
  add column is_bank boolean not null default false,
  add column last4 text not null default '',
  -- the provider's page where the deposit is confirmed
  add column url text not null default '';
create unique index card_setups_one_bank on card_setups (user_id) where is_bank and status = 'requires_action';
