-- The card of a payment, known as soon as its bank asks a question; an order keeps it only once it is paid.
alter table payments
  add column card_brand text not null default '',
  add column card_last4 text not null default '';

-- A buyer's orders that still wait for their payment, for carts that count their own reservations as available.
create index orders_waiting on orders (user_id) where status = 'pending_payment';
