-- The style that somebody's choices between rooms amount to, for those who keep it with their account.
create table style_profiles (
  user_id uuid primary key references users on delete cascade,
  -- one character for each choice, see domain/style-profile
  answers text not null,
  updated_at timestamptz not null default now()
);
