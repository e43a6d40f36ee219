-- What people wrote about an account (why it was closed, what its company or a device is called) stands beside the
-- audit log, not in it: entries are never changed, but words about somebody go when the account goes.
create table audit_words (
  -- no foreign key: the log stays a table that nothing else depends on
  entry_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  words jsonb not null check (jsonb_typeof(words) = 'object')
);
create index audit_words_user on audit_words (user_id);

create temporary table written on commit drop as
select e.id, e.details, w.key,
  case when e.action like 'passkey.%' then e.actor_id::text else e.subject_id end as user_id
from audit_entries e
join (values ('role.changed', 'reason'), ('status.changed', 'reason'),
  ('application.approved', 'company'), ('application.declined', 'company'),
  ('passkey.added', 'detail'), ('passkey.removed', 'detail')) as w (action, key)
  on w.action = e.action and e.details ? w.key;

insert into audit_words (entry_id, user_id, words)
select w.id, u.id, jsonb_build_object(w.key, w.details ->> w.key)
from written w join users u on u.id::text = w.user_id and u.deleted_at is null;

alter table audit_entries disable trigger audit_entries_frozen;
update audit_entries e set details = e.details - w.key from written w where w.id = e.id;
alter table audit_entries enable trigger audit_entries_frozen;
