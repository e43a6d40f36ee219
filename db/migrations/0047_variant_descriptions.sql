-- What a vendor's list says of one variant; empty where it says nothing of its own.
alter table variants add column description text not null default '';
update variants v set description = p.description from products p
where p.id = v.product_id and p.vendor_ref is not null and p.description <> '';
