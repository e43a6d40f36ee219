-- Links that show a project to anybody who has one, and what people say there.

create table project_links (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- SHA-256 of the link's secret, which is worked out from the id and the server's key
  token_hash bytea not null unique,
  label text not null default '',
  can_comment boolean not null default false,
  expires_at timestamptz,
  revoked_at timestamptz,
  opens int not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);
create index project_links_project on project_links (project_id, created_at desc);

create table project_comments (
  id uuid primary key,
  link_id uuid not null references project_links on delete cascade,
  -- what it is pinned to; null for the whole project
  line_id uuid references project_lines on delete cascade,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index project_comments_link on project_comments (link_id, created_at);
create index project_comments_line on project_comments (line_id) where line_id is not null;
