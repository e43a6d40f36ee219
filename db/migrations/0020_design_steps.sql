-- A design of the AI designer is changed step by step. A change is a step without a number as long as it is only looked
-- at. Step 0 is the design as it was first; it is written with the first change.
alter table ai_designs
  -- the step that is shown
  add column step int not null default 0 check (step >= 0),
  -- lines that changes leave as they are: { what, sku, look }
  add column pins jsonb not null default '[]';

create table ai_design_steps (
  id uuid primary key,
  design_id uuid not null references ai_designs on delete cascade,
  number int check (number >= 0),
  -- the step that it changes
  from_step int not null,
  -- what was asked for, as the person reads it
  words text not null,
  -- the design with this step: columns of ai_designs
  state jsonb not null,
  price_cents bigint not null check (price_cents >= 0),
  credits int not null check (credits >= 0),
  created_at timestamptz not null,
  made_at timestamptz,
  unique (design_id, number),
  check ((number is null) = (made_at is null))
);
create index ai_design_steps_open on ai_design_steps (design_id, created_at) where number is null;
