-- What vendors send for their products: 3D models and documents. The key is random and stands in the file's address.
create table vendor_files (
  key text primary key,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('model', 'document')),
  file_name text not null,
  path text not null,
  hash bytea not null,
  bytes int not null check (bytes > 0),
  -- of a model: its size in the file's own units and its triangles
  facts jsonb not null default '{}',
  -- since when no product uses it; such files are deleted some days later
  unused_since timestamptz default now(),
  created_at timestamptz not null default now()
);
create index vendor_files_vendor on vendor_files (vendor_id, created_at desc);
create index vendor_files_unused on vendor_files (unused_since) where unused_since is not null;
