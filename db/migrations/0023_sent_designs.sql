-- Designs that customers sent to the pro of the showroom they were made in. Who sent it, and with which words, is the lead.
alter table leads drop constraint leads_lead_type_check;
-- the kinds of leads are those of the contract, which grow

create table sent_designs (
  id uuid primary key,
  lead_id uuid not null unique references leads on delete cascade,
  ai_account_id uuid not null references ai_accounts on delete cascade,
  -- gone once its request is deleted; the pro keeps what was sent
  design_id uuid references ai_designs on delete set null,
  -- the step of its history that was sent
  step int not null,
  showroom_id uuid not null references showrooms on delete cascade,
  client_id uuid references clients on delete set null,
  title text not null,
  arrangement text not null,
  style_name text not null,
  design jsonb not null,
  area_sqft double precision not null,
  -- on the day it was sent
  price_cents bigint not null check (price_cents >= 0),
  sent_at timestamptz not null,
  taken_at timestamptz,
  taken_by uuid references users on delete set null,
  -- what the pro made of it
  project_id uuid references projects on delete set null,
  proposal_id uuid references proposals on delete set null,
  unique (design_id, step)
);
create index sent_designs_account on sent_designs (ai_account_id);
create index sent_designs_showroom on sent_designs (showroom_id, sent_at desc);
create index sent_designs_client on sent_designs (client_id) where client_id is not null;
create index sent_designs_taken_by on sent_designs (taken_by) where taken_by is not null;
create index sent_designs_project on sent_designs (project_id) where project_id is not null;
create index sent_designs_proposal on sent_designs (proposal_id) where proposal_id is not null;
