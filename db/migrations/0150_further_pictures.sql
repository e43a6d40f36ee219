-- A list may name several pictures. Place 0 is the variant's own; the others show its product as a whole and stand with
-- the first variant that names them.
alter table wanted_pictures add column place int not null default 0 check (place >= 0);
alter table wanted_pictures drop constraint wanted_pictures_pkey;
alter table wanted_pictures add primary key (variant_id, place);
