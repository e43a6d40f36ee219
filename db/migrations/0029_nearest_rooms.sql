-- Of a request that failed because its room is too small: the lengths with which it is not, as part of a brief.
alter table ai_design_jobs add column nearest jsonb;
