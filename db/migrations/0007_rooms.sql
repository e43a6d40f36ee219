-- Rooms: floor plans and templates to start from, people's designs, and designs made from a brief.

-- Floor plans to start from, for everyone, and private ones of an account or a guest.
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
  -- counts up when the plan changes, so that drawings can be cached for good
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, temp_key_hash) <= 1)
);
create index floorplans_user on floorplans (user_id, created_at desc) where user_id is not null;
create index floorplans_guest on floorplans (temp_key_hash) where temp_key_hash is not null;
create index floorplans_public on floorplans (room, position, id) where user_id is null and temp_key_hash is null;

-- Complete designs to start from: the marketplace's, a showroom's own, and private ones.
create table templates (
  id text primary key,
  user_id uuid references users on delete cascade,
  temp_key_hash bytea,
  -- the showroom in which its pro shows it to everyone
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
create index templates_public on templates (room, style, position, id)
  where user_id is null and temp_key_hash is null;
create index templates_floorplan_id on templates (floorplan_id) where floorplan_id is not null;
create index templates_media_key on templates (media_key) where media_key is not null;

-- People's own designs.
create table rooms (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- SHA-256 of the guest's key, the same as for the guest's cart; null once an account has claimed the room
  temp_key_hash bytea,
  showroom_id uuid not null references showrooms,
  -- the first of a room's variants; each is independent, so the first may be gone
  family_id uuid not null,
  name text not null,
  design jsonb not null,
  version int not null default 1,
  floorplan_id text,
  template_id text,
  media_key text references media,
  -- the read-only link: its secret is derived from share_id and the server's key, and found by its SHA-256
  share_id uuid,
  share_token_hash bytea unique,
  -- the project to which it last gave its lines, and what it gave
  project_id uuid references projects on delete set null,
  finalised_version int,
  finalised_at timestamptz,
  finalised_design jsonb,
  finalised_lines jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the version that its picture shows, if known
  picture_version int,
  check (num_nonnulls(user_id, temp_key_hash) = 1)
);
create index rooms_user on rooms (user_id, updated_at desc) where user_id is not null;
create index rooms_guest on rooms (temp_key_hash, updated_at desc) where temp_key_hash is not null;
create index rooms_family on rooms (family_id);
create index rooms_project on rooms (project_id) where project_id is not null;
create index rooms_media_key on rooms (media_key) where media_key is not null;
create index rooms_showroom_id on rooms (showroom_id);

create table room_versions (
  room_id uuid not null references rooms on delete cascade,
  version int not null,
  name text not null,
  design jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (room_id, version)
);

-- The style that a person's answers add up to, if the account keeps it.
create table style_profiles (
  user_id uuid primary key references users on delete cascade,
  -- one character for each choice
  answers text not null,
  updated_at timestamptz not null default now()
);

-- Rooms designed from a brief. Each request holds one credit of its account until there is a design.
create table ai_design_jobs (
  id uuid primary key,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  -- chosen by the caller, so that the same request sent twice is one
  client_id uuid not null,
  showroom_id uuid not null references showrooms,
  -- in the person's own words
  brief text not null,
  -- what was chosen besides the text, as part of a brief
  given jsonb not null,
  -- the walls of a floor plan, as they were then, or of the design to change; null: to be drawn from the brief
  plan jsonb,
  -- whether the walls came from a brief, so that other lengths give other walls
  plan_is_drawn boolean not null,
  -- what is kept of the design that this request changes; the design itself may be deleted
  kept jsonb,
  from_design_id uuid,
  alternatives int not null check (alternatives between 1 and 4),
  understood text[] not null default '{}',
  unread text[] not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  stage text not null default 'reading',
  progress int not null default 0 check (progress between 0 and 100),
  doing text not null default '',
  problem text,
  -- how often a server took it up; also tells that server's writes from those of an earlier one
  attempts int not null default 0,
  -- until when the server that works on it must report again
  lease_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (ai_account_id, client_id),
  check ((status = 'running') = (lease_until is not null)),
  check (status in ('queued', 'running') = (finished_at is null))
);
create index ai_design_jobs_account on ai_design_jobs (ai_account_id, created_at desc, id desc);
create index ai_design_jobs_open on ai_design_jobs (created_at) where finished_at is null;
create index ai_design_jobs_showroom_id on ai_design_jobs (showroom_id);

create table ai_designs (
  id uuid primary key,
  job_id uuid not null references ai_design_jobs on delete cascade,
  position int not null,
  title text not null,
  arrangement text not null,
  style text not null,
  style_name text not null,
  -- which of the style's looks, so that a change keeps it
  turn int not null,
  -- how much prices mattered
  thrift int not null,
  -- of its walls, besides what the design holds; the same id chooses the same products again
  plan_id text not null,
  plan_tags text[] not null,
  brief jsonb not null,
  design jsonb not null,
  area_sqft double precision not null,
  -- when it was made; today's price is computed again
  price_cents bigint not null check (price_cents >= 0),
  findings jsonb not null,
  reasons text[] not null,
  unmet text[] not null,
  unique (job_id, position)
);
