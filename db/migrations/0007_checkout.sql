-- What checkout, returns and the release of earnings keep besides the sale itself.

-- the unit price that the customer was last quoted, so that a change can be pointed out
alter table project_lines add column quoted_price_cents int;

-- units taken from stock at the sale; the rest of `qty` is on back order
alter table order_items add column reserved_qty int not null default 0 check (reserved_qty between 0 and qty);
-- when the shares of a delivered item became available to vendor and contractor
alter table order_items add column released_at timestamptz;
create index order_items_unreleased on order_items (delivered_at)
  where status = 'Delivered' and released_at is null;

-- the provider was asked, but its answer got lost
alter table payments add column unanswered_at timestamptz;
create index refunds_unsettled on refunds (created_at) where status = 'requested';
