-- Payments that a customer's bank takes back, and debits of bank accounts, which take days.

-- Money that a provider holds while a payment is disputed.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_accounts_kind_check');
begin
  alter table ledger_accounts drop constraint ledger_accounts_kind_check;
  execute 'alter table ledger_accounts add constraint ledger_accounts_kind_check '
    || replace(kinds, '''gateway_clearing''::text', '''gateway_clearing''::text, ''disputes''::text');
end $$;

create sequence dispute_numbers start 30001;
create table disputes (
  id uuid primary key,
  number text not null unique default nextval('dispute_numbers')::text,
  provider text not null,
  provider_ref text not null unique,
  -- null where the payment was for something else than an order
  payment_id uuid references payments,
  order_id uuid references orders,
  amount_cents int not null check (amount_cents > 0),
  fee_cents int not null default 0,
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost', 'closed')),
  -- a bank's question before it takes anything back
  is_inquiry boolean not null,
  evidence_due_at timestamptz,
  -- as it was sent
  evidence jsonb,
  evidence_sent_at timestamptz,
  -- when the provider took the money, until it was decided
  held_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  reminded_at timestamptz
);
create index disputes_by_order on disputes (order_id);
create index disputes_open on disputes (opened_at) where status in ('needs_response', 'under_review');

-- Since when a bank has been working on a payment; the customer has nothing left to confirm.
alter table payments add column processing_at timestamptz;

-- The sandbox provider's side of the same.
alter table sandbox_charges
  drop constraint sandbox_charges_status_check,
  add constraint sandbox_charges_status_check
    check (status in ('succeeded', 'declined', 'requires_action', 'processing')),
  add column outcome text not null default '',
  add column settles_at timestamptz;

create table sandbox_disputes (
  id text primary key,
  charge_id text not null references sandbox_charges,
  amount_cents int not null,
  fee_cents int not null,
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost', 'closed')),
  is_inquiry boolean not null,
  evidence jsonb,
  due_at timestamptz not null,
  decides_at timestamptz,
  created_at timestamptz not null default now()
);

-- What it tells us: each twice, late, and in whatever order the delays make of it.
create table sandbox_events (
  id text primary key,
  type text not null check (type in ('charge', 'dispute')),
  object_id text not null,
  deliver_at timestamptz not null,
  copies int not null default 2,
  created_at timestamptz not null default now()
);
create index sandbox_events_due on sandbox_events (deliver_at);

create function tell_of_sandbox() returns trigger language plpgsql as $$
begin
  -- rows of long ago are those of a demo that is being loaded
  if tg_op = 'INSERT' and new.created_at < now() - interval '1 hour' then
    return null;
  end if;
  if tg_op = 'INSERT' or old.status is distinct from new.status then
    insert into sandbox_events (id, type, object_id, deliver_at)
    values ('evt_' || gen_random_uuid(), tg_argv[0], new.id, now() + random() * interval '20 seconds');
  end if;
  return null;
end $$;
create trigger sandbox_charges_told after insert or update of status on sandbox_charges
  for each row execute function tell_of_sandbox('charge');
create trigger sandbox_disputes_told after insert or update of status on sandbox_disputes
  for each row execute function tell_of_sandbox('dispute');
