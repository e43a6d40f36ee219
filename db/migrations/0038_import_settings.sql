-- How a vendor has said that its price lists are to be read: columns, units, what a price is for, rates, categories.
create table vendor_import_settings (
  vendor_id uuid primary key references vendors on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
