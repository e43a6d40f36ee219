-- Paint is sold by the gallon.
alter table products drop constraint products_unit_check;
alter table products add constraint products_unit_check
  check (unit in ('Piece', 'Box', 'Square foot', 'Linear foot', 'Gallon', 'Roll', 'Pallet', 'Set'));
