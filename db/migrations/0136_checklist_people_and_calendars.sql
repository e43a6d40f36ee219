-- Who does a task, and for which day its owner was reminded of it.
alter table project_checklist
  add column who text not null default '',
  add column reminded_for date;
create index project_checklist_due on project_checklist (due_on) where not done and due_on is not null;

-- A link that calendars subscribe to; a project has at most one, and revoking deletes it.
create table checklist_calendars (
  id uuid primary key,
  project_id uuid not null unique references projects on delete cascade,
  -- SHA-256 of the link's secret, which is worked out from the id and the server's key
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);
