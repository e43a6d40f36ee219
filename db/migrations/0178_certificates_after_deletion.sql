-- An admin's account can go; what it decided stays.
alter table tax_certificates drop constraint tax_certificates_decided_by_fkey;
alter table tax_certificates add constraint tax_certificates_decided_by_fkey
  foreign key (decided_by) references users on delete set null;
