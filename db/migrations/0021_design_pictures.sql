-- Pictures of designs, taken by child processes of the servers. A row is asked for with each design that is shown, and
-- is a job until it is finished; designs that show the same have the same picture.
create table ai_design_pictures (
  id uuid primary key,
  design_id uuid not null references ai_designs on delete cascade,
  -- a hash of the design: another one is another picture
  shows text not null,
  asked_at timestamptz not null,
  attempts int not null default 0,
  lease_until timestamptz,
  finished_at timestamptz,
  -- null where none could be taken: then browsers do
  media_key text references media,
  unique (design_id, shows),
  check (media_key is null or finished_at is not null)
);
create index ai_design_pictures_waiting on ai_design_pictures (asked_at) where finished_at is null;
create index ai_design_pictures_shows on ai_design_pictures (shows) where media_key is not null;
create index ai_design_pictures_media on ai_design_pictures (media_key);
