-- The code with which a vendor's part of an order is handed over; whoever collects it shows it.
alter table vendor_orders add column pickup_code text check (pickup_code ~ '^[0-9]{6}$');

-- A new date, where an item will not be ready as promised.
alter table order_items
  add column ready_on date,
  add column delayed_at timestamptz,
  -- everyone concerned was told that its date has passed
  add column slip_told_at timestamptz;

-- of what is late already, everyone knows
update order_items i set slip_told_at = now() from orders o
where o.id = i.order_id and i.status in ('Waiting for approval', 'Vendor Approved', 'In Progress')
  and o.placed_at + make_interval(days => i.lead_time_days) < now();

-- 'date' for a new date; empty for changes of status and address, which the statuses tell apart
alter table order_item_history add column kind text not null default '' check (kind in ('', 'date'));

create index order_items_preparing on order_items (status_date)
  where status in ('Waiting for approval', 'Vendor Approved', 'In Progress') and slip_told_at is null;
