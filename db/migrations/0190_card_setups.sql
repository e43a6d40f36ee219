-- A card that its bank asks about before it may be saved. It becomes a saved card once the bank has said yes; until
-- then it is listed nowhere.
create table card_setups (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  -- the provider's name of what its bank is asked
  provider_ref text not null unique,
  provider_token text not null,
  -- as typed in our form, or empty; with the provider's own fields the provider says
  exp_date text not null,
  name_on_card text not null,
  is_default boolean not null,
  status text not null default 'requires_action' check (status in ('requires_action', 'succeeded', 'declined')),
  message text not null default '',
  created_at timestamptz not null
);
create index card_setups_by_user on card_setups (user_id);
create index card_setups_by_age on card_setups (created_at);

-- Whoever leaves before the bank has said yes leaves no card at the provider.
create trigger card_setups_left after delete on card_setups
  for each row when (old.status = 'requires_action') execute function release_card();

-- The sandbox provider's side of the same.
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
alter table sandbox_events
  drop constraint sandbox_events_type_check,
  add constraint sandbox_events_type_check check (type in ('charge', 'dispute', 'setup'));
create trigger sandbox_setups_told after update of status on sandbox_setups
  for each row execute function tell_of_sandbox('setup');
