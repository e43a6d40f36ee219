-- Texts that admins change: questions and answers, testimonials, pages. What nobody has changed is not here; the texts
-- that come with the product hold then.
create table content_pieces (
  key text primary key,
  -- raised by each change, drafts included, so that two admins at once hear of each other
  version int not null default 1,
  draft jsonb,
  draft_by uuid references users on delete set null,
  draft_at timestamptz
);

-- What was published, by whom and when. The newest of a key is what visitors see.
create table content_versions (
  id uuid primary key,
  key text not null references content_pieces,
  number int not null check (number > 0),
  -- null: the text that came with the product
  value jsonb,
  -- the number of the version that was brought back; 0 is the text that came with the product
  restored int,
  published_by uuid references users on delete set null,
  published_at timestamptz not null default now(),
  unique (key, number)
);
