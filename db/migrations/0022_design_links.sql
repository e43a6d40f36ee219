-- Links that show a design of the AI designer to anyone who has one.
create table ai_design_links (
  id uuid primary key,
  design_id uuid not null references ai_designs on delete cascade,
  -- SHA-256 of the link's secret, which is derived from the id and the server's key
  token_hash bytea not null unique,
  label text not null default '',
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opens int not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null
);
create index ai_design_links_design on ai_design_links (design_id, created_at desc);
