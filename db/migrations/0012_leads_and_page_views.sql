-- What people leave (pop-up form, sample orders, messages), and how often pages were seen by those who agreed
-- to be counted.

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
  -- where a sample goes; empty for the others
  ship_to jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index leads_newest on leads (created_at desc, id desc);

-- A count by day and page. There is no row by visitor.
create table page_views (
  day date not null,
  page text not null,
  views int not null default 0,
  -- views that began a visit
  entries int not null default 0,
  primary key (day, page)
);
