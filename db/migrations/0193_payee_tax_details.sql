-- What Form 1099-K asks about a payee, as certified on a substitute for Form W-9.
create table payee_tax_details (
  user_id uuid primary key references users on delete cascade,
  legal_name text not null,
  business_name text not null default '',
  classification text not null,
  street text not null,
  apartment text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  tin_kind text not null check (tin_kind in ('ein', 'ssn')),
  -- sealed with the server's key
  tin bytea not null,
  tin_last4 text not null,
  -- who certified it under penalties of perjury, when, and from which network address
  certified_by text not null,
  certified_at timestamptz not null,
  certified_ip text not null
);

-- When a payee without them was last asked.
create table payee_tax_reminders (
  user_id uuid primary key references users on delete cascade,
  sent_at timestamptz not null
);
