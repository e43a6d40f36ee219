-- Price, stock and lead time of the products in projects, as their owners last knew them.
create table watched_goods (
  project_id uuid not null references projects on delete cascade,
  variant_id bigint not null references variants on delete cascade,
  -- what the price is worked out from
  wholesale_cents bigint not null,
  margin_bp int not null,
  markup_bp int not null,
  is_trade boolean not null,
  availability text not null check (availability in ('in_stock', 'made_to_order', 'short', 'out', 'gone')),
  lead_time_days int not null,
  primary key (project_id, variant_id)
);
create index watched_goods_variant on watched_goods (variant_id);
