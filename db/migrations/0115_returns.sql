-- Returns, damage claims and goodwill refunds: records of their own beside an item's status.

-- What a line has given back of its charge so far: the shares that were reversed, and what the marketplace or the carrier
-- paid in their place.
alter table order_items
  add column refunded_vendor_cents int not null default 0,
  add column refunded_contractor_cents int not null default 0,
  add column refunded_margin_cents int not null default 0,
  add column refunded_shipping_cents int not null default 0,
  add column refunded_tax_cents int not null default 0,
  add column borne_platform_cents int not null default 0,
  add column borne_carrier_cents int not null default 0,
  -- paid to the vendor for a replacement that it ships
  add column replacement_platform_cents int not null default 0,
  add column replacement_carrier_cents int not null default 0,
  add constraint order_items_given_back check (
    least(refunded_vendor_cents, refunded_contractor_cents, refunded_margin_cents, refunded_shipping_cents,
      refunded_tax_cents, borne_platform_cents, borne_carrier_cents, replacement_platform_cents,
      replacement_carrier_cents) >= 0
    and refunded_vendor_cents + refunded_contractor_cents + refunded_margin_cents + refunded_shipping_cents
      + refunded_tax_cents + borne_platform_cents + borne_carrier_cents <= line_total_cents);

alter table refunds
  add column kind text not null default 'order' check (kind in ('order', 'return', 'damage', 'goodwill'));

-- What carriers owe us for products they damaged.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'customer_receivable', 'gateway_clearing', 'vendor_pending', 'vendor_available',
  'contractor_pending', 'contractor_available', 'platform_revenue', 'tax_payable', 'shipping', 'refunds', 'payouts',
  'carrier_claims'));

create sequence return_case_numbers start 20001;
create table return_cases (
  id uuid primary key,
  number text not null unique default nextval('return_case_numbers')::text,
  kind text not null check (kind in ('return', 'damage', 'goodwill')),
  status text not null check (status in (
    'requested', 'approved', 'shipped', 'declined', 'disputed', 'refunded', 'replaced', 'withdrawn', 'closed')),
  order_id uuid not null references orders,
  -- the units that it is about: a line, or a part that was taken out of one
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
  -- until when it is to be refunded or answered
  due_at timestamptz not null,
  reminded_at timestamptz,
  overdue_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz
);
-- one open case for a line, whatever is sent at once
create unique index return_cases_one_open on return_cases (order_item_id)
  where status in ('requested', 'approved', 'shipped', 'disputed');
create index return_cases_item on return_cases (order_item_id);
create index return_cases_taken_from on return_cases (taken_from_id) where taken_from_id is not null;
create index return_cases_order on return_cases (order_id);
create index return_cases_vendor on return_cases (vendor_id, updated_at desc);
create index return_cases_updated on return_cases (updated_at desc, id);
create index return_cases_due on return_cases (due_at) where status in ('requested', 'shipped', 'disputed');
create index return_cases_refund on return_cases (refund_id) where refund_id is not null;

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

-- Pictures of what arrived. Those without a case were sent for a form that has not been sent yet.
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
create trigger return_case_photo_dropped after delete on return_case_photos
  for each row execute function drop_message_file();

-- Returns that are under way get their records.
insert into return_cases (id, kind, status, order_id, order_item_id, vendor_id, qty, reason, details, due_at, created_at,
  updated_at)
select gen_random_uuid(), 'return', 'requested', i.order_id, i.id, i.vendor_id, i.qty, 'other',
  coalesce((select h.note from order_item_history h
    where h.order_item_id = i.id and h.to_status = 'Return Request' order by h.at desc limit 1), ''),
  i.status_date + interval '30 days', i.status_date, i.status_date
from order_items i where i.status = 'Return Request';
insert into return_case_events (id, case_id, status, by_role, note, at)
select gen_random_uuid(), id, 'requested', 'User', details, created_at from return_cases;
