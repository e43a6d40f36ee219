-- Showrooms, their teams, clients and leads, and how often their pages are seen.

-- A pro's storefront.
create table showrooms (
  id uuid primary key,
  vsd_id text not null unique check (vsd_id ~ '^[A-Z0-9]{8}$'),
  user_id uuid not null references users,
  company_name text not null,
  tagline text not null default '',
  about text not null default '',
  is_listed boolean not null default true,
  is_featured boolean not null default false,
  license jsonb not null default '{}',
  contact jsonb not null default '{}',
  social_links jsonb not null default '{}',
  site_links jsonb not null default '[]',
  services jsonb not null default '[]',
  gallery jsonb not null default '[]',
  theme_color text not null default '',
  logo_media_key text references media,
  -- basis points: 1000 is 10%, the smallest that is allowed
  markup_bp int not null default 1000 check (markup_bp >= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the pro has left; the showroom can no longer be entered
  closed_at timestamptz,
  -- counts up with each change by the pro, so that two tabs do not overwrite each other
  version int not null default 1,
  -- one row for each day on which it is open: { "day": 1, "opens": "08:00", "closes": "17:00" }, Sunday is 0
  hours jsonb not null default '[]',
  -- the front page: { hero: { media_key, headline, text }, templates: [id], products: [hash] }; what is gone is
  -- left out when it is shown
  front jsonb not null default '{}'
);
create index showrooms_name on showrooms (lower(company_name) text_pattern_ops) where is_listed;
create index showrooms_owner on showrooms (user_id);
create index showrooms_logo_media_key on showrooms (logo_media_key) where logo_media_key is not null;

create table showroom_menus (
  showroom_id uuid not null references showrooms on delete cascade,
  menu_id int not null references menus,
  primary key (showroom_id, menu_id)
);
create index showroom_menus_menu_id on showroom_menus (menu_id);

-- Markups that differ from the showroom's own. The closest one wins: product, category, showroom.
create table showroom_markups (
  showroom_id uuid not null references showrooms on delete cascade,
  category_id int references categories,
  product_id bigint references products on delete cascade,
  markup_bp int not null check (markup_bp >= 1000),
  unique nulls not distinct (showroom_id, category_id, product_id),
  check (num_nonnulls(category_id, product_id) = 1)
);
create index showroom_markups_category_id on showroom_markups (category_id) where category_id is not null;
create index showroom_markups_product_id on showroom_markups (product_id) where product_id is not null;

-- What a showroom does not sell although it has the department. A category includes everything below it.
create table showroom_left_out (
  showroom_id uuid not null references showrooms on delete cascade,
  category_id int references categories on delete cascade,
  vendor_id uuid references vendors on delete cascade,
  product_id bigint references products on delete cascade,
  constraint showroom_left_out_showroom_id_category_id_vendor_id_product_key unique nulls not distinct (showroom_id,
    category_id, vendor_id, product_id),
  check (num_nonnulls(category_id, vendor_id, product_id) = 1)
);
create index showroom_left_out_category_id on showroom_left_out (category_id) where category_id is not null;
create index showroom_left_out_product_id on showroom_left_out (product_id) where product_id is not null;
create index showroom_left_out_vendor_id on showroom_left_out (vendor_id) where vendor_id is not null;

-- People who work in a pro's showroom with accounts of their own.
create table team_members (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'sales', 'bookkeeper')),
  created_at timestamptz not null default now(),
  unique (showroom_id, user_id)
);
create index team_members_user on team_members (user_id);

-- A pro's clients, from the first contact to the paid order.
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
  source text not null check (source in ('invitation', 'lead', 'purchase', 'by_hand', 'imported')),
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
    check (kind in ('added', 'lead', 'invited', 'joined', 'ordered', 'paid', 'stage', 'archived', 'restored',
      'project')),
  detail text not null default '',
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index client_events_client on client_events (client_id, at desc, id desc);
create index client_events_by on client_events (by_id) where by_id is not null;

-- Invitations by which clients, designers, vendors and team members join.
create table invitations (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  invited_by uuid references users on delete set null,
  kind text not null check (kind in ('client', 'designer', 'vendor', 'team')),
  -- an email is for one person, a link or QR code for anyone who gets it
  way text not null check (way in ('mail', 'link')),
  -- of a team member
  role text check (role in ('owner', 'sales', 'bookkeeper')),
  full_name text not null default '',
  email text not null default '',
  message text not null default '',
  client_id uuid references clients on delete set null,
  -- SHA-256 of the link's secret; each sending makes a new one
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

-- What visitors leave in the pop-up, sample and contact forms.
create table leads (
  id uuid primary key,
  lead_type text not null check (lead_type in ('Pop-Ups', 'Samples', 'Contact')),
  full_name text not null,
  email text not null,
  phone_number text not null default '',
  topic text not null default '',
  order_number text not null default '',
  message text not null default '',
  showroom_id uuid references showrooms on delete set null,
  product_id bigint references products on delete set null,
  -- where a sample goes; empty for other leads
  ship_to jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- how far it is; below, who works on it, and a note between admins
  state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  -- an admin or a pro
  assigned_to uuid references users on delete set null,
  note text not null default '',
  version int not null default 1
);
create index leads_newest on leads (created_at desc, id desc);
create index leads_assigned_to on leads (assigned_to) where assigned_to is not null;
create index leads_product_id on leads (product_id) where product_id is not null;
create index leads_showroom_id on leads (showroom_id) where showroom_id is not null;

-- Views by day and page. There is no row per visitor.
create table page_views (
  day date not null,
  page text not null,
  views int not null default 0,
  -- views that began a visit
  entries int not null default 0,
  primary key (day, page)
);

-- What visitors who agreed to be counted searched for and did not find; nothing says who.
create table empty_searches (
  text text primary key check (char_length(text) between 2 and 80),
  times int not null default 1,
  last_seen date not null
);
create index empty_searches_times on empty_searches (times desc, last_seen desc);

-- How many searches found nothing, by day; the texts are in empty_searches.
create table empty_search_days (
  day date primary key,
  times int not null default 0
);

alter table users add constraint users_invitation_id_fkey
  foreign key (invitation_id) references invitations on delete set null;

alter table users add constraint users_shop_fk
  foreign key (shop_id) references showrooms;

alter table users add constraint users_works_in_fkey
  foreign key (works_in) references team_members on delete set null;
