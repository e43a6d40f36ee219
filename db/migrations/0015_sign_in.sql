-- Signing in, whole: remembered browsers, passkeys, authenticator apps, sign-in with others, recent proof.

-- A session is one signed-in device. A remembered one gets new tokens again and again (rotation) until
-- `expires_at`; `token_expires_at` is when the present bearer token ends.
alter table sessions
  add column token_expires_at timestamptz not null default 'infinity',
  -- when the owner last showed a password, passkey, code or provider in this session
  add column proved_at timestamptz,
  -- public half of the remember cookie, SHA-256 of the secret half that is good now, and of the one before it
  add column remember_selector text unique,
  add column remember_hash bytea,
  add column remember_previous_hash bytea,
  add column remember_rotated_at timestamptz,
  -- whether the tokens of the last rotation were used; until then the answer may have been lost
  add column remember_confirmed boolean not null default true;
update sessions set proved_at = created_at;

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- base64url, as browsers name it
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- kept by the account of a platform (synced), so a lost phone does not lose it
  is_synced boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser was asked to sign: good once, for minutes. Without a user: a sign-in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);

create table authenticators (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM under a key derived from the server's
  secret bytea not null,
  -- until a first code is right it asks for nothing
  confirmed_at timestamptz,
  -- the newest 30-second step whose code was used; older ones and the same are refused
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Accounts at other providers: whoever proves (issuer, subject) is this user.
create table identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create unique index identities_user on identities (user_id, provider);

-- A walk to a provider and back: bound to one browser, good once, for ten minutes.
create table social_attempts (
  state_hash bytea primary key,
  -- of the cookie that only the browser has in which the walk began
  browser_hash bytea,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  -- set when a signed-in account connects the provider
  user_id uuid references users on delete cascade,
  remember boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index social_attempts_nonce on social_attempts (nonce);

-- Who came from a provider with an address that is not proved to be theirs here: a mailed link proves it.
create table social_proofs (
  token_hash bytea primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  full_name text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
