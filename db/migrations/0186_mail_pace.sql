-- At this hour, in the account's time zone, one email a day says everything that can wait.
create table daily_digests (
  user_id uuid primary key references users on delete cascade,
  hour smallint not null check (hour between 0 and 23)
);

alter table mails
  -- what a digest says of an email that can wait; null for one that never waits
  add column gist jsonb,
  -- when it was let through to its reader, who gets so many in an hour and a day
  add column let_through_at timestamptz;
create index mails_pace on mails (lower(recipient), let_through_at) where let_through_at is not null;
create index mails_to_pace on mails (next_attempt_at)
  where gist is not null and let_through_at is null and held is null and sent_at is null and discarded_at is null;
