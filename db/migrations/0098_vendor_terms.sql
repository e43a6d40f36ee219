-- What a vendor says of its shipping: states it does not ship to, the least order, and when it was last saved.
alter table vendors
  add column not_served text[] not null default '{}',
  add column minimum_cents int not null default 0 check (minimum_cents between 0 and 100000000),
  add column terms_version int not null default 1,
  -- null while nobody has looked at them
  add column terms_saved_at timestamptz;
