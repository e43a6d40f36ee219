-- The version of the room that its picture shows; unknown for pictures from before.
alter table rooms add column picture_version integer;
