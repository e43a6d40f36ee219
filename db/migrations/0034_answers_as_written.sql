-- A repeated request gets the very text that the first one got; jsonb would put its fields into another order.
alter table idempotency_keys alter column response type text using response::text;
