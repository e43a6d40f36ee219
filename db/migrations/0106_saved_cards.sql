-- An account keeps several cards, of which one is its default. Of each we know what the payment provider gave us in
-- exchange for it; never a number, never a CVV.
alter table saved_cards drop constraint saved_cards_user_id_key;
alter table saved_cards add column is_default boolean not null default false;
-- until now there was one
update saved_cards set is_default = true;

create unique index saved_cards_default on saved_cards (user_id) where is_default;
create index saved_cards_by_user on saved_cards (user_id, created_at);
