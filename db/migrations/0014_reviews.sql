-- Reviews are written by those who received the goods, read by a moderator, answered by the vendor, and voted on.

alter table reviews drop constraint reviews_status_check;
update reviews set status = 'declined' where status = 'rejected';
alter table reviews
  add constraint reviews_status_check check (status in ('pending', 'published', 'declined')),
  add column is_buyer boolean not null default false,
  add column vendor_replied_at timestamptz,
  -- why a moderator declined it; the author reads it
  add column decline_reason text not null default '',
  -- goes up with each change by its author, so that nobody publishes words that they have not read
  add column version int not null default 1,
  add column helpful_count int not null default 0;

update reviews set is_buyer = user_id is not null, vendor_replied_at = case when vendor_reply is null then null else created_at end;

-- One opinion for each customer and product: the newest stays theirs to change, older ones keep only the name.
update reviews older set user_id = null
from reviews newer
where newer.product_id = older.product_id and newer.user_id = older.user_id
  and (newer.created_at, newer.id) > (older.created_at, older.id);
create unique index reviews_author on reviews (user_id, product_id) where user_id is not null;
create index reviews_to_read on reviews (created_at, id) where status = 'pending';

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);
