-- Variants that their vendor's list does not have any more; they cannot be bought until a list has them again.
alter table variants add column withdrawn_at timestamptz;
