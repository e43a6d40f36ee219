-- Requests that design a furnished room anew: the room as it was then, and the ids of what stays as it is.
alter table ai_design_jobs add column standing jsonb;
