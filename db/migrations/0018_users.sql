-- What is left when an account is closed: goods that come back when it opens again, cards that a provider forgets.

-- Taken off sale because the vendor's account was closed; put back when that opens again.
alter table products add column withdrawn_at timestamptz;

-- Cards that nobody keeps any more. The payment provider is asked to forget them, until it has.
create table released_cards (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_token text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null
);
create index released_cards_due on released_cards (next_attempt_at);

-- However a card leaves an account (removed, replaced, with the account itself), it is released. An hour later,
-- since a payment with it may still be on its way.
create function release_card() returns trigger language plpgsql as $$
begin
  insert into released_cards (provider, provider_token, next_attempt_at)
  values (old.provider, old.provider_token, now() + interval '1 hour');
  return null;
end $$;
create trigger saved_cards_released after delete on saved_cards
  for each row execute function release_card();
create trigger saved_cards_replaced after update of provider_token on saved_cards
  for each row when (old.provider_token is distinct from new.provider_token) execute function release_card();
