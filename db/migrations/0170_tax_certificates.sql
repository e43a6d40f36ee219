-- Certificates that exempt an account's purchases from a state's sales tax.
create table tax_certificates (
  id uuid primary key,
  user_id uuid not null references users,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  reason text not null check (reason in ('resale', 'government', 'nonprofit', 'other')),
  -- the last day on which it counts
  expires_on date not null,
  file_name text not null,
  media_type text not null,
  path text not null,
  status text not null default 'requested' check (status in ('requested', 'approved', 'declined', 'revoked', 'removed')),
  -- to the owner, from whoever decided
  answer text not null default '',
  decided_by uuid references users,
  decided_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null
);
create index tax_certificates_by_user on tax_certificates (user_id, created_at);
create index tax_certificates_waiting on tax_certificates (created_at) where status = 'requested';
create unique index tax_certificates_counting on tax_certificates (user_id, state) where status = 'approved';

-- What a sale without sales tax rests on.
alter table orders add column tax_certificate_id uuid references tax_certificates;
