-- What the catalogue's writer and its readers need: one way of reading words, and finding what changed.

create text search configuration showroom (copy = english);
alter text search configuration showroom
  alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Sizes as people write them become one word each: 12" × 24", 12 x 24 in. and 12in by 24in are all 12x24.
create function catalog_words(text_in text) returns tsvector
language sql immutable strict parallel safe as $$
  select to_tsvector('public.showroom',
    regexp_replace(regexp_replace(regexp_replace(lower(text_in),
      '(\d)\s*(?:"|”|″|''''|-?inch(?:es)?\M|-?in\M\.?)?\s*(?:x|×|by)\s*(?=\d)', '\1x', 'g'),
      '(\d)\s*(?:"|”|″|-?inch(?:es)?\M|-?in\M\.?)', '\1 in ', 'g'),
      '\m(?:sq\.?\s*(?:ft|feet|foot)|square\s+(?:ft|feet|foot))\M\.?', 'sqft', 'g'))
$$;

create index products_updated on products (updated_at);
create index variants_sku_start on variants (upper(sku) text_pattern_ops);
create index product_views_viewer on product_views (viewer, viewed_at desc);
