-- What stands at the front of a showroom: { hero: { media_key, headline, text }, templates: [id], products: [hash] }.
-- Pictures, templates and products that are gone are left out where it is shown.
alter table showrooms add column front jsonb not null default '{}';
