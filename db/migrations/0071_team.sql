-- People who work in a pro's showroom with accounts of their own.

create table team_members (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'sales', 'bookkeeper')),
  created_at timestamptz not null default now(),
  unique (showroom_id, user_id)
);
create index team_members_user on team_members (user_id);

-- The showroom in which the account works at present; null for its own things.
alter table users add column works_in uuid references team_members on delete set null;
create index users_works_in on users (works_in) where works_in is not null;
