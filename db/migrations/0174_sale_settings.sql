-- The return windows of an order are those that were set when it was placed: a later setting leaves them alone.
create function return_window(part text, usual int) returns int language sql stable as $$
  select coalesce((select (value ->> part)::int from settings where key = 'returns'), usual)
$$;

alter table orders
  add column return_days int not null default 12 check (return_days > 0),
  add column parcel_claim_days int not null default 30 check (parcel_claim_days > 0),
  add column freight_claim_days int not null default 5 check (freight_claim_days > 0),
  add column refund_days int not null default 30 check (refund_days > 0);
alter table orders
  alter column return_days set default return_window('return_days', 12),
  alter column parcel_claim_days set default return_window('parcel_claim_days', 30),
  alter column freight_claim_days set default return_window('freight_claim_days', 5),
  alter column refund_days set default return_window('refund_days', 30);
