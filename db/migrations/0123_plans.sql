-- Plans of pros: one subscription per account, what it was charged, and how.

-- Until now a row per plan that was begun, of which the latest counted.
delete from subscriptions old using subscriptions newer
  where newer.user_id = old.user_id and (newer.started_at, newer.id) > (old.started_at, old.id);
drop index subscriptions_user;

alter table subscriptions
  add constraint subscriptions_one_per_user unique (user_id),
  -- "granted": given by the marketplace, free and without an end
  add column addon text not null default 'none' check (addon in ('none', 'paid', 'granted')),
  -- what a month costs; a new price counts from a later period on
  add column price_cents int not null default 0 check (price_cents >= 0),
  -- periods end on this day of the month, in a shorter month on its last
  add column anchor_at timestamptz,
  add column period_start timestamptz,
  add column trial_until timestamptz,
  add column trial_used_at timestamptz,
  -- what it becomes when the period ends; null: it renews
  add column next_choice text check (next_choice in ('basic', 'addon', 'premium')),
  add column failed_at timestamptz,
  add column failed_tries int not null default 0,
  add column retry_at timestamptz,
  -- the end of the period whose renewal was announced
  add column reminded_for timestamptz,
  -- a new price and the day from which periods cost it, as told by email
  add column announced_cents int,
  add column announced_from timestamptz,
  add check (addon <> 'paid' or plan = 'basic');

-- Basic is free and never renews; what Premium cost is what the marketplace asked for it.
update subscriptions set renews_at = null where plan = 'basic';
update subscriptions set price_cents = 19900 where plan = 'premium';
update subscriptions set anchor_at = renews_at, period_start = renews_at - interval '1 month'
  where renews_at is not null;

-- The add-on was marked on the account and on the showroom. Nobody has paid for it so far.
insert into subscriptions (id, user_id, plan, subscription_status, paid_amount_cents, started_at, addon)
  select gen_random_uuid(), id, 'basic', 'active', 0, now(), 'granted' from users u
  where u.deleted_at is null and (u.custom_addon or exists (
    select from showrooms s where s.user_id = u.id and lower(s.custom_addon_status) in ('1', 'true', 'active')))
  on conflict (user_id) do update set addon = 'granted';

alter table users drop column custom_addon;
alter table showrooms drop column custom_addon_status, drop column basic_addon_status, drop column plan;

create index subscriptions_due on subscriptions (renews_at) where renews_at is not null;
create index subscriptions_retry on subscriptions (retry_at) where retry_at is not null;

create sequence plan_invoice_numbers start 1001;

-- What a plan is charged. It gets its number when it is paid.
create table plan_invoices (
  id uuid primary key,
  number text unique,
  user_id uuid not null references users,
  subscription_id uuid references subscriptions on delete set null,
  kind text not null check (kind in ('start', 'change', 'renewal')),
  -- the plan that it pays for, and what a month of it costs
  choice text not null check (choice in ('addon', 'premium')),
  price_cents int not null,
  status text not null check (status in ('open', 'paid', 'void')),
  lines jsonb not null,
  amount_cents int not null check (amount_cents > 0),
  period_from timestamptz not null,
  period_to timestamptz not null,
  bill_to jsonb not null default '{}',
  card_brand text not null default '',
  card_last4 text not null default '',
  created_at timestamptz not null,
  paid_at timestamptz
);
create index plan_invoices_user on plan_invoices (user_id, created_at desc);
create index plan_invoices_paid on plan_invoices (paid_at) where status = 'paid';
-- two requests, or two servers, never charge an account at the same time
create unique index plan_invoices_one_open on plan_invoices (user_id) where status = 'open';
create unique index plan_invoices_one_renewal on plan_invoices (subscription_id, period_from)
  where kind = 'renewal';

-- Each attempt to collect an invoice. Written before the provider is asked, under the key it is asked with.
create table plan_payments (
  id uuid primary key,
  invoice_id uuid not null references plan_invoices,
  provider text not null,
  -- the card that it is asked of; gone once its owner removes it
  card_id uuid references saved_cards on delete set null,
  idempotency_key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  -- whether its owner is there to answer the bank
  is_attended boolean not null,
  -- "stray": paid after we had given it up, so it goes back
  status text not null check (
    status in ('requested', 'requires_action', 'succeeded', 'declined', 'failed', 'stray', 'refunded')),
  provider_ref text unique,
  refund_ref text,
  message text not null default '',
  created_at timestamptz not null,
  unanswered_at timestamptz,
  settled_at timestamptz
);
create index plan_payments_invoice on plan_payments (invoice_id, created_at);
create unique index plan_payments_one_unsettled on plan_payments (invoice_id)
  where status in ('requested', 'requires_action');
create index plan_payments_unsettled on plan_payments (created_at)
  where status in ('requested', 'requires_action', 'stray');
