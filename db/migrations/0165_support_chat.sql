-- Visitors without an account talk with the desk in their browser; everybody can rate the help they got.
alter table conversations
  -- SHA-256 of the secret that the guest's browser holds
  add column guest_key_hash bytea unique,
  -- when that browser last asked for news; null for one that never does
  add column guest_seen_at timestamptz,
  -- an answer goes by email where the browser is not there to show it: what was mailed or shown last
  add column guest_mailed_seq int not null default 0,
  add column rating int check (rating between 1 and 5),
  add column rating_text text not null default '',
  add column rated_at timestamptz;
