-- What an account wants to be told of, and how. Without a row, everything arrives.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  app boolean not null,
  mail boolean not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- Between these hours, in the account's time zone, emails of the kinds that can be switched off wait.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  starts_at smallint not null check (starts_at between 0 and 23),
  ends_at smallint not null check (ends_at between 0 and 23),
  check (starts_at <> ends_at)
);

-- Kinds of email that an address without an account does not want.
create table mail_refusals (
  email text not null,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (email, kind)
);

alter table mails
  add column kind text not null default 'account',
  -- where one click stops emails of this kind; empty where they can't be stopped
  add column unsubscribe_url text not null default '',
  -- what a digest says of an email that waits for the end of quiet hours; null once it no longer waits
  add column held jsonb,
  -- the digest that was sent instead
  add column digest_id uuid references mails on delete cascade;
create index mails_held on mails (next_attempt_at) where held is not null;
create index mails_digest on mails (digest_id) where digest_id is not null;
