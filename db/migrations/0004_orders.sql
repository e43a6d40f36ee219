-- Orders as they were at the sale, the payments that settle them, and the ledger that proves it.

create sequence order_numbers start 100001;

create table orders (
  id uuid primary key,
  number text not null unique,
  user_id uuid not null references users,
  showroom_id uuid not null references showrooms,
  project_id uuid not null references projects,
  status text not null check (status in ('pending_payment', 'paid', 'payment_failed')),
  merchandise_cents int not null check (merchandise_cents >= 0),
  discount_cents int not null check (discount_cents >= 0),
  shipping_cents int not null check (shipping_cents >= 0),
  tax_cents int not null check (tax_cents >= 0),
  total_cents int not null check (total_cents = merchandise_cents - discount_cents + shipping_cents + tax_cents),
  list_total_cents int not null,
  coupon_id uuid references coupons,
  coupon_code text,
  shipping_address jsonb not null,
  card_brand text,
  card_last4 text,
  job_name text not null default '',
  po_number text not null default '',
  placed_at timestamptz not null default now(),
  paid_at timestamptz
);
create index orders_user on orders (user_id, placed_at desc);
create index orders_showroom on orders (showroom_id, placed_at desc);
create index orders_unsettled on orders (placed_at) where status = 'pending_payment';
-- one order per cart, whatever is sent at once
create unique index orders_one_per_project on orders (project_id) where status in ('pending_payment', 'paid');
-- uses of a coupon by one customer are counted from orders that stand
create index orders_coupon on orders (coupon_id, user_id) where coupon_id is not null;

-- The part of an order that one vendor supplies.
create table vendor_orders (
  id uuid primary key,
  order_id uuid not null references orders,
  vendor_id uuid not null references vendors,
  number text not null unique,
  unique (order_id, vendor_id)
);
create index vendor_orders_vendor on vendor_orders (vendor_id, order_id);

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders,
  vendor_order_id uuid not null references vendor_orders,
  vendor_id uuid not null references vendors,
  variant_id bigint references variants on delete set null,
  position int not null,
  sku text not null,
  product_hash text not null,
  product_name text not null,
  options jsonb not null default '{}',
  unit text not null,
  media_key text,
  surface text not null default '',
  qty int not null check (qty > 0),
  -- per unit, frozen at the sale: price = final_price + platform margin + contractor markup
  unit_price_cents int not null,
  final_price_cents int not null,
  platform_margin_cents int not null,
  contractor_markup_cents int not null,
  list_price_cents int not null,
  -- for the whole line
  discount_cents int not null default 0,
  shipping_cents int not null default 0,
  tax_cents int not null default 0,
  line_total_cents int not null,
  lead_time_days int not null default 7,
  status text not null check (status in (
    'Waiting for approval', 'Vendor Approved', 'Decline', 'In Progress', 'Ready to Pick Up',
    'Accept to Pick Up', 'Picked Up', 'Shipping', 'Shipped', 'Out For Delivery', 'Cancle',
    'Return Request', 'Returned', 'Delivered')),
  status_date timestamptz not null default now(),
  delivered_at timestamptz,
  check (unit_price_cents = final_price_cents + platform_margin_cents + contractor_markup_cents),
  check (line_total_cents = unit_price_cents * qty - discount_cents + shipping_cents + tax_cents),
  check (discount_cents <= contractor_markup_cents * qty)
);
create index order_items_order on order_items (order_id, position);
create index order_items_vendor on order_items (vendor_id, status);

create table order_item_history (
  id uuid primary key,
  order_item_id uuid not null references order_items on delete cascade,
  from_status text,
  to_status text not null,
  by_user_id uuid references users on delete set null,
  by_role text not null,
  note text not null default '',
  tracking text not null default '',
  at timestamptz not null default now()
);
create index order_item_history_item on order_item_history (order_item_id, at);

-- Each attempt to pay an order. Written before the provider is asked, under the key it is asked with.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  provider text not null,
  idempotency_key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('requested', 'requires_action', 'succeeded', 'declined', 'failed')),
  provider_ref text unique,
  message text not null default '',
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payments_order on payments (order_id, created_at);
create index payments_unsettled on payments (created_at) where status in ('requested', 'requires_action');

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_item_id uuid references order_items,
  idempotency_key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('requested', 'succeeded', 'failed')),
  provider_ref text,
  reason text not null default '',
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refunds_payment on refunds (payment_id);

-- The sandbox gateway's own books: what a real provider would keep on its side.
create table sandbox_card_tokens (
  token text primary key,
  outcome text not null,
  brand text not null,
  last4 text not null,
  reusable boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create table sandbox_charges (
  id text primary key,
  idempotency_key text not null unique,
  amount_cents int not null,
  refunded_cents int not null default 0 check (refunded_cents <= amount_cents),
  status text not null check (status in ('succeeded', 'declined', 'requires_action')),
  message text not null default '',
  brand text not null,
  last4 text not null,
  created_at timestamptz not null default now()
);
create table sandbox_refunds (
  id text primary key,
  charge_id text not null references sandbox_charges,
  idempotency_key text not null unique,
  amount_cents int not null,
  created_at timestamptz not null default now()
);

create table ledger_accounts (
  id int generated by default as identity primary key,
  kind text not null check (kind in (
    'customer_receivable', 'gateway_clearing', 'vendor_pending', 'vendor_available',
    'contractor_pending', 'contractor_available', 'platform_revenue', 'tax_payable', 'shipping', 'refunds')),
  -- the vendor, showroom or customer whose account it is; null for the platform's own
  owner_id uuid,
  unique nulls not distinct (kind, owner_id)
);

create table ledger_transfers (
  id uuid primary key,
  -- names the business event, so that it is posted once: "sale:<order>", "refund:<refund>"
  reference text not null unique,
  kind text not null,
  order_id uuid references orders,
  order_item_id uuid references order_items,
  at timestamptz not null default now()
);
create index ledger_transfers_order on ledger_transfers (order_id);

create table ledger_entries (
  id bigint generated by default as identity primary key,
  transfer_id uuid not null references ledger_transfers,
  account_id int not null references ledger_accounts,
  -- debit positive, credit negative
  amount_cents bigint not null check (amount_cents <> 0)
);
create index ledger_entries_account on ledger_entries (account_id, id);
create index ledger_entries_transfer on ledger_entries (transfer_id);

create function ledger_transfer_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'ledger transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transfer_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are only ever added';
end $$;
create trigger ledger_entries_frozen before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create trigger ledger_transfers_frozen before update or delete on ledger_transfers
  for each row execute function ledger_is_append_only();
