-- Pictures of saved rooms are taken by the same queue as those of designs.
alter table ai_design_pictures alter column design_id drop not null;
alter table ai_design_pictures
  add column room_id uuid references rooms on delete cascade,
  -- which of the room's saved views; empty for its best one
  add column view text not null default '',
  -- fills a screen, for whoever asked for it
  add column is_large boolean not null default false,
  add constraint ai_design_pictures_of check (num_nonnulls(design_id, room_id) = 1);
create unique index ai_design_pictures_room on ai_design_pictures (room_id, view, is_large, shows)
  where room_id is not null;
