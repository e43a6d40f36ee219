-- Plans of pros, and credits for AI 3D Design.

-- A pro's plan; an account has one.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null constraint subscriptions_one_per_user unique references users on delete cascade,
  plan text not null check (plan in ('basic', 'premium')),
  subscription_status text not null check (subscription_status in ('active', 'past_due', 'cancelled', 'lapsed')),
  paid_amount_cents int not null,
  started_at timestamptz not null default now(),
  renews_at timestamptz,
  -- "granted": given by the marketplace, free and without an end
  addon text not null default 'none' check (addon in ('none', 'paid', 'granted')),
  -- what a month costs; a new price applies from a later period
  price_cents int not null default 0 check (price_cents >= 0),
  -- periods end on this day of the month, in a shorter month on its last
  anchor_at timestamptz,
  period_start timestamptz,
  trial_until timestamptz,
  trial_used_at timestamptz,
  -- what it becomes when the period ends; null: it renews
  next_choice text check (next_choice in ('basic', 'addon', 'premium')),
  failed_at timestamptz,
  failed_tries int not null default 0,
  retry_at timestamptz,
  -- the end of the period whose renewal was announced
  reminded_for timestamptz,
  -- a new price and the day from which it applies, as announced by email
  announced_cents int,
  announced_from timestamptz,
  check (addon <> 'paid' or plan = 'basic')
);
create index subscriptions_due on subscriptions (renews_at) where renews_at is not null;
create index subscriptions_retry on subscriptions (retry_at) where retry_at is not null;

-- Codes that pros turn credits into. Each is redeemed once, in an AI design account.
create table credit_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- of the 16 characters, without dashes
  code_hash bytea not null unique,
  -- its last four characters, by which the pro knows the code
  ending text not null check (length(ending) = 4),
  -- who it is for
  note text not null default '' check (length(note) <= 60),
  credits int not null check (credits > 0),
  created_at timestamptz not null,
  redeemed_at timestamptz,
  withdrawn_at timestamptz,
  check (redeemed_at is null or withdrawn_at is null)
);
create index credit_codes_user on credit_codes (user_id, created_at desc);

create sequence plan_invoice_numbers start 1001;
-- What is charged for a plan or a pack of credits. It gets its number when it is paid.
create table plan_invoices (
  id uuid primary key,
  number text unique,
  user_id uuid not null references users,
  subscription_id uuid references subscriptions on delete set null,
  kind text not null check (kind in ('start', 'change', 'renewal', 'credits')),
  -- the plan that it pays for, and what a month of it costs
  choice text not null check (choice in ('addon', 'premium', 'credits')),
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
  paid_at timestamptz,
  -- how many credits it pays for
  credits int check (credits > 0),
  refunded_at timestamptz,
  check ((kind = 'credits') = (credits is not null) and (kind = 'credits') = (choice = 'credits'))
);
create index plan_invoices_user on plan_invoices (user_id, created_at desc);
create index plan_invoices_paid on plan_invoices (paid_at) where status = 'paid';
-- two requests, or two servers, never charge an account at the same time
create unique index plan_invoices_one_open on plan_invoices (user_id) where status = 'open';
create unique index plan_invoices_one_renewal on plan_invoices (subscription_id, period_from) where kind = 'renewal';
create index plan_invoices_subscription_id on plan_invoices (subscription_id) where subscription_id is not null;

-- Each attempt to collect an invoice. Written before the provider is asked, under the key it is asked with.
create table plan_payments (
  id uuid primary key,
  invoice_id uuid not null references plan_invoices,
  provider text not null,
  -- the card that is charged; null once its owner has removed it
  card_id uuid references saved_cards on delete set null,
  idempotency_key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  -- whether the owner is there to answer the bank
  is_attended boolean not null,
  -- "stray": paid after we had given it up, so it is refunded; "refunding": being refunded by an admin
  status text not null
    check (status in ('requested', 'requires_action', 'succeeded', 'declined', 'failed', 'stray', 'refunding',
      'refunded')),
  provider_ref text unique,
  refund_ref text,
  message text not null default '',
  created_at timestamptz not null,
  unanswered_at timestamptz,
  settled_at timestamptz,
  processing_at timestamptz,
  -- a debit of the account's saved bank account; else the card pays
  is_debit boolean not null default false
);
create index plan_payments_invoice on plan_payments (invoice_id, created_at);
create unique index plan_payments_one_unsettled on plan_payments (invoice_id)
  where status in ('requested', 'requires_action');
create index plan_payments_unsettled on plan_payments (created_at)
  where status in ('requested', 'requires_action', 'stray', 'refunding');
create index plan_payments_card_id on plan_payments (card_id) where card_id is not null;

-- Every change of a pro's credits, with the balance after it, which is never below zero.
create table credit_entries (
  id bigint generated by default as identity primary key,
  user_id uuid not null references users on delete cascade,
  change int not null check (change <> 0),
  balance int not null check (balance >= 0),
  reason text not null check (reason in ('bought', 'included', 'refunded', 'disputed', 'given', 'taken_back')),
  invoice_id uuid references plan_invoices,
  created_at timestamptz not null,
  code_id uuid references credit_codes on delete cascade,
  -- a code takes its credits once, and gives them back once
  unique (code_id, reason),
  -- an invoice gives its credits once, and takes them back once
  unique (invoice_id, reason),
  check ((invoice_id is null) <> (code_id is null) and (code_id is not null) = (reason in ('given', 'taken_back')))
);
create index credit_entries_user on credit_entries (user_id, id desc);
