-- What a client's bank has taken back of a proposal's payment: of the deposit, and of the pro's own charges. Nothing of it
-- is released, ordered from or refunded any more.
alter table proposal_payments
  add column lost_product_cents int not null default 0,
  add column lost_own_cents int not null default 0,
  add constraint proposal_payments_lost_product_check check (lost_product_cents between 0 and product_cents),
  add constraint proposal_payments_lost_own_check
    check (released_cents >= 0 and lost_own_cents >= 0 and released_cents + lost_own_cents <= own_cents);
drop index proposal_payments_unreleased;
create index proposal_payments_unreleased on proposal_payments (settled_at)
  where status = 'succeeded' and own_cents - lost_own_cents > released_cents;
