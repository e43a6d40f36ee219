-- A SKU is found however its separators are typed, and by its second part alone, which is what tells products apart.
drop index variants_sku_start;
create index variants_sku_signs on variants (translate(upper(sku), '-./_ ', '') text_pattern_ops);
create index variants_sku_part on variants (split_part(upper(sku), '-', 2) text_pattern_ops);
