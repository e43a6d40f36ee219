-- Vendors change what they list in pages: a version tells whether somebody else, or a sale, has changed it since.
alter table variants add column version int not null default 1;
alter table products add column version int not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger variants_version before update on variants
  for each row when (old.* is distinct from new.*) execute function count_version();
-- not for what products repeat of their variants, pictures and reviews
create trigger products_version before update of name, brand_id, category_id, description, unit, minimum_unit,
  attributes, surface, warranty, status on products for each row execute function count_version();

-- a vendor's list stands in the order of its names
create index products_vendor_name on products (vendor_id, lower(name), id);
create index variants_vendor_sku_trigrams on variants using gin (vendor_sku gin_trgm_ops);
-- whether something was ordered or lies in a cart, before it is deleted
create index order_items_variant on order_items (variant_id);
create index project_lines_variant on project_lines (variant_id);

-- Pictures that a vendor sent: these, and those that a product has, may be shown with its products.
create table vendor_pictures (
  vendor_id uuid not null references vendors on delete cascade,
  media_key text not null references media,
  created_at timestamptz not null default now(),
  primary key (vendor_id, media_key)
);
create index vendor_pictures_media on vendor_pictures (media_key);
create index product_images_media on product_images (media_key);

-- What one change of many variants was before, so that it can be undone for a day.
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
