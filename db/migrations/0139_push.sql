-- Browsers that show notifications by web push, as long as the session lives in which they were switched on.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  -- where the browser's push service takes messages for it
  endpoint text not null unique,
  -- the browser's public key and its shared secret, base64url
  reader_key text not null,
  auth_secret text not null,
  -- the public key that the browser was given; messages signed with another one are refused
  application_key text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_sent_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Messages that wait to be sent; a newer one about the same thing takes the place of an older one.
create table push_messages (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  topic text not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  -- waits for the end of quiet hours
  held boolean not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  unique (subscription_id, topic)
);
create index push_messages_due on push_messages (next_at);

alter table notification_choices add column push boolean not null default true;
