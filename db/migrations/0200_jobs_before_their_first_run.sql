-- Each job has its row before it first runs, so that an admin sees it and can run it.
alter table job_runs alter column started_at drop not null;
