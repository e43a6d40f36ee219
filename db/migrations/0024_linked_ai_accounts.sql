-- The shop account whose owner confirmed that this AI design account, with the same proved address, is theirs too.
alter table ai_accounts
  add column linked_user_id uuid unique references users on delete set null,
  add column linked_at timestamptz;
