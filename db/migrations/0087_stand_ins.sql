-- An admin who signs in as a user, for half an hour at most: the session says who it is, and the user sees it for good.
alter table sessions add column stand_in_by uuid references users on delete cascade;

create table stand_ins (
  -- also the id of its session
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  admin_id uuid references users on delete set null,
  reason text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index stand_ins_user on stand_ins (user_id, started_at desc);
