-- Codes that pros turn credits into. Whoever has a code redeems it once, in an AI design account.
create table credit_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- of the 16 characters, without dashes
  code_hash bytea not null unique,
  -- the last four of them, by which the pro knows the code
  ending text not null check (length(ending) = 4),
  -- whom it is for
  note text not null default '' check (length(note) <= 60),
  credits int not null check (credits > 0),
  created_at timestamptz not null,
  redeemed_at timestamptz,
  withdrawn_at timestamptz,
  check (redeemed_at is null or withdrawn_at is null)
);
create index credit_codes_user on credit_codes (user_id, created_at desc);

alter table credit_entries
  alter column invoice_id drop not null,
  add column code_id uuid references credit_codes on delete cascade,
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check check (reason in ('bought', 'refunded', 'given', 'taken_back')),
  add check ((invoice_id is null) <> (code_id is null) and (code_id is not null) = (reason in ('given', 'taken_back'))),
  -- a code takes its credits once, and gives them back once
  add unique (code_id, reason);
