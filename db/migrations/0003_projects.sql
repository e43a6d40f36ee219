-- Projects and carts are one thing: a project with lines; is_cart says which it is at present.

create table projects (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- SHA-256 of the guest's temp_project_id; null once an account has claimed the cart
  temp_key_hash bytea,
  showroom_id uuid not null references showrooms,
  name text not null default 'My project',
  is_cart boolean not null default false,
  floorplan text,
  floor_template text,
  is_3d boolean not null default false,
  extra_info jsonb not null default '{}',
  version int not null default 1,
  -- set when its lines became an order; an ordered project is no cart any more
  ordered_at timestamptz,
  shared_with_pro_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, temp_key_hash) = 1)
);
create index projects_user on projects (user_id, updated_at desc) where user_id is not null;
-- an account has at most one open cart in each showroom
create unique index projects_open_cart on projects (user_id, showroom_id)
  where is_cart and ordered_at is null and user_id is not null;
-- and a guest's browser likewise, under its one key
create unique index projects_guest_cart on projects (temp_key_hash, showroom_id) where temp_key_hash is not null;
create index projects_shared on projects (showroom_id, shared_with_pro_at desc) where shared_with_pro_at is not null;

create table project_lines (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  variant_id bigint not null references variants,
  qty int not null check (qty between 1 and 100000),
  surface text not null default '',
  takeoff jsonb,
  created_at timestamptz not null default now(),
  unique (project_id, variant_id, surface)
);

create table project_chats (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  user_id uuid references users on delete set null,
  message text not null,
  created_at timestamptz not null default now()
);
create index project_chats_project on project_chats (project_id, created_at, id);

create table coupons (
  id uuid primary key,
  showroom_id uuid not null references showrooms on delete cascade,
  code text not null,
  -- exactly one of the two
  percent_bp int check (percent_bp between 1 and 10000),
  amount_cents int check (amount_cents > 0),
  max_uses int check (max_uses > 0),
  max_uses_per_user int check (max_uses_per_user > 0),
  uses int not null default 0 check (max_uses is null or uses <= max_uses),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(percent_bp, amount_cents) = 1)
);
create unique index coupons_code on coupons (showroom_id, upper(code));
