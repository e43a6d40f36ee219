-- Proposals of pros to their clients and quotes: drafts, frozen versions, signatures, and payments by
-- installment that end in ordinary orders.

-- The last number that each showroom gave to a proposal.
create table proposal_counters (
  showroom_id uuid primary key references showrooms on delete cascade,
  last int not null
);

create table proposals (
  id uuid primary key,
  showroom_id uuid not null references showrooms,
  -- P-1001, a quote Q-1002
  number text not null,
  kind text not null check (kind in ('proposal', 'quote')),
  client_id uuid references clients on delete set null,
  client_name text not null default '',
  client_email text not null default '',
  -- the account that signs or pays, once it is known
  customer_id uuid references users on delete set null,
  -- what it was made from
  project_id uuid references projects on delete set null,
  status text not null
    check (status in ('draft', 'sent', 'viewed', 'changes_asked', 'accepted', 'declined', 'expired', 'withdrawn',
      'canceled')),
  title text not null default '',
  -- counts up with each autosave
  revision int not null default 1,
  -- what the pro edits; the client sees only versions
  draft jsonb not null,
  -- the version that was sent last, and the one that was signed last
  version int not null default 0,
  accepted_version int,
  -- lines that orders took over: [{ line_ids, freight, at }]
  ordered jsonb not null default '[]',
  -- SHA-256 of the link's secret, which is derived from the id and the server's key
  token_hash bytea not null unique,
  total_cents int not null default 0 check (total_cents >= 0),
  sent_at timestamptz,
  viewed_at timestamptz,
  accepted_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (showroom_id, number)
);
create index proposals_newest on proposals (showroom_id, updated_at desc, id desc);
create index proposals_client on proposals (client_id) where client_id is not null;
create index proposals_customer on proposals (customer_id, updated_at desc) where customer_id is not null;
create index proposals_project on proposals (project_id) where project_id is not null;

-- What was sent, with its prices. Never changed afterwards, except for the answer.
create table proposal_versions (
  id uuid primary key,
  proposal_id uuid not null references proposals on delete cascade,
  version int not null,
  content jsonb not null,
  -- what each product costs and who gets what of it, at the moment of sending
  prices jsonb not null,
  valid_until date not null,
  answer text not null default 'open'
    check (answer in ('open', 'signed', 'declined', 'replaced', 'withdrawn', 'expired')),
  -- what was chosen and what it came to
  picks jsonb not null default '[]',
  total_cents int not null check (total_cents >= 0),
  product_cents int not null,
  message text not null default '',
  signed_name text not null default '',
  signed_ip text not null default '',
  signed_by uuid references users on delete set null,
  answered_at timestamptz,
  sent_at timestamptz not null default now(),
  unique (proposal_id, version),
  check (product_cents between 0 and total_cents)
);
create index proposal_versions_open on proposal_versions (valid_until) where answer = 'open';
create index proposal_versions_signer on proposal_versions (signed_by) where signed_by is not null;

create table proposal_comments (
  id uuid primary key,
  proposal_id uuid not null references proposals on delete cascade,
  is_from_pro boolean not null,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index proposal_comments_proposal on proposal_comments (proposal_id, created_at);

create table proposal_installments (
  id uuid primary key,
  proposal_id uuid not null references proposals on delete cascade,
  position int not null,
  label text not null,
  amount_cents int not null check (amount_cents > 0),
  -- what of it pays for products, with freight and tax, and what for the pro's own charges
  product_cents int not null check (product_cents >= 0),
  own_cents int not null check (own_cents >= 0),
  -- due on a day, or once the pro says that the milestone is reached; neither: due at the signing
  due_on date,
  milestone text not null default '',
  asked_at timestamptz,
  reminded_at timestamptz,
  paid_at timestamptz,
  unique (proposal_id, position),
  check (amount_cents = product_cents + own_cents)
);
create index proposal_installments_due on proposal_installments (due_on) where paid_at is null;

-- Each attempt to pay an installment. Written before the provider is asked, under the key it is asked with.
create table proposal_payments (
  id uuid primary key,
  proposal_id uuid not null references proposals,
  -- null once a change order has replaced an installment that was never paid
  installment_id uuid references proposal_installments on delete set null,
  customer_id uuid references users on delete set null,
  showroom_id uuid not null references showrooms,
  provider text not null,
  idempotency_key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  product_cents int not null check (product_cents >= 0),
  own_cents int not null check (own_cents >= 0),
  status text not null check (status in ('requested', 'requires_action', 'succeeded', 'declined', 'failed')),
  provider_ref text unique,
  message text not null default '',
  card_hash bytea not null,
  card_brand text not null default '',
  card_last4 text not null default '',
  created_at timestamptz not null default now(),
  unanswered_at timestamptz,
  settled_at timestamptz,
  -- the order that the products' part went into
  order_id uuid references orders,
  -- what of the pro's part has become available
  released_cents int not null default 0,
  -- of a deposit, because the job was canceled before its products were ordered; "taken_back": by the client's
  -- bank
  refund_status text check (refund_status in ('requested', 'succeeded', 'failed', 'taken_back')),
  refund_ref text,
  refund_asked_at timestamptz,
  -- since when the client's bank works on it; null for cards
  processing_at timestamptz,
  -- what the client's bank has taken back, of the deposit and of the pro's own charges: it is no longer
  -- released, ordered from or refunded
  lost_product_cents int not null default 0,
  lost_own_cents int not null default 0,
  check (released_cents between 0 and own_cents),
  check (amount_cents = product_cents + own_cents),
  constraint proposal_payments_lost_own_check check (released_cents >= 0 and lost_own_cents >= 0 and (released_cents
    + lost_own_cents) <= own_cents),
  constraint proposal_payments_lost_product_check check (lost_product_cents between 0 and product_cents)
);
-- one payment at a time, and one success, for each installment
create unique index proposal_payments_one on proposal_payments (installment_id)
  where status in ('requested', 'requires_action', 'succeeded');
create index proposal_payments_proposal on proposal_payments (proposal_id, created_at);
create index proposal_payments_customer on proposal_payments (customer_id) where customer_id is not null;
create index proposal_payments_unsettled on proposal_payments (created_at)
  where status in ('requested', 'requires_action');
create index proposal_payments_refunds on proposal_payments (refund_asked_at) where refund_status = 'requested';
create index proposal_payments_unreleased on proposal_payments (settled_at)
  where status = 'succeeded' and (own_cents - lost_own_cents) > released_cents;
create index proposal_payments_installment_id on proposal_payments (installment_id) where installment_id is not null;
create index proposal_payments_order_id on proposal_payments (order_id) where order_id is not null;
create index proposal_payments_showroom_id on proposal_payments (showroom_id);

alter table orders add constraint orders_proposal_id_fkey
  foreign key (proposal_id) references proposals on delete set null;
