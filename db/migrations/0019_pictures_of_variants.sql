-- A picture may show several variants: all sizes of one finish. `variant_id` held one alone; servers of the version
-- before still write it, so it goes with the version after this one.
alter table product_images add column variant_ids bigint[] not null default '{}';
update product_images set variant_ids = array[variant_id] where variant_id is not null;
