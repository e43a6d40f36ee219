-- Admins run departments, categories, attributes and brands on the web: what is hidden, what an attribute can be, and
-- the version of each row, so that two admins who change the same one at once hear of each other.
alter table menus
  add column is_hidden boolean not null default false,
  add column version int not null default 1;

alter table categories
  add column is_hidden boolean not null default false,
  add column version int not null default 1;

alter table attributes
  -- values in the order in which filters offer them; others follow
  add column choices text[] not null default '{}',
  add column version int not null default 1;

alter table brands add column version int not null default 1;

-- Slugs of categories whose products moved to another one before they were deleted: old links lead there.
create table former_categories (
  slug text primary key,
  category_id int not null references categories on delete cascade
);
create index former_categories_category on former_categories (category_id);

-- Names that brands had before they were renamed or merged into another one: old links lead to the brand of today,
-- and so do vendors' price lists.
create table former_brands (
  name text not null,
  -- of a brand that was merged
  slug text unique,
  brand_id int not null references brands on delete cascade
);
create unique index former_brands_name on former_brands (lower(name));
create index former_brands_brand on former_brands (brand_id);
