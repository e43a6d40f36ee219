-- A copy of somebody's data that cannot be made is tried again later and later, and no longer keeps others from
-- their turn.
alter table data_exports add column attempts int not null default 0;
-- when it may be tried; once taken, when others may take it
alter table data_exports add column next_attempt_at timestamptz not null default now();
update data_exports set next_attempt_at = created_at;
drop index data_exports_queued;
create index data_exports_queued on data_exports (next_attempt_at) where status = 'queued';
