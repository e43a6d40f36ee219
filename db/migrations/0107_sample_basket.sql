-- Samples that a customer collects, and orders together.
create table sample_basket_items (
  user_id uuid not null references users on delete cascade,
  variant_id bigint not null references variants on delete cascade,
  -- where it was found, so that its pro hears of the order
  showroom_id uuid references showrooms on delete set null,
  added_at timestamptz not null default now(),
  primary key (user_id, variant_id)
);

create sequence sample_order_numbers start 1001;
create table sample_orders (
  id uuid primary key,
  number text not null unique default 'S-' || nextval('sample_order_numbers'),
  user_id uuid not null references users on delete cascade,
  -- the Idempotency-Key of the order, so that it is placed once
  request_id text not null,
  ship_to jsonb not null,
  placed_at timestamptz not null,
  unique (user_id, request_id)
);
create index sample_orders_by_user on sample_orders (user_id, placed_at desc);

-- What one vendor ships of it, in one envelope.
create table sample_shipments (
  id uuid primary key,
  sample_order_id uuid not null references sample_orders on delete cascade,
  vendor_id uuid not null references vendors,
  ship_by timestamptz not null,
  arrives_from timestamptz not null,
  arrives_by timestamptz not null,
  shipped_at timestamptz,
  carrier text not null default '',
  tracking text not null default '',
  unique (sample_order_id, vendor_id)
);
create index sample_shipments_to_ship on sample_shipments (vendor_id, ship_by) where shipped_at is null;
create index sample_shipments_shipped on sample_shipments (vendor_id, shipped_at desc) where shipped_at is not null;

-- Frozen as they were ordered.
create table sample_items (
  shipment_id uuid not null references sample_shipments on delete cascade,
  position int not null,
  sku text not null,
  product_hash text not null,
  product_name text not null,
  options jsonb not null default '{}',
  media_key text references media,
  showroom_id uuid references showrooms on delete set null,
  primary key (shipment_id, position)
);
