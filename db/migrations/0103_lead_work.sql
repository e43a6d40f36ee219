-- What becomes of a lead: who works on it, how far it is, and a note between admins.
alter table leads
  add column state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  -- an admin or a pro
  add column assigned_to uuid references users on delete set null,
  add column note text not null default '',
  add column version int not null default 1;
create index leads_assigned_to on leads (assigned_to) where assigned_to is not null;
