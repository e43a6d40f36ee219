-- Projects that their owner put away: they stay as they are, outside the list.
alter table projects add column archived_at timestamptz;
