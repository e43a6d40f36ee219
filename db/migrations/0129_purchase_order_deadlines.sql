-- A vendor approves or declines a purchase order within 48 hours; who was told of a late one, and when.
alter table vendor_orders
  add column reminded_at timestamptz,
  add column late_told_at timestamptz;
create index order_items_waiting on order_items (vendor_order_id) where status = 'Waiting for approval';
