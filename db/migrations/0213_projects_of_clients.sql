-- The client that a pro began a project for. The pro owns it until that client has an account; then the client does.
alter table projects add column client_id uuid references clients on delete set null;
create index projects_client on projects (client_id) where client_id is not null;

alter table client_events drop constraint client_events_kind_check,
  add constraint client_events_kind_check check (kind in
    ('added', 'lead', 'invited', 'joined', 'ordered', 'paid', 'stage', 'archived', 'restored', 'project'));
