-- What a pro sets in the own showroom: which departments' products it leaves out, and when it is open.

alter table showrooms
  -- another one after every change of the pro's, so that two tabs do not undo each other
  add column version int not null default 1,
  -- one row a day on which it is open: { "day": 1, "opens": "08:00", "closes": "17:00" }, Sunday is 0
  add column hours jsonb not null default '[]';

-- What a showroom does not sell although it has its department. A category takes everything below it along.
create table showroom_left_out (
  showroom_id uuid not null references showrooms on delete cascade,
  category_id int references categories on delete cascade,
  vendor_id uuid references vendors on delete cascade,
  product_id bigint references products on delete cascade,
  check (num_nonnulls(category_id, vendor_id, product_id) = 1),
  unique nulls not distinct (showroom_id, category_id, vendor_id, product_id)
);
