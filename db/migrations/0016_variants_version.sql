-- A backup creates tables before triggers, and PostgreSQL refuses a condition on whole rows where a generated column
-- exists: the version of variants would not count up in a restored database. So the condition names the columns.
drop trigger variants_version on variants;
create trigger variants_version before update on variants for each row when (
  (old.id, old.product_id, old.sku, old.position, old.options, old.item_size, old.wholesale_cents, old.list_cents,
    old.box_sqft, old.pieces_per_box, old.weight_lb, old.freight_class, old.stock, old.allows_backorder,
    old.lead_time_days, old.media_key, old.created_at, old.updated_at, old.withdrawn_at, old.vendor_id, old.vendor_sku,
    old.description, old.version)
  is distinct from
  (new.id, new.product_id, new.sku, new.position, new.options, new.item_size, new.wholesale_cents, new.list_cents,
    new.box_sqft, new.pieces_per_box, new.weight_lb, new.freight_class, new.stock, new.allows_backorder,
    new.lead_time_days, new.media_key, new.created_at, new.updated_at, new.withdrawn_at, new.vendor_id, new.vendor_sku,
    new.description, new.version)
) execute function count_version();
