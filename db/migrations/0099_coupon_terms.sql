-- What else a coupon may ask for, gifts to one client, and how a coupon came to its end.

alter table coupons
  -- of the products that it counts for
  add column minimum_cents int check (minimum_cents > 0),
  -- for products in this category and below it alone
  add column category_id int references categories,
  -- for one client alone; the gift of a client who is gone is nobody's
  add column is_gift boolean not null default false,
  add column client_id uuid references clients on delete set null,
  -- for the showroom's people
  add column note text not null default '',
  -- ended before its time: by the showroom, or by the marketplace for a reason
  add column ended_at timestamptz,
  add column ended_by_market boolean not null default false,
  add column end_reason text not null default '',
  add column updated_at timestamptz not null default now(),
  add check (is_gift or client_id is null);

create index coupons_showroom on coupons (showroom_id, created_at desc, id);
create index coupons_category on coupons (category_id) where category_id is not null;
create index coupons_client on coupons (client_id) where client_id is not null;
