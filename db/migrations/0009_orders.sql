-- Orders as they were at the sale, the payments that settle them, returns, and samples.

create table coupons (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  code text not null,
  -- exactly one of the two
  percent_bp int check (percent_bp between 1 and 10000),
  amount_cents int check (amount_cents > 0),
  max_uses int check (max_uses > 0),
  max_uses_per_user int check (max_uses_per_user > 0),
  uses int not null default 0,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  -- of the products that it applies to
  minimum_cents int check (minimum_cents > 0),
  -- for products in this category and below only
  category_id int references categories,
  -- for one client only; once that client is gone, for no one
  is_gift boolean not null default false,
  client_id uuid references clients on delete set null,
  -- for the showroom's team
  note text not null default '',
  -- ended early: by the showroom, or by the marketplace for a reason
  ended_at timestamptz,
  ended_by_market boolean not null default false,
  end_reason text not null default '',
  updated_at timestamptz not null default now(),
  check (max_uses is null or uses <= max_uses),
  check (num_nonnulls(percent_bp, amount_cents) = 1),
  check (is_gift or client_id is null)
);
create unique index coupons_code on coupons (showroom_id, upper(code));
create index coupons_showroom on coupons (showroom_id, created_at desc, id);
create index coupons_category on coupons (category_id) where category_id is not null;
create index coupons_client on coupons (client_id) where client_id is not null;

-- Certificates that exempt an account's purchases from a state's sales tax.
create table tax_certificates (
  id uuid primary key,
  user_id uuid not null references users,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  reason text not null check (reason in ('resale', 'government', 'nonprofit', 'other')),
  -- the last day on which it is valid
  expires_on date not null,
  file_name text not null,
  media_type text not null,
  path text not null,
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'declined', 'revoked', 'removed')),
  -- to the owner, from the admin who decided
  answer text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null
);
create index tax_certificates_by_user on tax_certificates (user_id, created_at);
create index tax_certificates_waiting on tax_certificates (created_at) where status = 'requested';
create unique index tax_certificates_counting on tax_certificates (user_id, state) where status = 'approved';
create index tax_certificates_decided_by on tax_certificates (decided_by) where decided_by is not null;

-- The return windows of an order are those that were set when it was placed: a later setting does not change
-- them.
create function return_window(part text, usual int) returns int language sql stable as $$
  select coalesce((select (value ->> part)::int from settings where key = 'returns'), usual)
$$;

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
  total_cents int not null,
  list_total_cents int not null,
  coupon_id uuid references coupons,
  coupon_code text,
  shipping_address jsonb not null,
  card_brand text,
  card_last4 text,
  job_name text not null default '',
  po_number text not null default '',
  placed_at timestamptz not null default now(),
  paid_at timestamptz,
  invitation_id uuid references invitations on delete set null,
  -- the proposal that it came from
  proposal_id uuid,
  -- why the sale has no sales tax
  tax_certificate_id uuid references tax_certificates,
  -- an order keeps the return windows that were set when it was placed
  return_days int not null default return_window('return_days', 12) check (return_days > 0),
  parcel_claim_days int not null default return_window('parcel_claim_days', 30) check (parcel_claim_days > 0),
  freight_claim_days int not null default return_window('freight_claim_days', 5) check (freight_claim_days > 0),
  refund_days int not null default return_window('refund_days', 30) check (refund_days > 0),
  -- who bears the coupon: it comes out of the pro's markup
  coupon_borne_by text check (coupon_borne_by = 'pro'),
  check (total_cents = merchandise_cents - discount_cents + shipping_cents + tax_cents)
);
create index orders_user on orders (user_id, placed_at desc);
create index orders_showroom on orders (showroom_id, placed_at desc);
create index orders_unsettled on orders (placed_at) where status = 'pending_payment';
-- one order per cart, whatever is sent at once
create unique index orders_one_per_project on orders (project_id) where status in ('pending_payment', 'paid');
-- uses of a coupon by one customer are counted from orders
create index orders_coupon on orders (coupon_id, user_id) where coupon_id is not null;
create index orders_invitation on orders (invitation_id) where invitation_id is not null;
create index orders_proposal on orders (proposal_id) where proposal_id is not null;
-- a buyer's orders that wait for their payment: a cart counts its own reservations as available
create index orders_waiting on orders (user_id) where status = 'pending_payment';
create index orders_project_id on orders (project_id);
create index orders_tax_certificate_id on orders (tax_certificate_id) where tax_certificate_id is not null;

-- The part of an order that one vendor supplies.
create table vendor_orders (
  id uuid primary key,
  order_id uuid not null references orders,
  vendor_id uuid not null references vendors,
  number text not null unique,
  -- a vendor answers within 48 hours: when a late one was reminded, and when the others were told
  reminded_at timestamptz,
  late_told_at timestamptz,
  -- the code to show when this vendor's part of the order is collected
  pickup_code text check (pickup_code ~ '^[0-9]{6}$'),
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
  status text not null
    check (status in ('Waiting for approval', 'Vendor Approved', 'Decline', 'In Progress', 'Ready to Pick Up',
      'Accept to Pick Up', 'Picked Up', 'Shipping', 'Shipped', 'Out For Delivery', 'Cancle', 'Return Request',
      'Returned', 'Delivered')),
  status_date timestamptz not null default now(),
  delivered_at timestamptz,
  -- units taken from stock at the sale; the rest of `qty` is on back order
  reserved_qty int not null default 0,
  -- when the shares of a delivered item became available to vendor and contractor
  released_at timestamptz,
  -- the vendor's number at the sale; null if it is the same as the SKU
  vendor_sku text,
  -- the lot that a line ships from, how many of its units were taken from that lot's count, and whether the
  -- customer asked for this lot only
  lot text not null default '',
  lot_qty int not null default 0,
  same_lot boolean not null default false,
  -- what the line has given back so far: the shares that were reversed, and what the marketplace or the carrier
  -- paid instead
  refunded_vendor_cents int not null default 0,
  refunded_contractor_cents int not null default 0,
  refunded_margin_cents int not null default 0,
  refunded_shipping_cents int not null default 0,
  refunded_tax_cents int not null default 0,
  borne_platform_cents int not null default 0,
  borne_carrier_cents int not null default 0,
  -- paid to the vendor for a replacement that it ships
  replacement_platform_cents int not null default 0,
  replacement_carrier_cents int not null default 0,
  -- a new date, if the item will not be ready as promised
  ready_on date,
  delayed_at timestamptz,
  -- everyone concerned was told that its date has passed
  slip_told_at timestamptz,
  check (unit_price_cents = final_price_cents + platform_margin_cents + contractor_markup_cents),
  check (line_total_cents = unit_price_cents * qty - discount_cents + shipping_cents + tax_cents),
  check (discount_cents <= contractor_markup_cents * qty),
  check (reserved_qty between 0 and qty),
  check (lot_qty between 0 and qty),
  constraint order_items_given_back check (least(refunded_vendor_cents, refunded_contractor_cents,
    refunded_margin_cents, refunded_shipping_cents, refunded_tax_cents, borne_platform_cents, borne_carrier_cents,
    replacement_platform_cents, replacement_carrier_cents) >= 0 and (refunded_vendor_cents + refunded_contractor_cents
    + refunded_margin_cents + refunded_shipping_cents + refunded_tax_cents + borne_platform_cents
    + borne_carrier_cents) <= line_total_cents)
);
create index order_items_order on order_items (order_id, position);
create index order_items_vendor on order_items (vendor_id, status);
create index order_items_unreleased on order_items (delivered_at) where status = 'Delivered' and released_at is null;
-- whether something was ordered, before it is deleted
create index order_items_variant on order_items (variant_id);
create index order_items_lot on order_items (variant_id) where lot <> '';
create index order_items_waiting on order_items (vendor_order_id) where status = 'Waiting for approval';
create index order_items_preparing on order_items (status_date)
  where status in ('Waiting for approval', 'Vendor Approved', 'In Progress') and slip_told_at is null;
create index order_items_vendor_order_id on order_items (vendor_order_id);

create table order_item_history (
  id uuid primary key,
  order_item_id uuid not null references order_items on delete cascade,
  from_status text,
  to_status text not null,
  by_user_id uuid references users on delete set null,
  by_role text not null,
  note text not null default '',
  tracking text not null default '',
  at timestamptz not null default now(),
  -- of the tracking number
  carrier text not null default '',
  -- 'date' for a new date; empty for changes of status and address, which the statuses distinguish
  kind text not null default '' check (kind in ('', 'date'))
);
create index order_item_history_item on order_item_history (order_item_id, at);
create index order_item_history_by_user_id on order_item_history (by_user_id) where by_user_id is not null;

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
  settled_at timestamptz,
  -- the provider was asked, but its response was lost
  unanswered_at timestamptz,
  -- of the card's token: a repeated attempt with another card does not get this one's result
  card_hash bytea,
  -- since when a bank has been working on it; the customer has nothing left to confirm
  processing_at timestamptz,
  -- known as soon as the bank asks a question; the order gets it only once it is paid
  card_brand text not null default '',
  card_last4 text not null default ''
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
  settled_at timestamptz,
  kind text not null default 'order' check (kind in ('order', 'return', 'damage', 'missing', 'goodwill'))
);
create index refunds_payment on refunds (payment_id);
create index refunds_unsettled on refunds (created_at) where status = 'requested';
create index refunds_order_item_id on refunds (order_item_id) where order_item_id is not null;

-- Makes clients of people who left their details or bought in a showroom; existing clients stay as they are.
create function gather_clients() returns void language sql as $$
  insert into clients (id, showroom_id, account_id, full_name, email, phone, stage, stage_since, source,
    created_at, updated_at)
  select gen_random_uuid(), o.showroom_id, u.id, trim(u.first_name || ' ' || u.last_name), u.email, u.phone,
    'paid', max(o.placed_at), 'purchase', min(o.placed_at), max(o.placed_at)
  from orders o join users u on u.id = o.user_id join showrooms s on s.id = o.showroom_id
  where o.status = 'paid' and u.deleted_at is null and s.user_id <> u.id
  group by o.showroom_id, u.id
  on conflict do nothing;

  insert into clients (id, showroom_id, full_name, email, phone, stage, stage_since, source, created_at, updated_at)
  select distinct on (l.showroom_id, lower(l.email)) gen_random_uuid(), l.showroom_id, l.full_name, l.email,
    l.phone_number, 'lead', l.created_at, 'lead', l.created_at, l.created_at
  from leads l
  where l.showroom_id is not null
  order by l.showroom_id, lower(l.email), l.created_at desc
  on conflict do nothing;

  insert into client_events (id, client_id, kind, detail, at)
  select gen_random_uuid(), c.id, 'paid', o.number, o.placed_at
  from clients c join orders o on o.showroom_id = c.showroom_id and o.user_id = c.account_id and o.status = 'paid'
  where not exists (select from client_events e where e.client_id = c.id);

  insert into client_events (id, client_id, kind, detail, at)
  select gen_random_uuid(), c.id, 'lead', l.lead_type, l.created_at
  from clients c join leads l on l.showroom_id = c.showroom_id and lower(l.email) = lower(c.email)
  where not exists (select from client_events e where e.client_id = c.id and e.kind = 'lead');
$$;

create sequence return_case_numbers start 20001;
-- Returns, damage claims, missing items and goodwill refunds: records of their own beside an item's status.
create table return_cases (
  id uuid primary key,
  number text not null default nextval('return_case_numbers')::text unique,
  kind text not null check (kind in ('return', 'damage', 'missing', 'goodwill')),
  status text not null
    check (status in ('requested', 'approved', 'shipped', 'declined', 'disputed', 'refunded', 'replaced', 'withdrawn',
      'closed')),
  order_id uuid not null references orders,
  -- the units that it is about: a line, or a part that was split off one
  order_item_id uuid not null references order_items,
  taken_from_id uuid references order_items,
  vendor_id uuid not null references vendors,
  qty int not null check (qty > 0),
  reason text not null,
  details text not null default '',
  -- of a damage claim
  wanted text check (wanted in ('replacement', 'refund', 'part')),
  wanted_percent int check (wanted_percent between 1 and 99),
  is_freight boolean not null default false,
  -- the answer
  return_to text not null default '',
  label_note text not null default '',
  answer text not null default '',
  carrier text not null default '',
  tracking text not null default '',
  received_qty int check (received_qty >= 0),
  condition text check (condition in ('new', 'opened', 'damaged')),
  -- the outcome
  borne_by text check (borne_by in ('vendor', 'carrier', 'marketplace')),
  refund_id uuid references refunds,
  refund_cents int not null default 0,
  kept_shipping_cents int not null default 0,
  -- what the vendor gave back of its share
  vendor_cents int not null default 0,
  -- when it must be refunded or answered
  due_at timestamptz not null,
  reminded_at timestamptz,
  overdue_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  -- the vendor's prepaid label for the return, a PDF; empty if the customer prints ours
  label_path text not null default ''
);
-- one open case per line, whatever is sent at once
create unique index return_cases_one_open on return_cases (order_item_id)
  where status in ('requested', 'approved', 'shipped', 'disputed');
create index return_cases_item on return_cases (order_item_id);
create index return_cases_taken_from on return_cases (taken_from_id) where taken_from_id is not null;
create index return_cases_order on return_cases (order_id);
create index return_cases_vendor on return_cases (vendor_id, updated_at desc);
create index return_cases_updated on return_cases (updated_at desc, id);
create index return_cases_due on return_cases (due_at) where status in ('requested', 'shipped', 'disputed');
create index return_cases_refund on return_cases (refund_id) where refund_id is not null;

-- Pictures of what arrived. Those without a case belong to a form that has not been sent yet.
create table return_case_photos (
  id uuid primary key,
  order_id uuid not null references orders,
  case_id uuid references return_cases on delete cascade,
  user_id uuid references users on delete cascade,
  position int not null default 0,
  file_name text not null,
  media_type text not null,
  bytes int not null,
  path text not null,
  preview_path text not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create index return_case_photos_case on return_case_photos (case_id, position) where case_id is not null;
create index return_case_photos_stray on return_case_photos (created_at) where case_id is null;
create index return_case_photos_user on return_case_photos (user_id) where user_id is not null;
create index return_case_photos_order on return_case_photos (order_id);

-- Leaves the files of a deleted row to the job that removes dropped files.
create function drop_message_file() returns trigger language plpgsql as $$
begin
  insert into dropped_files (path)
  select path from (values (old.path), (old.preview_path)) as gone (path) where path is not null
  on conflict do nothing;
  return old;
end $$;
create trigger return_case_photo_dropped after delete on return_case_photos
  for each row execute function drop_message_file();

create table return_case_events (
  id uuid primary key,
  case_id uuid not null references return_cases on delete cascade,
  status text not null,
  by_user_id uuid references users on delete set null,
  by_role text not null,
  note text not null default '',
  at timestamptz not null default now()
);
create index return_case_events_case on return_case_events (case_id, at, id);
create index return_case_events_user on return_case_events (by_user_id) where by_user_id is not null;

-- Samples that a customer collects and orders together.
create table sample_basket_items (
  user_id uuid not null references users on delete cascade,
  variant_id bigint not null references variants on delete cascade,
  -- where it was found, so that its pro hears of the order
  showroom_id uuid references showrooms on delete set null,
  added_at timestamptz not null default now(),
  primary key (user_id, variant_id)
);
create index sample_basket_items_showroom_id on sample_basket_items (showroom_id) where showroom_id is not null;
create index sample_basket_items_variant_id on sample_basket_items (variant_id);

create sequence sample_order_numbers start 1001;
create table sample_orders (
  id uuid primary key,
  number text not null default 'S-' || nextval('sample_order_numbers') unique,
  user_id uuid not null references users on delete cascade,
  -- the Idempotency-Key of the order, so that it is placed once
  request_id text not null,
  ship_to jsonb not null,
  placed_at timestamptz not null,
  unique (user_id, request_id)
);
create index sample_orders_by_user on sample_orders (user_id, placed_at desc);

-- What one vendor ships of a sample order, in one envelope.
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
create index sample_items_media_key on sample_items (media_key) where media_key is not null;
create index sample_items_showroom_id on sample_items (showroom_id) where showroom_id is not null;
