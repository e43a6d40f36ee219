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
