-- Who does not want to see the list of first steps any more; what is done is read from what is there.
create table first_steps_dismissed (
  user_id uuid primary key references users on delete cascade,
  dismissed_at timestamptz not null default now()
);
