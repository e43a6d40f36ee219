-- What vendors do with their products: files, bulk edits, price lists, and changes that wait for approval.

-- 3D models, documents and textures that vendors upload for their products. The key is random and part of the
-- file's URL.
create table vendor_files (
  key text primary key,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('model', 'document', 'texture')),
  file_name text not null,
  path text not null,
  hash bytea not null,
  bytes int not null check (bytes > 0),
  -- of a model: its size in the file's own units, and its triangles
  facts jsonb not null default '{}',
  -- since when no product uses it; unused files are deleted some days later
  unused_since timestamptz default now(),
  created_at timestamptz not null default now()
);
create unique index vendor_files_content on vendor_files (vendor_id, kind, hash);
create index vendor_files_unused on vendor_files (unused_since) where unused_since is not null;

-- Pictures that a vendor uploaded: these, and those that a product already has, may be shown with its products.
create table vendor_pictures (
  vendor_id uuid not null references vendors on delete cascade,
  media_key text not null references media,
  created_at timestamptz not null default now(),
  primary key (vendor_id, media_key)
);
create index vendor_pictures_media on vendor_pictures (media_key);

-- What a bulk change of variants replaced, so that it can be undone for a day.
create table vendor_edits (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  -- [{ id, wholesale_cents, stock, lead_time_days, version }], the version that the change left
  variants jsonb not null default '[]',
  -- [{ id, status, version }]
  products jsonb not null default '[]'
);
create index vendor_edits_vendor on vendor_edits (vendor_id, created_at);

-- Pictures of variants that a vendor's list names by URL; a job fetches them.
create table wanted_pictures (
  variant_id bigint not null references variants on delete cascade,
  url text not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- why it is not there yet, for the vendor
  problem text,
  media_key text references media,
  -- 0 is the variant's own; others show the product as a whole and belong to the first variant that names them
  place int not null default 0 check (place >= 0),
  primary key (variant_id, place)
);
create index wanted_pictures_due on wanted_pictures (next_try_at) where media_key is null;
create index wanted_pictures_media_key on wanted_pictures (media_key) where media_key is not null;

-- How a vendor's price lists are read: columns, units, what a price is for, rates, categories.
create table vendor_import_settings (
  vendor_id uuid primary key references vendors on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);

-- Price lists that vendors import on the web. The file is kept for some days; the report is what the check
-- found.
create table vendor_imports (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  user_id uuid references users on delete set null,
  state text not null default 'waiting'
    check (state in ('waiting', 'checking', 'questions', 'ready', 'unreadable', 'queued', 'applying', 'done',
      'failed', 'cancelled', 'undo_queued', 'undoing', 'undone')),
  -- uploaded by a person, or fetched from a URL
  source text not null default 'upload' check (source in ('upload', 'address')),
  file_name text not null,
  file_bytes bigint not null,
  file_path text,
  pictures_name text,
  pictures_bytes bigint,
  pictures_path text,
  -- what the vendor has answered about this list so far, on top of what is remembered
  settings jsonb not null default '{}',
  is_fresh boolean not null default false,
  withdraws_missing boolean not null default false,
  -- applied without asking again if there are no questions and at most this share of rows fails
  applies_itself boolean not null default false,
  most_failed double precision not null default 1,
  done int not null default 0,
  total int not null default 0,
  problem text not null default '',
  report jsonb,
  result jsonb,
  errors_path text,
  attempts int not null default 0,
  -- a process that works on it extends this; one that dies lets the claim expire
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
create index vendor_imports_user_id on vendor_imports (user_id) where user_id is not null;

-- The URL of a vendor's list, and when it is fetched.
create table vendor_import_schedules (
  vendor_id uuid primary key references vendors on delete cascade,
  url text not null,
  every text not null check (every in ('day', 'week')),
  -- 0 is Sunday; for lists that are fetched weekly
  weekday int not null default 1 check (weekday between 0 and 6),
  hour int not null check (hour between 0 and 23),
  time_zone text not null,
  most_failed_percent int not null default 5 check (most_failed_percent between 0 and 100),
  is_paused boolean not null default false,
  next_at timestamptz not null,
  last_at timestamptz,
  last_problem text not null default '',
  last_import_id uuid references vendor_imports on delete set null,
  -- of the last list that was imported: the same one is not imported again
  last_hash text not null default '',
  failures int not null default 0,
  updated_at timestamptz not null default now()
);
create index vendor_import_schedules_due on vendor_import_schedules (next_at) where not is_paused;
create index vendor_import_schedules_last_import_id on vendor_import_schedules (last_import_id)
  where last_import_id is not null;

-- What an import changed, before and after; `before` is null for what it added.
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

-- New products, and edits of live ones, that wait until an admin approves them. Customers see the live product
-- meanwhile.
create table product_revisions (
  id uuid primary key,
  product_id bigint not null references products on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('new', 'edit')),
  status text not null check (status in ('pending', 'sent_back', 'approved', 'withdrawn')),
  -- what is to change in the product, by field; everything for a new one
  changes jsonb not null,
  reason text not null default '',
  -- the price list that it came with
  import_id uuid references vendor_imports on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
create unique index product_revisions_open on product_revisions (product_id) where status in ('pending', 'sent_back');
create index product_revisions_queue on product_revisions (status, sent_at, id);
create index product_revisions_vendor on product_revisions (vendor_id, status);
create index product_revisions_product on product_revisions (product_id);
create index product_revisions_import on product_revisions (import_id) where import_id is not null;
create index product_revisions_decided_by on product_revisions (decided_by);
-- a texture that waits for an admin is in use too
create index product_revisions_texture on product_revisions ((changes -> 'texture' ->> 'key'))
  where status in ('pending', 'sent_back') and (changes -> 'texture' ->> 'key') is not null;
