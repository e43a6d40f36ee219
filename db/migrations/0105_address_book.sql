-- An address book: an account keeps several addresses, of which one is its default for delivery and one for billing.
alter table addresses
  add column label text not null default '',
  add column name text not null default '',
  add column phone text not null default '',
  add column delivery_notes text not null default '',
  add column is_default_shipping boolean not null default false,
  add column is_default_billing boolean not null default false,
  add column updated_at timestamptz not null default now();

-- Until now an account had one of each kind.
update addresses set is_default_shipping = kind = 'shipping', is_default_billing = kind = 'billing', updated_at = created_at;
alter table addresses drop column kind;

create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
create index addresses_by_user on addresses (user_id, created_at);
