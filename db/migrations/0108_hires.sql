-- Pros whom customers hire for a project: what a pro says of itself, the requests, and what became of them.

create table hire_profiles (
  user_id uuid primary key references users on delete cascade,
  -- another one after every change, so that two tabs do not undo each other
  version int not null default 1,
  is_listed boolean not null default false,
  business_name text not null default '',
  headline text not null default '',
  about text not null default '',
  -- from here, this many miles
  zip_code text not null default '',
  city text not null default '',
  state text not null default '',
  latitude double precision,
  longitude double precision,
  radius_miles int not null default 50 check (radius_miles between 5 and 500),
  services text[] not null default '{}',
  -- { "title": "Design consultation", "amount": "$120 an hour" }, as the pro words it
  fees jsonb not null default '[]',
  availability text not null default 'open' check (availability in ('open', 'later', 'closed')),
  -- of "later"
  available_from date,
  -- { "title": "…", "text": "…", "media_key": "…" }
  gallery jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hire_profiles_listed on hire_profiles (user_id) where is_listed;

-- Rooms of the pro's own that the profile shows.
create table hire_profile_rooms (
  user_id uuid not null references hire_profiles on delete cascade,
  room_id uuid not null references rooms on delete cascade,
  position int not null,
  primary key (user_id, room_id)
);
create index hire_profile_rooms_room on hire_profile_rooms (room_id);

create table hires (
  id uuid primary key,
  -- the customer; null once that account is deleted
  user_id uuid references users on delete set null,
  pro_id uuid not null references users on delete cascade,
  -- what is shared while the pro is hired
  project_id uuid references projects on delete set null,
  room_id uuid references rooms on delete set null,
  -- as the project or room was called when it was asked about
  title text not null,
  message text not null,
  budget_cents bigint check (budget_cents > 0),
  status text not null default 'requested'
    check (status in ('requested', 'accepted', 'declined', 'withdrawn', 'finished')),
  -- why it was declined
  reason text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hires_user on hires (user_id, updated_at desc) where user_id is not null;
create index hires_pro on hires (pro_id, updated_at desc);
create index hires_project on hires (project_id) where project_id is not null;
create index hires_room on hires (room_id) where room_id is not null;
-- the same request sent twice is one request
create unique index hires_open_project on hires (user_id, pro_id, project_id)
  where status in ('requested', 'accepted') and project_id is not null;
create unique index hires_open_room on hires (user_id, pro_id, room_id)
  where status in ('requested', 'accepted') and project_id is null and room_id is not null;

create table hire_events (
  id uuid primary key,
  hire_id uuid not null references hires on delete cascade,
  status text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index hire_events_hire on hire_events (hire_id, at, id);
create index hire_events_by on hire_events (by_id) where by_id is not null;

-- What a customer says of a finished hire, once.
create table hire_reviews (
  hire_id uuid primary key references hires on delete cascade,
  user_id uuid references users on delete set null,
  rating int not null check (rating between 1 and 5),
  body text not null,
  created_at timestamptz not null default now(),
  reply text,
  replied_at timestamptz
);
create index hire_reviews_user on hire_reviews (user_id) where user_id is not null;

-- A conversation for each hire.
alter table conversations
  add column hire_id uuid references hires on delete cascade,
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (kind in ('project', 'direct', 'support', 'hire'));
create unique index conversations_hire on conversations (hire_id) where kind = 'hire';
