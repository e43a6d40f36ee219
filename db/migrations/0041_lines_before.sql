-- The lines of a project or cart before its last change that can be undone. Good as long as the version is still that one.
create table project_lines_before (
  project_id uuid primary key references projects on delete cascade,
  version int not null,
  lines jsonb not null,
  created_at timestamptz not null default now()
);
