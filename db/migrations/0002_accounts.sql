-- Accounts: who people are, how they pay and sign in, how they join, and what is recorded about them.

-- Every account of the shop; its type decides what it can do.
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
  created_at timestamptz not null default now(),
  -- the row stays, without personal data, because orders refer to it
  deleted_at timestamptz,
  -- the invitation that brought the account
  invitation_id uuid,
  -- the team in which the account works now; null for itself
  works_in uuid
);
create unique index users_email on users (lower(email));
create index users_shop on users (shop_id) where shop_id is not null;
create index users_invitation on users (invitation_id) where invitation_id is not null;
create index users_works_in on users (works_in) where works_in is not null;

-- An account's address book; one address is its default for delivery and one for billing.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  street text not null,
  apartment text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  created_at timestamptz not null default now(),
  label text not null default '',
  name text not null default '',
  phone text not null default '',
  delivery_notes text not null default '',
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  updated_at timestamptz not null default now()
);
create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
create index addresses_by_user on addresses (user_id, created_at);

-- An account's cards, one of them its default. Holds what the payment provider gave us for the card, never a
-- number or a CVV.
create table saved_cards (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  provider_token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_date text not null,
  name_on_card text not null,
  created_at timestamptz not null default now(),
  is_default boolean not null default false
);
create unique index saved_cards_default on saved_cards (user_id) where is_default;
create index saved_cards_by_user on saved_cards (user_id, created_at);

-- A card that leaves an account (removed, replaced, or deleted with the account) is released. An hour later,
-- because a payment with it may still be in progress.
create function release_card() returns trigger language plpgsql as $$
begin
  insert into released_cards (provider, provider_token, next_attempt_at)
  values (old.provider, old.provider_token, now() + interval '1 hour');
  return null;
end $$;
create trigger saved_cards_released after delete on saved_cards
  for each row execute function release_card();
create trigger saved_cards_replaced after update of provider_token on saved_cards
  for each row when (old.provider_token is distinct from new.provider_token) execute function release_card();

-- Cards that no account keeps anymore. The payment provider is asked to forget them until it has.
create table released_cards (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_token text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null
);
create index released_cards_due on released_cards (next_attempt_at);

-- A card that its bank asks about before it can be saved. It becomes a saved card once the bank agrees; until
-- then no list shows it.
create table card_setups (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  -- the provider's name for the question to the bank
  provider_ref text not null unique,
  provider_token text not null,
  -- as typed in our form, or empty: with the provider's own fields, the provider knows
  exp_date text not null,
  name_on_card text not null,
  is_default boolean not null,
  status text not null default 'requires_action' check (status in ('requires_action', 'succeeded', 'declined')),
  message text not null default '',
  created_at timestamptz not null,
  -- a bank account, which the provider may check with a small deposit that takes days
  is_bank boolean not null default false,
  last4 text not null default '',
  -- the provider's page where the deposit is confirmed
  url text not null default ''
);
create index card_setups_by_user on card_setups (user_id);
create index card_setups_by_age on card_setups (created_at);
create unique index card_setups_one_bank on card_setups (user_id) where is_bank and status = 'requires_action';
-- A card whose bank never agreed is released at the provider too.
create trigger card_setups_left after delete on card_setups
  for each row when (old.status = 'requires_action') execute function release_card();

-- The bank account that an account agreed to have debited, as the payment provider's token.
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

-- One signed-in device each.
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
  revoked_at timestamptz,
  -- when the current bearer token expires; a remembered session gets new ones until `expires_at`
  token_expires_at timestamptz not null default 'infinity',
  -- when the owner last showed a password, passkey, code or provider in this session
  proved_at timestamptz,
  -- public half of the remember cookie, and the SHA-256 of its current secret half and of the one before
  remember_selector text unique,
  remember_hash bytea,
  remember_previous_hash bytea,
  remember_rotated_at timestamptz,
  -- whether the tokens of the last rotation were used; until then the response may have been lost
  remember_confirmed boolean not null default true,
  -- the admin who is signed in as the user, for half an hour at most
  stand_in_by uuid references users on delete cascade
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_stand_in_by on sessions (stand_in_by) where stand_in_by is not null;
create index sessions_user_id on sessions (user_id);

-- Browsers and devices on which an admin entered a one-time code.
create table trusted_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trusted_devices_user_id on trusted_devices (user_id);

-- Links and codes sent by email, each for one user and one purpose, and good once.
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

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- base64url, as browsers name it
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- kept by a platform account (synced), so a lost phone does not lose it
  is_synced boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser was asked to sign: good once, for minutes. Without a user, it is a sign-in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user_id on passkey_challenges (user_id) where user_id is not null;

-- Authenticator apps.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM under a key derived from the server's
  secret bytea not null,
  -- nothing is asked of it until a first code was right
  confirmed_at timestamptz,
  -- the newest 30-second step whose code was used; that one and older ones are refused
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Accounts at other providers: proof of (issuer, subject) signs in this user.
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

-- A round trip to a provider: bound to one browser, good once, for ten minutes.
create table social_attempts (
  state_hash bytea primary key,
  -- of a cookie that only the browser has in which it began
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
create index social_attempts_user_id on social_attempts (user_id) where user_id is not null;

-- A sign-in at a provider with an email address that is not verified here; a link sent by email verifies it.
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

-- Each time that an admin signed in as a user.
create table stand_ins (
  -- also the id of its session
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  admin_id uuid references users on delete set null,
  reason text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index stand_ins_user on stand_ins (user_id, started_at desc);
create index stand_ins_admin_id on stand_ins (admin_id) where admin_id is not null;

-- What contractors, designers and vendors send to join; an admin decides.
create table applications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('Contractor', 'Vendor')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  company_name text not null,
  -- contractors: the name of the showroom; empty for vendors
  showroom_name text not null default '',
  is_listed boolean not null default true,
  license_number text not null default '',
  license_state text not null default '',
  city text not null default '',
  state text not null default '',
  website text not null default '',
  about text not null default '',
  reason text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'pending') = (decided_at is null))
);
create unique index applications_open on applications (user_id) where status = 'pending';
create index applications_newest on applications (status, created_at desc, id desc);
create index applications_user on applications (user_id);
create index applications_decided_by on applications (decided_by) where decided_by is not null;

-- Files that prove what an application says. They are uploaded before the form is sent; those without an
-- application are deleted.
create table application_documents (
  id uuid primary key,
  application_id uuid references applications on delete cascade,
  file_name text not null,
  media_type text not null,
  bytes int not null check (bytes > 0),
  path text not null,
  created_at timestamptz not null default now()
);
create index application_documents_of on application_documents (application_id) where application_id is not null;
create index application_documents_stray on application_documents (created_at) where application_id is null;

-- What a person agreed to, or no longer agrees to: which text, and from where.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'counting', 'marketing')),
  -- the day of the text, such as 2021-05-03; empty where there is none
  version text not null default '',
  is_given boolean not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, created_at desc, id desc);

-- Copies of all data of an account, made by a job and kept for a week.
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed', 'expired')),
  path text not null default '',
  bytes int not null default 0,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_queued on data_exports (created_at) where status = 'queued';
-- one at a time
create unique index data_exports_open on data_exports (user_id) where status = 'queued';

-- Rows are only added. An entry names people by id alone, so that an account can be deleted while what was done
-- with it stays on record. No foreign keys: an entry outlives what it is about.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  -- null: a guest, or the product itself (actor_type 'system')
  actor_id uuid,
  actor_type text not null check (actor_type in ('guest', 'User', 'Vendor', 'Contractor', 'Admin', 'AI', 'system')),
  action text not null,
  subject_type text not null default '',
  subject_id text not null default '',
  details jsonb not null default '{}',
  ip text not null default '',
  user_agent text not null default ''
);
create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc);
create index audit_entries_actor on audit_entries (actor_id, at desc) where actor_id is not null;
create index audit_entries_subject on audit_entries (subject_id, at desc) where subject_id <> '';

-- Network addresses are kept for two years, so rows older than that may be deleted.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '2 years' then return old; end if;
  end if;
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_entries_frozen before delete or update on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_entries_kept before truncate on audit_entries
  for each statement execute function audit_is_append_only();

-- What people wrote about an account (why it was closed, what its company or a device is called). It is beside
-- the audit log, not in it: entries never change, but text about a person is deleted with the account.
create table audit_words (
  -- no foreign key: the log stays a table that nothing else depends on
  entry_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  words jsonb not null check (jsonb_typeof(words) = 'object')
);
create index audit_words_user on audit_words (user_id);

-- API keys of vendors and pros. Only the owner knows the secret part.
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

-- URLs of vendors and pros that get signed calls about events.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null,
  description text not null default '',
  events text[] not null,
  -- encrypted with the server's key; the former one signs too until `former_until`
  secret_sealed bytea not null,
  former_secret_sealed bytea,
  former_until timestamptz,
  is_enabled boolean not null default true,
  -- why it was switched off automatically
  problem text not null default '',
  -- since when every call has failed
  failing_since timestamptz,
  created_at timestamptz not null default now()
);
create index webhooks_own on webhooks (user_id);

-- What was sent or will be sent; its id is the `webhook-id` of each attempt.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- the body as text, so that each attempt sends and signs the same bytes
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null,
  response_status int,
  response text not null default '',
  problem text not null default '',
  created_at timestamptz not null,
  last_attempt_at timestamptz
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- AI design accounts are separate from shop accounts, with addresses, sessions and emailed links of their own.
create table ai_accounts (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  name text not null,
  email_verified_at timestamptz,
  credits int not null default 0 check (credits >= 0),
  created_at timestamptz not null default now()
);
create unique index ai_accounts_email on ai_accounts (lower(email));

create table ai_sessions (
  id uuid primary key,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  -- SHA-256 of the bearer token, and of the cookie that must come with it when a browser signed in
  token_hash bytea not null unique,
  cookie_hash bytea unique,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index ai_sessions_account on ai_sessions (ai_account_id) where revoked_at is null;
create index ai_sessions_ai_account_id on ai_sessions (ai_account_id);

create table ai_mailed_tokens (
  id uuid primary key,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ai_mailed_tokens_account on ai_mailed_tokens (ai_account_id, purpose);

-- Every change of a balance, with the balance after it. `cause` names the reason, so that no change is made
-- twice.
create table ai_credit_entries (
  id uuid primary key,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  change int not null check (change <> 0),
  balance int not null check (balance >= 0),
  reason text not null check (reason in ('welcome', 'granted', 'bought', 'held', 'given_back')),
  cause text not null unique,
  created_at timestamptz not null default now()
);
create index ai_credit_entries_account on ai_credit_entries (ai_account_id, created_at desc, id desc);

create function ai_credits_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit entries are only added to';
end $$;
create trigger ai_credit_entries_frozen before update on ai_credit_entries
  for each row execute function ai_credits_are_append_only();

alter table setting_changes add constraint setting_changes_changed_by_fkey
  foreign key (changed_by) references users on delete set null;
