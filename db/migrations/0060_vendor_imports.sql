-- Price lists that vendors import in their workplace. The file is kept for some days; the report is what the check found.
create table vendor_imports (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  user_id uuid references users on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'questions', 'ready', 'unreadable',
    'queued', 'applying', 'done', 'failed', 'cancelled', 'undo_queued', 'undoing', 'undone')),
  -- where it came from: sent by somebody, or fetched from an address
  source text not null default 'upload' check (source in ('upload', 'address')),
  file_name text not null,
  file_bytes bigint not null,
  file_path text,
  pictures_name text,
  pictures_bytes bigint,
  pictures_path text,
  -- what the vendor has said of this list so far, on top of what is remembered
  settings jsonb not null default '{}',
  is_fresh boolean not null default false,
  withdraws_missing boolean not null default false,
  -- written without being asked once more, when there are no questions and at most this share of rows fails
  applies_itself boolean not null default false,
  most_failed double precision not null default 1,
  done int not null default 0,
  total int not null default 0,
  problem text not null default '',
  report jsonb,
  result jsonb,
  errors_path text,
  attempts int not null default 0,
  -- whose turn it is; a process that dies lets go of it by not saying anything any more
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  begun_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz
);
create index vendor_imports_own on vendor_imports (vendor_id, created_at desc);
create index vendor_imports_due on vendor_imports (created_at)
  where state in ('waiting', 'checking', 'queued', 'applying', 'undo_queued', 'undoing');

-- What an import has changed, as it was and as the import left it; `before` is null for what it has brought.
create table vendor_import_changes (
  import_id uuid not null references vendor_imports on delete cascade,
  kind text not null check (kind in ('variant', 'product')),
  item_id bigint not null,
  product_id bigint not null,
  before jsonb,
  after jsonb not null,
  undone_at timestamptz,
  primary key (import_id, kind, item_id)
);
create index vendor_import_changes_product on vendor_import_changes (import_id, product_id) where undone_at is null;
create index vendor_import_changes_item on vendor_import_changes (item_id) where kind = 'variant';
