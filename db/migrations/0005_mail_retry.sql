-- When a mail in the outbox is tried next; failed ones wait longer each time.
alter table mails add column next_attempt_at timestamptz not null default now();
drop index mails_unsent;
create index mails_unsent on mails (next_attempt_at) where sent_at is null;
