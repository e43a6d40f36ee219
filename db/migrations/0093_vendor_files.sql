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
create unique index vendor_files_content on vendor_files (vendor_id, kind, hash);
create index vendor_files_unused on vendor_files (unused_since) where unused_since is not null;

-- which products use a file
create index products_model_file on products ((model -> 'file' ->> 'key'))
  where (model -> 'file' ->> 'key') is not null;
create index products_documents on products using gin (documents jsonb_path_ops);
