-- The web address of a vendor's list, and when it is fetched.
create table vendor_import_schedules (
  vendor_id uuid primary key references vendors on delete cascade,
  url text not null,
  every text not null check (every in ('day', 'week')),
  -- 0 is Sunday; for lists that are fetched weekly
  weekday int not null default 1 check (weekday between 0 and 6),
  hour int not null check (hour between 0 and 23),
  time_zone text not null,
  most_failed_percent int not null default 5 check (most_failed_percent between 0 and 100),
  is_paused boolean not null default false,
  next_at timestamptz not null,
  last_at timestamptz,
  last_problem text not null default '',
  last_import_id uuid references vendor_imports on delete set null,
  -- of the last list that was taken: the same one is not imported again
  last_hash text not null default '',
  failures int not null default 0,
  updated_at timestamptz not null default now()
);
create index vendor_import_schedules_due on vendor_import_schedules (next_at) where not is_paused;
