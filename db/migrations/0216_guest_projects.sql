-- A guest's browser has one open cart in each showroom, and projects beside it.
drop index projects_guest_cart;
create unique index projects_guest_cart on projects (temp_key_hash, showroom_id)
  where temp_key_hash is not null and is_cart;
create index projects_guest on projects (temp_key_hash, updated_at desc) where temp_key_hash is not null;
