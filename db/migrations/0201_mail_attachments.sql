-- Files that go with an email, gone with it.
create table mail_attachments (
  mail_id uuid not null references mails on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (mail_id, name)
);
