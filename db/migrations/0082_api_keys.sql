-- Keys of vendors and pros for the API. The secret part is known to the owner alone.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- how the key begins, by which it is found
  prefix text not null unique,
  secret_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_own on api_keys (user_id, created_at desc);
