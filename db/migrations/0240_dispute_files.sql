-- Documents that go to the bank with the evidence, as they were when it was sent.
create table dispute_files (
  dispute_id uuid not null references disputes on delete cascade,
  -- what it is to the bank, in the provider's words
  purpose text not null check (purpose in
    ('service_documentation', 'receipt', 'shipping_documentation', 'customer_communication')),
  name text not null,
  bytes bytea not null,
  pages int not null check (pages > 0),
  -- the bank takes only so many pages and bytes in all
  is_left_out boolean not null,
  primary key (dispute_id, purpose)
);

-- The sandbox provider's copy.
create table sandbox_dispute_files (
  dispute_id text not null references sandbox_disputes on delete cascade,
  purpose text not null,
  name text not null,
  bytes bytea not null,
  primary key (dispute_id, purpose)
);
