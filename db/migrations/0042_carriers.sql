-- Who carries a parcel, beside its tracking number.
alter table order_item_history add column carrier text not null default '';
