-- Edits of products that are live wait beside what is live until an admin approves them, and so do new products.
-- Since when customers have been able to find it; null for one that was never live.
alter table products add column live_since timestamptz;
update products set live_since = created_at where status <> 'draft';

create function note_live() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.live_since is null then new.live_since := now(); end if;
  return new;
end $$;
create trigger products_live before insert or update of status on products
  for each row execute function note_live();

-- 'default' follows the setting of the market
alter table vendors add column review_rule text not null default 'default'
  check (review_rule in ('default', 'always', 'never'));

create table product_revisions (
  id uuid primary key,
  product_id bigint not null references products on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  kind text not null check (kind in ('new', 'edit')),
  status text not null check (status in ('pending', 'sent_back', 'approved', 'withdrawn')),
  -- what of the product is to change, by field; everything for a new one
  changes jsonb not null,
  reason text not null default '',
  -- the price list that it came with
  import_id uuid references vendor_imports on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
create unique index product_revisions_open on product_revisions (product_id)
  where status in ('pending', 'sent_back');
create index product_revisions_queue on product_revisions (status, sent_at, id);
create index product_revisions_vendor on product_revisions (vendor_id, status);
create index product_revisions_product on product_revisions (product_id);
create index product_revisions_import on product_revisions (import_id) where import_id is not null;
create index product_revisions_decided_by on product_revisions (decided_by);
-- whether a vendor is still a new one
create index products_live on products (vendor_id) where live_since is not null;
