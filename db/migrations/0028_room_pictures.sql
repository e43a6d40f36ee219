-- Pictures of saved rooms are taken by the same queue as those of designs: a row is of the one or of the other.
alter table ai_design_pictures alter column design_id drop not null;
alter table ai_design_pictures
  add column room_id uuid references rooms on delete cascade,
  -- which of the room's saved views; empty for its best one
  add column view text not null default '',
  -- fills a screen, for whoever asked for it
  add column is_large boolean not null default false;
create index ai_design_pictures_room on ai_design_pictures (room_id) where room_id is not null;

-- Comments are marked as done by the people of the project.
alter table project_comments add column done_at timestamptz;
