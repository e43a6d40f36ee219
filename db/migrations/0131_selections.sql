-- Selections: what a pro proposes for a line or a surface of a client's project, and what the client signed.

-- Links whose reader may approve, after a code that goes to this address.
alter table project_links
  add column can_approve boolean not null default false,
  add column approver_name text not null default '',
  add column approver_email text not null default '',
  add constraint project_links_approver check (not can_approve or approver_email <> '');

create table project_budgets (
  project_id uuid primary key references projects on delete cascade,
  budget_cents bigint not null check (budget_cents > 0),
  updated_at timestamptz not null default now()
);

create table selections (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- who proposed it
  pro_id uuid references users on delete set null,
  title text not null,
  note text not null default '',
  -- either a surface of a room, or a line of the project; both may be gone by now
  room_id uuid references rooms on delete set null,
  surface text,
  line_id uuid references project_lines on delete set null,
  -- as the place was called when it was proposed
  place text not null,
  allowance_cents bigint check (allowance_cents >= 0),
  due_on date,
  status text not null default 'proposed'
    check (status in ('proposed', 'returned', 'approved', 'change_requested', 'withdrawn')),
  -- another one after every change, so that nobody signs what changed meanwhile
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

-- What can be chosen at present; a change replaces all of it.
create table selection_options (
  id uuid primary key,
  selection_id uuid not null references selections on delete cascade,
  position int not null,
  variant_id bigint not null references variants,
  -- for a line; a surface is counted
  qty int check (qty between 1 and 100000),
  note text not null default '',
  unique (selection_id, position)
);

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
  -- an account, or the reader of a link with the address that the code went to
  user_id uuid references users on delete set null,
  link_id uuid references project_links on delete set null,
  email text not null,
  unique (selection_id, number)
);
create index selection_approvals_user on selection_approvals (user_id) where user_id is not null;
create index selection_approvals_link on selection_approvals (link_id) where link_id is not null;

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

-- Codes that prove the address of a link's reader.
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
