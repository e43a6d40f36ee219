-- What a room wrote into an entry of its checklist, by field. Where the entry differs from it, somebody has changed it, and
-- it stays so when the room writes it again.
alter table project_checklist add column made jsonb;
