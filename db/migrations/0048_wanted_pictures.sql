-- Pictures of variants that a vendor's list names by their addresses; a job fetches them.
create table wanted_pictures (
  variant_id bigint primary key references variants on delete cascade,
  url text not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- why it is not there yet, for the vendor
  problem text,
  media_key text references media
);
create index wanted_pictures_due on wanted_pictures (next_try_at) where media_key is null;
