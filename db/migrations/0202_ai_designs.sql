-- Rooms designed from a brief: each request holds one credit of its account until there is a design.
create table ai_design_jobs (
  id uuid primary key,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  -- given by whoever asks, so that the same request sent twice is one
  client_id uuid not null,
  showroom_id uuid not null references showrooms,
  -- in the account's own words
  brief text not null,
  -- what was chosen beside the words, as a part of a brief
  given jsonb not null,
  -- the walls of a floor plan, as they were then, or of the design that is changed; null: to be drawn from the brief
  plan jsonb,
  -- whether the walls came from a brief, so that other lengths give other walls
  plan_is_drawn boolean not null,
  -- what is kept of the design that this request changes; the design itself may be deleted
  kept jsonb,
  from_design_id uuid,
  alternatives int not null check (alternatives between 1 and 4),
  understood text[] not null default '{}',
  unread text[] not null default '{}',
  status text not null default 'queued'
    check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  stage text not null default 'reading',
  progress int not null default 0 check (progress between 0 and 100),
  doing text not null default '',
  problem text,
  -- how often a server took it up; the number also tells the server's writes from those of an earlier one
  attempts int not null default 0,
  -- until when the server that works on it has to be heard of again
  lease_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'running') = (lease_until is not null)),
  check ((status in ('queued', 'running')) = (finished_at is null)),
  unique (ai_account_id, client_id)
);
create index ai_design_jobs_account on ai_design_jobs (ai_account_id, created_at desc, id desc);
create index ai_design_jobs_open on ai_design_jobs (created_at) where finished_at is null;

create table ai_designs (
  id uuid primary key,
  job_id uuid not null references ai_design_jobs on delete cascade,
  position int not null,
  title text not null,
  arrangement text not null,
  style text not null,
  style_name text not null,
  -- which of the style's looks, so that a change keeps it
  turn int not null,
  -- how hard prices were looked at
  thrift int not null,
  -- of its walls, besides what the design holds; the same id chooses the same products again
  plan_id text not null,
  plan_tags text[] not null,
  brief jsonb not null,
  design jsonb not null,
  area_sqft double precision not null,
  -- when it was made; what it costs today is counted anew
  price_cents bigint not null check (price_cents >= 0),
  findings jsonb not null,
  reasons text[] not null,
  unmet text[] not null,
  unique (job_id, position)
);
