-- Projects and carts are the same thing: a project with lines. `is_cart` says which one it is now.

create table projects (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- SHA-256 of the guest's temp_project_id; null once an account has claimed the cart
  temp_key_hash bytea,
  showroom_id uuid not null references showrooms,
  name text not null default 'My project',
  is_cart boolean not null default false,
  floorplan text,
  floor_template text,
  is_3d boolean not null default false,
  extra_info jsonb not null default '{}',
  version int not null default 1,
  -- set when its lines became an order; an ordered project is no longer a cart
  ordered_at timestamptz,
  shared_with_pro_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  checklist_version int not null default 1,
  -- put away by its owner: unchanged, but not in the list
  archived_at timestamptz,
  -- the client that a pro began it for; the pro owns it until the client has an account, then the client does
  client_id uuid references clients on delete set null,
  check (num_nonnulls(user_id, temp_key_hash) = 1)
) with (fillfactor = 70);
-- an account has at most one open cart in each showroom
create unique index projects_open_cart on projects (user_id, showroom_id)
  where is_cart and ordered_at is null and user_id is not null;
create index projects_shared on projects (showroom_id, shared_with_pro_at desc) where shared_with_pro_at is not null;
-- without updated_at: each change of a cart would write the index again, and an account has few projects to
-- sort
create index projects_user on projects (user_id) where user_id is not null;
create index projects_client on projects (client_id) where client_id is not null;
-- and so has a guest's browser, under its one key
create unique index projects_guest_cart on projects (temp_key_hash, showroom_id)
  where temp_key_hash is not null and is_cart;
create index projects_guest on projects (temp_key_hash, updated_at desc) where temp_key_hash is not null;

-- Runs at the commit, when all lines are final. A caller who changes another person's project sets
-- `app.user_id`; without it the owner made the change.
create function keep_project_change() returns trigger language plpgsql as $$
declare
  now_is record;
  actor uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  select p.version, p.name, p.user_id into now_is from projects p
    where p.id = new.id and p.user_id is not null and not p.is_cart and p.ordered_at is null;
  if not found then return null; end if;
  insert into project_changes (project_id, version, name, lines, by_id)
  select new.id, now_is.version, now_is.name,
    coalesce((select jsonb_agg(to_jsonb(l) - 'takeoff' order by l.created_at, l.id)
      from project_lines l where l.project_id = new.id), '[]'),
    coalesce(actor, now_is.user_id)
  on conflict (project_id, version) do nothing;
  if not found then return null; end if;
  delete from project_changes where project_id = new.id and version <= now_is.version - 100;
  insert into stream_outbox (user_id, kind, data)
  select reader, 'project', jsonb_build_object('project', new.id, 'version', now_is.version)
  from project_readers(new.id) reader;
  return null;
end $$;
create constraint trigger project_change_kept after insert or update of version on projects
  deferrable initially deferred for each row
  when (new.user_id is not null and not new.is_cart and new.ordered_at is null)
  execute function keep_project_change();

create table project_lines (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  variant_id bigint not null references variants,
  qty int not null check (qty between 1 and 100000),
  surface text not null default '',
  takeoff jsonb,
  created_at timestamptz not null default now(),
  -- the unit price that the customer was last quoted, so that a change can be pointed out
  quoted_price_cents int,
  -- the room in which it was counted; the room may be gone, the line stays
  room_id uuid,
  lot text check (char_length(lot) between 1 and 40),
  -- the projects from which a cart's line was filled; null if it was chosen in the shop
  from_projects uuid[],
  unique (project_id, variant_id, surface)
) with (fillfactor = 70);
create index project_lines_room on project_lines (room_id) where room_id is not null;
create index project_lines_variant on project_lines (variant_id);

-- The lines of a project or cart before its last change, for undo. Good as long as the version is still this
-- one.
create table project_lines_before (
  project_id uuid primary key references projects on delete cascade,
  version int not null,
  lines jsonb not null,
  created_at timestamptz not null default now()
);

-- A project's name and lines after each change, so that every earlier state can be shown and restored.
create table project_changes (
  project_id uuid not null references projects on delete cascade,
  version int not null,
  name text not null,
  -- rows of project_lines without their takeoff
  lines jsonb not null,
  by_id uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (project_id, version)
);
create index project_changes_by on project_changes (by_id) where by_id is not null;

-- Who besides its owner may change a project, as long as that account works on it (see `project_works_on`).
create table project_editors (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_editors_user on project_editors (user_id);

-- Price, stock and lead time of the products in projects, as their owners last knew them.
create table watched_goods (
  project_id uuid not null references projects on delete cascade,
  variant_id bigint not null references variants on delete cascade,
  -- what the price is computed from
  wholesale_cents bigint not null,
  margin_bp int not null,
  markup_bp int not null,
  is_trade boolean not null,
  availability text not null check (availability in ('in_stock', 'made_to_order', 'short', 'out', 'gone')),
  lead_time_days int not null,
  primary key (project_id, variant_id)
);
create index watched_goods_variant on watched_goods (variant_id);

-- What to buy and what to do for a project.
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
  -- the entry of a room that it came from: "<room>:<surface or item>"; null for one that a person wrote
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- who does it; below, the day for which the owner was reminded of it
  who text not null default '',
  reminded_for date,
  unique (project_id, source)
);
create index project_checklist_project on project_checklist (project_id, position, created_at);
create index project_checklist_due on project_checklist (due_on) where not done and due_on is not null;

-- The link that calendars subscribe to. A project has at most one; revoking deletes it.
create table checklist_calendars (
  id uuid primary key,
  project_id uuid not null unique references projects on delete cascade,
  -- SHA-256 of the link's secret, which is derived from the id and the server's key
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);
