-- Each vendor has numbers of its own: two vendors may both sell "1001". The shop's SKU stays unique; for imported
-- variants it is made from the vendor's code and number.
create function free_vendor_code(name text) returns text language plpgsql as $$
declare
  words text[] := regexp_split_to_array(
    trim(regexp_replace(upper(unaccent(name)), '[^A-Z0-9]+', ' ', 'g')), ' ');
  base text;
  code_out text;
  count int := 1;
begin
  perform pg_advisory_xact_lock(hashtext('vendors.code'));
  base := case when cardinality(words) = 1 then left(words[1], 3)
    else (select string_agg(left(word, 1), '' order by place) from unnest(words[1:4]) with ordinality w(word, place))
    end;
  base := coalesce(nullif(base, ''), 'V');
  code_out := base;
  while exists (select from vendors where code = code_out) loop
    count := count + 1;
    code_out := base || count;
  end loop;
  return code_out;
end $$;

alter table vendors add column code text unique;
do $$
declare
  one record;
begin
  for one in select id, name from vendors order by created_at, id loop
    update vendors set code = free_vendor_code(one.name) where id = one.id;
  end loop;
end $$;

create function set_vendor_code() returns trigger language plpgsql as $$
begin
  new.code := coalesce(new.code, free_vendor_code(new.name));
  return new;
end $$;
create trigger vendors_code before insert on vendors for each row execute function set_vendor_code();

alter table variants
  add column vendor_id uuid references vendors,
  -- the vendor's own number
  add column vendor_sku text not null default '';
update variants v set vendor_id = p.vendor_id, vendor_sku = v.sku from products p where p.id = v.product_id;
create unique index variants_vendor_sku on variants (vendor_id, vendor_sku);
alter table variants add constraint variants_vendor_known check (vendor_id is not null);

create function set_variant_vendor() returns trigger language plpgsql as $$
begin
  new.vendor_id := (select vendor_id from products where id = new.product_id);
  if new.vendor_sku = '' then new.vendor_sku := new.sku; end if;
  return new;
end $$;
create trigger variants_vendor before insert on variants for each row execute function set_variant_vendor();

-- The vendor's number is searched like the shop's SKU; where they are the same, the index of that one is enough.
create index variants_vendor_sku_characters on variants (translate(upper(vendor_sku), '-./_ ', '') text_pattern_ops)
  where vendor_sku <> sku;

-- As the vendor's number was at the sale; null where it is the same as the SKU.
alter table order_items add column vendor_sku text;
