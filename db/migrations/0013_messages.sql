-- Conversations, notifications, and the live stream.

-- About a project or a hire, between a customer and the pro of a showroom, and with support.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('project', 'direct', 'support', 'hire')),
  project_id uuid references projects on delete cascade,
  showroom_id uuid references showrooms on delete cascade,
  -- the customer of a direct conversation, or who wrote to support; null for a guest
  user_id uuid references users on delete set null,
  guest_name text not null default '',
  guest_email text not null default '',
  status text not null default 'open' check (status in ('open', 'closed')),
  assigned_to uuid references users on delete set null,
  -- the number of the newest message, and of the newest change to any message
  last_seq int not null default 0,
  last_change bigint not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  hire_id uuid references hires on delete cascade,
  -- SHA-256 of the secret in a guest's browser
  guest_key_hash bytea unique,
  -- when that browser last asked for news; null if it never does
  guest_seen_at timestamptz,
  -- the last message that the browser showed or an email told; a reply is emailed if the browser is not there
  guest_mailed_seq int not null default 0,
  rating int check (rating between 1 and 5),
  rating_text text not null default '',
  rated_at timestamptz
);
create unique index conversations_project on conversations (project_id) where kind = 'project';
create unique index conversations_direct on conversations (showroom_id, user_id) where kind = 'direct';
create unique index conversations_support_open on conversations (user_id) where kind = 'support' and status = 'open';
create index conversations_user on conversations (user_id) where user_id is not null;
create index conversations_assigned on conversations (assigned_to) where assigned_to is not null;
create index conversations_desk on conversations (status, last_at desc) where kind = 'support';
create unique index conversations_hire on conversations (hire_id) where kind = 'hire';
create index conversations_hire_id on conversations (hire_id) where hire_id is not null;
create index conversations_project_id on conversations (project_id) where project_id is not null;
create index conversations_showroom_id on conversations (showroom_id) where showroom_id is not null;

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_seq int not null default 0,
  -- the last message that an email told about
  mailed_seq int not null default 0,
  mailed_at timestamptz,
  is_muted boolean not null default false,
  -- set by a member who wants to hear nothing more from the others
  blocked_at timestamptz,
  joined_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
create index conversation_members_user on conversation_members (user_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  seq int not null,
  change bigint not null,
  user_id uuid references users on delete set null,
  -- chosen by the sender's browser: sent again, it is the same message
  client_id uuid not null,
  body text not null,
  reply_to uuid references messages on delete set null,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (conversation_id, seq)
);
create unique index messages_client on messages (conversation_id, user_id, client_id);
create index messages_change on messages (conversation_id, change);
create index messages_user on messages (user_id);
create index messages_reply on messages (reply_to) where reply_to is not null;
create index messages_words on messages using gin (body gin_trgm_ops);

create table message_reactions (
  message_id uuid not null references messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  emoji text not null,
  created_at timestamptz not null default now(),
  primary key (message_id, user_id, emoji)
);
create index message_reactions_user on message_reactions (user_id);

-- Uploaded before the message they belong to; files that no message claims are deleted after a day.
create table message_files (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid references users on delete set null,
  message_id uuid references messages on delete cascade,
  position int not null default 0,
  file_name text not null,
  media_type text not null,
  bytes int not null,
  path text not null,
  -- a smaller picture; null for documents
  preview_path text,
  width int,
  height int,
  created_at timestamptz not null default now()
);
create index message_files_message on message_files (message_id, position);
create index message_files_conversation on message_files (conversation_id, created_at);
create index message_files_user on message_files (user_id);
create trigger message_file_dropped after delete on message_files
  for each row execute function drop_message_file();

-- Files whose rows were deleted with a message, a project or an account: a job removes them from the file
-- store.
create table dropped_files (
  path text primary key
);

create table message_reports (
  id uuid primary key,
  message_id uuid not null references messages on delete cascade,
  user_id uuid references users on delete set null,
  reason text not null,
  created_at timestamptz not null default now(),
  unique (message_id, user_id)
);
create index message_reports_user on message_reports (user_id);

-- Ready-made replies for the support desk.
create table canned_answers (
  id uuid primary key,
  title text not null,
  body text not null,
  created_at timestamptz not null default now()
);

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

-- What an account wants to be notified about, and how. Without a row, everything is sent.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  app boolean not null,
  mail boolean not null,
  changed_at timestamptz not null default now(),
  push boolean not null default true,
  primary key (user_id, kind)
);

-- Between these hours, in the account's time zone, emails that can be switched off wait.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  starts_at smallint not null check (starts_at between 0 and 23),
  ends_at smallint not null check (ends_at between 0 and 23),
  check (starts_at <> ends_at)
);

-- At this hour, in the account's time zone, one email a day sums up everything that can wait.
create table daily_digests (
  user_id uuid primary key references users on delete cascade,
  hour smallint not null check (hour between 0 and 23)
);

-- Browsers that show notifications by web push, for as long as the session in which that was switched on.
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

-- Messages that wait to be sent; a newer one about the same thing replaces an older one.
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
  attempts int not null default 0,
  next_at timestamptz not null,
  unique (subscription_id, topic)
);
create index push_messages_due on push_messages (next_at);

-- What open pages hear at once. News is written to the outbox in the transaction that causes it, without
-- waiting for anyone; a server then numbers it for each account. A browser resumes from that number.
create table stream_outbox (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}'
);
create index stream_outbox_user_id on stream_outbox (user_id);

create table stream_heads (
  user_id uuid primary key references users on delete cascade,
  last_seq bigint not null
);

create table stream_events (
  user_id uuid not null references users on delete cascade,
  seq bigint not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
create index stream_events_created on stream_events (created_at);
