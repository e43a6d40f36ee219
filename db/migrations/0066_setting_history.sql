-- What the settings were before, who changed them and when.
alter table settings add column version int not null default 1;

create table setting_changes (
  id uuid primary key,
  key text not null,
  -- as it was from then on
  value jsonb not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now()
);
create index setting_changes_key on setting_changes (key, changed_at desc);
