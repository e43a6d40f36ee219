-- Comments also by the accounts on a project, and pinned to a place in one of its rooms.
alter table project_comments
  add column project_id uuid references projects on delete cascade,
  -- who wrote it; null for the reader of a link
  add column author_id uuid references users on delete set null,
  add column room_id uuid references rooms on delete cascade,
  -- { "kind": "surface", "item" or "opening", "id", "at_in": [x, y] on the plan, "height_in" }
  add column pin jsonb,
  -- what the place was called then: "Floor"
  add column place text not null default '',
  alter column link_id drop not null,
  add constraint project_comments_pin check ((room_id is null) = (pin is null) and (line_id is null or pin is null));
update project_comments c set project_id = l.project_id from project_links l where l.id = c.link_id;
alter table project_comments alter column project_id set not null;
create index project_comments_project on project_comments (project_id, created_at);
create index project_comments_author on project_comments (author_id) where author_id is not null;
create index project_comments_room on project_comments (room_id) where room_id is not null;
