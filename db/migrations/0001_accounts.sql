-- Accounts: who people are, how they sign in, what they were mailed.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  type text not null check (type in ('User', 'Vendor', 'Contractor', 'Admin')),
  -- contractors and designers are both pros; designers can be hired for a project
  is_designer boolean not null default false,
  status text not null check (status in ('Active', 'Approve', 'Deactive', 'pending')),
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null default '',
  country_code text not null default '+1',
  phone text not null default '',
  zip_code text not null default '',
  timezone text not null default 'America/Los_Angeles',
  email_verified_at timestamptz,
  -- the showroom whose pro brought this customer
  shop_id uuid,
  custom_addon boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_shop on users (shop_id) where shop_id is not null;

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('shipping', 'billing')),
  street text not null,
  apartment text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);

-- What the payment provider gave us in exchange for a card; never a number, never a CVV.
create table saved_cards (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  provider text not null,
  provider_token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_date text not null,
  name_on_card text not null,
  created_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the bearer token, and of the HttpOnly cookie that must come with it when a browser signed in
  token_hash bytea not null unique,
  cookie_hash bytea unique,
  otp_verified_at timestamptz,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- A browser or device on which an admin has proved a one-time code.
create table trusted_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Links and codes sent by mail: bound to one user and one purpose, good once.
create table mailed_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'one_time_code')),
  token_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_hash on mailed_tokens (token_hash);
create index mailed_tokens_user on mailed_tokens (user_id, purpose, created_at desc);

-- Outbox: mail is written in the transaction that causes it and sent afterwards, once.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- names the cause, so that a repeated cause mails nobody twice
  cause text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);
create index mails_recipient on mails (lower(recipient), created_at desc);
create index mails_unsent on mails (created_at) where sent_at is null;

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  title text not null,
  body text not null default '',
  link text not null default '',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user on notifications (user_id, created_at desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- Counted attempts per subject (address, account) and window, for limits.
create table attempt_counts (
  subject text not null,
  window_start timestamptz not null,
  attempts int not null default 1,
  primary key (subject, window_start)
);

-- Answers remembered under an Idempotency-Key, per caller and endpoint.
create table idempotency_keys (
  caller text not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  response_status int,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
