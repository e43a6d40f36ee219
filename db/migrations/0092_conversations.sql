-- Conversations: about a project, between a customer and the pro of a showroom, and with support.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('project', 'direct', 'support')),
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
  created_at timestamptz not null default now()
);
create unique index conversations_project on conversations (project_id) where kind = 'project';
create unique index conversations_direct on conversations (showroom_id, user_id) where kind = 'direct';
create unique index conversations_support_open on conversations (user_id) where kind = 'support' and status = 'open';
create index conversations_user on conversations (user_id) where user_id is not null;
create index conversations_assigned on conversations (assigned_to) where assigned_to is not null;
create index conversations_desk on conversations (status, last_at desc) where kind = 'support';

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_seq int not null default 0,
  -- what an email was already sent about
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
  -- chosen by the sender's browser: the same message sent again is the same message
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

-- Sent before the message that they go with, which claims them; what nobody claims is deleted after a day.
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
  -- a smaller picture; null for papers
  preview_path text,
  width int,
  height int,
  created_at timestamptz not null default now()
);
create index message_files_message on message_files (message_id, position);
create index message_files_conversation on message_files (conversation_id, created_at);
create index message_files_user on message_files (user_id);

-- Files whose rows are gone, with a message, a project or an account: a job removes them from the file store.
create table dropped_files (path text primary key);
create function drop_message_file() returns trigger language plpgsql as $$
begin
  insert into dropped_files (path)
  select path from (values (old.path), (old.preview_path)) as gone (path) where path is not null
  on conflict do nothing;
  return old;
end $$;
create trigger message_file_dropped after delete on message_files
  for each row execute function drop_message_file();

create table message_reports (
  id uuid primary key,
  message_id uuid not null references messages on delete cascade,
  user_id uuid references users on delete set null,
  reason text not null,
  created_at timestamptz not null default now(),
  unique (message_id, user_id)
);
create index message_reports_user on message_reports (user_id);

create table canned_answers (
  id uuid primary key,
  title text not null,
  body text not null,
  created_at timestamptz not null default now()
);

-- What was said about projects until now becomes the projects' conversations.
insert into conversations (id, kind, project_id, showroom_id, user_id, last_seq, last_change, last_at, created_at)
select gen_random_uuid(), 'project', p.id, p.showroom_id, p.user_id, count(*), count(*), max(c.created_at), min(c.created_at)
from project_chats c join projects p on p.id = c.project_id
group by p.id;

insert into conversation_members (conversation_id, user_id, read_seq, mailed_seq)
select c.id, person.id, c.last_seq, c.last_seq
from conversations c join projects p on p.id = c.project_id join showrooms s on s.id = p.showroom_id
cross join lateral (
  select p.user_id as id union select s.user_id where p.shared_with_pro_at is not null
  union select said.user_id from project_chats said where said.project_id = p.id) person
where person.id is not null;

insert into messages (id, conversation_id, seq, change, user_id, client_id, body, created_at)
select m.id, c.id, m.place, m.place, m.user_id, m.id, m.message, m.created_at
from (select *, row_number() over (partition by project_id order by created_at, id) as place from project_chats) m
join conversations c on c.project_id = m.project_id;

drop table project_chats;
