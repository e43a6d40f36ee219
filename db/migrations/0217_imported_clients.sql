-- Clients that a pro brings along in a list.
alter table clients drop constraint clients_source_check;
alter table clients add constraint clients_source_check
  check (source in ('invitation', 'lead', 'purchase', 'by_hand', 'imported'));
