-- The books of the sandbox payment provider: what a real one would keep on its side.

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

-- Cards that the sandbox's bank asks about before they are saved.
create table sandbox_setups (
  id text primary key,
  token text not null,
  outcome text not null,
  brand text not null,
  last4 text not null,
  status text not null check (status in ('succeeded', 'declined', 'requires_action')),
  message text not null default '',
  created_at timestamptz not null default now()
);

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
create trigger sandbox_setups_told after update of status on sandbox_setups
  for each row execute function tell_of_sandbox('setup');

create table sandbox_charges (
  id text primary key,
  idempotency_key text not null unique,
  amount_cents int not null,
  refunded_cents int not null default 0,
  status text not null check (status in ('succeeded', 'declined', 'requires_action', 'processing')),
  message text not null default '',
  brand text not null,
  last4 text not null,
  created_at timestamptz not null default now(),
  outcome text not null default '',
  settles_at timestamptz,
  check (refunded_cents <= amount_cents)
);
create trigger sandbox_charges_told after insert or update of status on sandbox_charges
  for each row execute function tell_of_sandbox('charge');

create table sandbox_refunds (
  id text primary key,
  charge_id text not null references sandbox_charges,
  idempotency_key text not null unique,
  amount_cents int not null,
  created_at timestamptz not null default now()
);
create index sandbox_refunds_charge_id on sandbox_refunds (charge_id);

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
create index sandbox_disputes_charge_id on sandbox_disputes (charge_id);
create trigger sandbox_disputes_told after insert or update of status on sandbox_disputes
  for each row execute function tell_of_sandbox('dispute');

-- The sandbox's copy of the evidence.
create table sandbox_dispute_files (
  dispute_id text not null references sandbox_disputes on delete cascade,
  purpose text not null,
  name text not null,
  bytes bytea not null,
  primary key (dispute_id, purpose)
);

-- Webhook calls of the sandbox: each made twice, late, and in any order.
create table sandbox_events (
  id text primary key,
  type text not null check (type in ('charge', 'dispute', 'setup')),
  object_id text not null,
  deliver_at timestamptz not null,
  copies int not null default 2,
  created_at timestamptz not null default now()
);
create index sandbox_events_due on sandbox_events (deliver_at);

-- Where the sandbox pays out to.
create table sandbox_bank_accounts (
  token text primary key,
  outcome text not null,
  last4 text not null,
  created_at timestamptz not null default now()
);

create table sandbox_payouts (
  id text primary key,
  idempotency_key text not null unique,
  destination text not null references sandbox_bank_accounts,
  amount_cents bigint not null check (amount_cents > 0),
  arrives_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_payouts_destination on sandbox_payouts (destination);
