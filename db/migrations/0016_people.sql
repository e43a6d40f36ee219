-- Who does what (audit log), who may join (applications), AI design accounts, and what people may ask of us
-- about their own data.

-- Rows are only added. Whom they are about is told by id alone, so that an account can be forgotten while what
-- was done with it stays proved. No foreign keys: an entry outlives what it speaks of.
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

-- Addresses of the net are kept for two years and no longer, so rows older than that may be removed.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '2 years' then return old; end if;
  end if;
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_entries_frozen before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_entries_kept before truncate on audit_entries
  for each statement execute function audit_is_append_only();

-- What contractors, designers and vendors send to join; an Admin decides.
create table applications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('Contractor', 'Vendor')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  company_name text not null,
  -- contractors: the name over the door; empty for vendors
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

-- Files that prove what an application says. Sent before the form is; those of no application are removed.
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

-- AI design accounts are no shop accounts: own addresses, own sessions, own mailed links.
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

-- Every change of a balance, with the balance after it. `cause` names what brought it about, once.
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

-- What somebody agreed to, or no longer agrees to: the wording's date, and from where.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'counting', 'marketing')),
  -- the day of the wording, such as 2021-05-03; empty where there is none
  version text not null default '',
  is_given boolean not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, created_at desc, id desc);

-- Copies of everything about an account, made by a job and kept for a week.
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

-- The row stays, without anything that tells who it was, because orders refer to it.
alter table users add column deleted_at timestamptz;
-- A showroom whose pro has left cannot be entered any more.
alter table showrooms add column closed_at timestamptz;

-- Whoever goes on and on waits longer each time.
create table attempt_blocks (
  subject text primary key,
  strikes int not null default 1,
  blocked_until timestamptz not null,
  updated_at timestamptz not null default now()
);
