-- Rooms: floor plans and templates to begin with, people's rooms with their saved versions, checklists.

-- Plans that anybody may begin with, and private ones of an account or a guest.
create table floorplans (
  id text primary key,
  user_id uuid references users on delete cascade,
  temp_key_hash bytea,
  name text not null,
  description text not null default '',
  room text not null,
  -- how it is arranged: "galley", "tub and shower"
  layout text not null default '',
  plan jsonb not null,
  area_sqft double precision not null check (area_sqft > 0),
  tags text[] not null default '{}',
  -- order in lists
  position int not null default 0,
  -- goes up when the plan changes, so that drawings can be cached for good
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, temp_key_hash) <= 1)
);
create index floorplans_user on floorplans (user_id, created_at desc) where user_id is not null;
create index floorplans_guest on floorplans (temp_key_hash) where temp_key_hash is not null;
create index floorplans_public on floorplans (room, position, id) where user_id is null and temp_key_hash is null;

-- Whole designs to begin with: the marketplace's, a showroom's own, and private ones.
create table templates (
  id text primary key,
  user_id uuid references users on delete cascade,
  temp_key_hash bytea,
  -- the showroom in which its pro shows it to everybody
  showroom_id uuid references showrooms on delete cascade,
  name text not null,
  description text not null default '',
  room text not null,
  style text not null default '',
  floorplan_id text references floorplans on delete set null,
  design jsonb not null,
  area_sqft double precision not null check (area_sqft > 0),
  media_key text references media,
  position int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, temp_key_hash) <= 1)
);
create index templates_user on templates (user_id, created_at desc) where user_id is not null;
create index templates_guest on templates (temp_key_hash) where temp_key_hash is not null;
create index templates_showroom on templates (showroom_id, created_at desc) where showroom_id is not null;
create index templates_public on templates (room, style, position, id) where user_id is null and temp_key_hash is null;

create table rooms (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- SHA-256 of the guest's key, the same as of the guest's cart; null once an account has claimed the room
  temp_key_hash bytea,
  showroom_id uuid not null references showrooms,
  -- the first of a room's variants; each stands for itself, so the first may be gone
  family_id uuid not null,
  name text not null,
  design jsonb not null,
  version int not null default 1,
  floorplan_id text,
  template_id text,
  media_key text references media,
  -- the read-only link: the secret is worked out from share_id and the server's key, and found by its SHA-256
  share_id uuid,
  share_token_hash bytea unique,
  -- the project to which it gave its lines last, and what was given then
  project_id uuid references projects on delete set null,
  finalised_version int,
  finalised_at timestamptz,
  finalised_design jsonb,
  finalised_lines jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, temp_key_hash) = 1)
);
create index rooms_user on rooms (user_id, updated_at desc) where user_id is not null;
create index rooms_guest on rooms (temp_key_hash, updated_at desc) where temp_key_hash is not null;
create index rooms_family on rooms (family_id);
create index rooms_project on rooms (project_id) where project_id is not null;

create table room_versions (
  room_id uuid not null references rooms on delete cascade,
  version int not null,
  name text not null,
  design jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (room_id, version)
);

-- The room that a line was counted in; it may be gone, the line stays.
alter table project_lines add column room_id uuid;
create index project_lines_room on project_lines (room_id) where room_id is not null;

-- What is to buy and to do for a project.
create table project_checklist (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  position int not null,
  area text not null default '',
  task text not null,
  category text not null default '',
  sku text,
  qty int check (qty between 1 and 100000),
  done boolean not null default false,
  due_on date,
  note text not null default '',
  -- the entry of a room that it came from: "<room>:<surface or item>"; null for one that somebody wrote
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, source)
);
create index project_checklist_project on project_checklist (project_id, position, created_at);
alter table projects add column checklist_version int not null default 1;
