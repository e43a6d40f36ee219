-- What people decide together about a project: shared links, selections, boards, and pros for hire.

-- Links that show a project to anyone who has one.
create table project_links (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- SHA-256 of the link's secret, which is derived from the id and the server's key
  token_hash bytea not null unique,
  label text not null default '',
  can_comment boolean not null default false,
  expires_at timestamptz,
  revoked_at timestamptz,
  opens int not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  -- its reader may approve, after a code sent to this address
  can_approve boolean not null default false,
  approver_name text not null default '',
  approver_email text not null default '',
  constraint project_links_approver check (not can_approve or approver_email <> '')
);
create index project_links_project on project_links (project_id, created_at desc);

-- Codes that prove the email address of a link's reader.
create table link_codes (
  id uuid primary key,
  link_id uuid not null references project_links on delete cascade,
  token_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- once it was entered, or replaced by a newer one
  ended_at timestamptz
);
create index link_codes_link on link_codes (link_id, created_at desc);

-- Comments by the accounts on a project and by readers of its links.
create table project_comments (
  id uuid primary key,
  link_id uuid references project_links on delete cascade,
  -- what it is pinned to; null for the whole project
  line_id uuid references project_lines on delete cascade,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now(),
  project_id uuid not null references projects on delete cascade,
  -- who wrote it; null for the reader of a link
  author_id uuid references users on delete set null,
  room_id uuid references rooms on delete cascade,
  -- { "kind": "surface", "item" or "opening", "id", "at_in": [x, y] on the plan, "height_in" }
  pin jsonb,
  -- what the place was called at the time: "Floor"
  place text not null default '',
  constraint project_comments_pin check ((room_id is null) = (pin is null) and (line_id is null or pin is null))
);
create index project_comments_link on project_comments (link_id, created_at);
create index project_comments_line on project_comments (line_id) where line_id is not null;
create index project_comments_project on project_comments (project_id, created_at);
create index project_comments_author on project_comments (author_id) where author_id is not null;
create index project_comments_room on project_comments (room_id) where room_id is not null;

create table project_budgets (
  project_id uuid primary key references projects on delete cascade,
  budget_cents bigint not null check (budget_cents > 0),
  updated_at timestamptz not null default now()
);

-- What a pro proposes for a line or a surface of a client's project.
create table selections (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- who proposed it
  pro_id uuid references users on delete set null,
  title text not null,
  note text not null default '',
  -- either a surface of a room or a line of the project; both may be gone by now
  room_id uuid references rooms on delete set null,
  surface text,
  line_id uuid references project_lines on delete set null,
  -- what the place was called when it was proposed
  place text not null,
  allowance_cents bigint check (allowance_cents >= 0),
  due_on date,
  status text not null default 'proposed'
    check (status in ('proposed', 'returned', 'approved', 'change_requested', 'withdrawn')),
  -- counts up with each change, so that no one signs what has changed meanwhile
  version int not null default 1,
  -- why an approved selection should change
  reason text not null default '',
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index selections_project on selections (project_id, created_at);
create index selections_pro on selections (pro_id) where pro_id is not null;
create index selections_room on selections (room_id) where room_id is not null;
create index selections_line on selections (line_id) where line_id is not null;
create index selections_due on selections (due_on)
  where due_on is not null and status in ('proposed', 'change_requested');

-- What can be chosen now; a change replaces all of it.
create table selection_options (
  id uuid primary key,
  selection_id uuid not null references selections on delete cascade,
  position int not null,
  variant_id bigint not null references variants,
  -- of a line; for a surface it is computed
  qty int check (qty between 1 and 100000),
  note text not null default '',
  unique (selection_id, position)
);
create index selection_options_variant_id on selection_options (variant_id);

-- What was signed, with everything as it was then. Never changed; the newest one of a selection counts.
create table selection_approvals (
  id uuid primary key,
  selection_id uuid not null references selections on delete cascade,
  number int not null,
  variant_id bigint not null references variants,
  qty int not null check (qty > 0),
  unit_price_cents bigint not null,
  total_cents bigint not null,
  -- to the approval before; null for the first
  difference_cents bigint,
  allowance_cents bigint,
  -- { "name", "brand", "unit", "size", "lead_time_days", "area_sqft", "waste", "boxes", "letter", "reason" }
  facts jsonb not null,
  signed_name text not null,
  signed_at timestamptz not null,
  ip text not null,
  -- an account, or the reader of a link with the address that got the code
  user_id uuid references users on delete set null,
  link_id uuid references project_links on delete set null,
  email text not null,
  unique (selection_id, number)
);
create index selection_approvals_user on selection_approvals (user_id) where user_id is not null;
create index selection_approvals_link on selection_approvals (link_id) where link_id is not null;
create index selection_approvals_variant_id on selection_approvals (variant_id);

create table selection_comments (
  id uuid primary key,
  selection_id uuid not null references selections on delete cascade,
  side text not null check (side in ('client', 'pro')),
  author_id uuid references users on delete set null,
  link_id uuid references project_links on delete set null,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index selection_comments_selection on selection_comments (selection_id, created_at);
create index selection_comments_author on selection_comments (author_id) where author_id is not null;
create index selection_comments_link on selection_comments (link_id) where link_id is not null;

-- Mood boards, one JSON document each.
create table boards (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  project_id uuid references projects on delete set null,
  showroom_id uuid references showrooms on delete set null,
  name text not null,
  document jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index boards_user on boards (user_id, updated_at desc);
create index boards_project on boards (project_id) where project_id is not null;
create index boards_showroom on boards (showroom_id) where showroom_id is not null;

create table board_photos (
  id uuid primary key,
  board_id uuid not null references boards on delete cascade,
  path text not null,
  media_type text not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create index board_photos_board on board_photos (board_id);

-- The job that removes dropped files removes these too.
create function drop_board_photo() returns trigger language plpgsql as $$
begin
  insert into dropped_files (path) values (old.path) on conflict do nothing;
  return old;
end $$;
create trigger board_photo_dropped after delete on board_photos
  for each row execute function drop_board_photo();

create table board_links (
  id uuid primary key,
  board_id uuid not null references boards on delete cascade,
  -- SHA-256 of the link's secret, which is derived from the id and the server's key
  token_hash bytea not null unique,
  can_comment boolean not null,
  revoked_at timestamptz,
  opens int not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);
create index board_links_board on board_links (board_id, created_at desc);

create table board_comments (
  id uuid primary key,
  board_id uuid not null references boards on delete cascade,
  -- id of an item in the document; if it is gone, the comment is about the whole board
  item text,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index board_comments_board on board_comments (board_id, created_at);

-- What a pro who can be hired says about the business.
create table hire_profiles (
  user_id uuid primary key references users on delete cascade,
  -- counts up with each change, so that two tabs do not overwrite each other
  version int not null default 1,
  is_listed boolean not null default false,
  business_name text not null default '',
  headline text not null default '',
  about text not null default '',
  -- where the pro works: so many miles from here
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
  -- for "later"
  available_from date,
  -- { "title": "…", "text": "…", "media_key": "…" }
  gallery jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hire_profiles_listed on hire_profiles (user_id) where is_listed;

-- The pro's own rooms that the profile shows.
create table hire_profile_rooms (
  user_id uuid not null references hire_profiles on delete cascade,
  room_id uuid not null references rooms on delete cascade,
  position int not null,
  primary key (user_id, room_id)
);
create index hire_profile_rooms_room on hire_profile_rooms (room_id);

-- A customer's request to hire a pro for a project or a room, and what became of it.
create table hires (
  id uuid primary key,
  -- the customer; null once that account is deleted
  user_id uuid references users on delete set null,
  pro_id uuid not null references users on delete cascade,
  -- what is shared while the pro is hired
  project_id uuid references projects on delete set null,
  room_id uuid references rooms on delete set null,
  -- what the project or room was called at the time
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

-- Whether an account works on a project: as the pro of its showroom once it is shared, or hired for it by the
-- owner.
create function project_works_on(project uuid, account uuid) returns boolean language sql stable as $$
  select exists (
    select from projects p join showrooms s on s.id = p.showroom_id
    where p.id = project and p.user_id <> account and (
      (s.user_id = account and p.shared_with_pro_at is not null)
      or exists (select from hires h where h.project_id = p.id and h.user_id = p.user_id and h.pro_id = account
        and h.status = 'accepted')))
$$;

-- Everyone who sees a project hears of its changes, not only those who may make them: the owner, the pro of its
-- showroom once it is shared, and pros hired for it.
create function project_readers(project uuid) returns setof uuid language sql stable as $$
  select p.user_id from projects p where p.id = project and p.user_id is not null
  union
  select s.user_id from projects p join showrooms s on s.id = p.showroom_id
    where p.id = project and p.shared_with_pro_at is not null
  union
  select h.pro_id from hires h join projects p on p.id = h.project_id and p.user_id = h.user_id
    where h.project_id = project and h.status = 'accepted'
$$;

create table hire_events (
  id uuid primary key,
  hire_id uuid not null references hires on delete cascade,
  status text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index hire_events_hire on hire_events (hire_id, at, id);
create index hire_events_by on hire_events (by_id) where by_id is not null;

-- What a customer says about a finished hire, once.
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
