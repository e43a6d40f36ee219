-- A pro's clients, from the first contact to the paid order, and the invitations by which people join.

create table clients (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  -- the client's own account, once it is known
  account_id uuid references users on delete cascade,
  full_name text not null,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  stage text not null default 'lead'
    check (stage in ('lead', 'contacted', 'designing', 'proposal', 'ordered', 'paid', 'lost')),
  stage_since timestamptz not null default now(),
  source text not null check (source in ('invitation', 'lead', 'purchase', 'by_hand')),
  next_step text not null default '',
  next_step_on date,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index clients_email on clients (showroom_id, lower(email)) where email <> '';
create unique index clients_account on clients (showroom_id, account_id) where account_id is not null;
create index clients_of_account on clients (account_id) where account_id is not null;
create index clients_stage on clients (showroom_id, stage) where archived_at is null;
create index clients_due on clients (showroom_id, next_step_on)
  where archived_at is null and next_step_on is not null;

create table client_notes (
  id uuid primary key,
  client_id uuid not null references clients on delete cascade,
  author_id uuid references users on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index client_notes_client on client_notes (client_id, created_at desc);
create index client_notes_author on client_notes (author_id) where author_id is not null;

-- What happened with a client. `detail` is a stage, an order number or a lead's type, never free text.
create table client_events (
  id uuid primary key,
  client_id uuid not null references clients on delete cascade,
  kind text not null
    check (kind in ('added', 'lead', 'invited', 'joined', 'ordered', 'paid', 'stage', 'archived', 'restored')),
  detail text not null default '',
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index client_events_client on client_events (client_id, at desc, id desc);
create index client_events_by on client_events (by_id) where by_id is not null;

create table invitations (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  invited_by uuid references users on delete set null,
  kind text not null check (kind in ('client', 'designer', 'vendor', 'team')),
  -- mailed ones are for one person, a link or QR code for everybody who is given it
  way text not null check (way in ('mail', 'link')),
  -- of a team member
  role text check (role in ('owner', 'sales', 'bookkeeper')),
  full_name text not null default '',
  email text not null default '',
  message text not null default '',
  client_id uuid references clients on delete set null,
  -- SHA-256 of the link's secret; another one after each sending
  token_hash bytea not null unique,
  sends int not null default 1,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  declined_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'team') = (role is not null)),
  check ((way = 'mail') = (email <> ''))
);
create index invitations_newest on invitations (showroom_id, created_at desc, id desc);
create index invitations_email on invitations (lower(email)) where email <> '';
create index invitations_client on invitations (client_id) where client_id is not null;
create index invitations_by on invitations (invited_by) where invited_by is not null;

-- Who accepted an invitation, once each.
create table invitation_joins (
  invitation_id uuid not null references invitations on delete cascade,
  account_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (invitation_id, account_id)
);
create index invitation_joins_account on invitation_joins (account_id, at);

-- The invitation that brought an account, and the one behind an account's first order.
alter table users add column invitation_id uuid references invitations on delete set null;
create index users_invitation on users (invitation_id) where invitation_id is not null;
alter table orders add column invitation_id uuid references invitations on delete set null;
create index orders_invitation on orders (invitation_id) where invitation_id is not null;

-- Makes clients of who left details or bought in a showroom before; those who are clients stay as they are.
create function gather_clients() returns void language sql as $$
  insert into clients (id, showroom_id, account_id, full_name, email, phone, stage, stage_since, source,
    created_at, updated_at)
  select gen_random_uuid(), o.showroom_id, u.id, trim(u.first_name || ' ' || u.last_name), u.email, u.phone,
    'paid', max(o.placed_at), 'purchase', min(o.placed_at), max(o.placed_at)
  from orders o join users u on u.id = o.user_id join showrooms s on s.id = o.showroom_id
  where o.status = 'paid' and u.deleted_at is null and s.user_id <> u.id
  group by o.showroom_id, u.id
  on conflict do nothing;

  insert into clients (id, showroom_id, full_name, email, phone, stage, stage_since, source, created_at, updated_at)
  select distinct on (l.showroom_id, lower(l.email)) gen_random_uuid(), l.showroom_id, l.full_name, l.email,
    l.phone_number, 'lead', l.created_at, 'lead', l.created_at, l.created_at
  from leads l
  where l.showroom_id is not null
  order by l.showroom_id, lower(l.email), l.created_at desc
  on conflict do nothing;

  insert into client_events (id, client_id, kind, detail, at)
  select gen_random_uuid(), c.id, 'paid', o.number, o.placed_at
  from clients c join orders o on o.showroom_id = c.showroom_id and o.user_id = c.account_id and o.status = 'paid'
  where not exists (select from client_events e where e.client_id = c.id);

  insert into client_events (id, client_id, kind, detail, at)
  select gen_random_uuid(), c.id, 'lead', l.lead_type, l.created_at
  from clients c join leads l on l.showroom_id = c.showroom_id and lower(l.email) = lower(c.email)
  where not exists (select from client_events e where e.client_id = c.id and e.kind = 'lead');
$$;
select gather_clients();
