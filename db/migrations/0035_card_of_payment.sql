-- Which card a payment was asked of, by its token's hash: whoever asks again with another card is not told of this one's.
alter table payments add column card_hash bytea;
