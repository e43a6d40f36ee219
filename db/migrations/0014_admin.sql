-- Texts that admins edit, and what a person's workplace remembers.

-- Texts that admins edit: questions and answers, testimonials, pages. A text that no one has edited is not
-- here; the built-in one applies.
create table content_pieces (
  key text primary key,
  -- counts up with each change, drafts included, so that two admins at once find out
  version int not null default 1,
  draft jsonb,
  draft_by uuid references users on delete set null,
  draft_at timestamptz
);
create index content_pieces_draft_by on content_pieces (draft_by) where draft_by is not null;

-- What was published, by whom and when. Visitors see the newest version of a key.
create table content_versions (
  id uuid primary key,
  key text not null references content_pieces,
  number int not null check (number > 0),
  -- null: the built-in text
  value jsonb,
  -- the number of the version that was restored; 0 is the built-in text
  restored int,
  published_by uuid references users on delete set null,
  published_at timestamptz not null default now(),
  unique (key, number)
);
create index content_versions_published_by on content_versions (published_by) where published_by is not null;

-- Filter, sort and columns of a table, saved by an account under a name.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  table_name text not null,
  name text not null,
  search text not null,
  hidden_columns text[] not null default '{}',
  is_default boolean not null default false,
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, table_name, lower(name));
create unique index saved_views_default on saved_views (user_id, table_name) where is_default;

-- Accounts that have hidden the list of first steps; what is done is read from the data.
create table first_steps_dismissed (
  user_id uuid primary key references users on delete cascade,
  dismissed_at timestamptz not null default now()
);
