-- A product's lead time is that of the variant whose price and SKU are shown with it; it was the shortest of all.
update products p set lead_time_days = v.lead_time_days, updated_at = clock_timestamp()
from variants v where v.id = p.default_variant_id and v.lead_time_days <> p.lead_time_days;
