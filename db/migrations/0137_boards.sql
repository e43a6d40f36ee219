-- Boards: one JSON document each, see contract/boards.ts.
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

-- The job that removes dropped message files removes these too.
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
  -- SHA-256 of the link's secret, which is worked out from the id and the server's key
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
  -- id of an item in the document; one that is gone leaves the comment to the whole board
  item text,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index board_comments_board on board_comments (board_id, created_at);
