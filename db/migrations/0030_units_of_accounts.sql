-- How an account's pages show lengths and areas, so that a browser in which it signs in shows them the same way.
alter table users add column units text not null default 'feet' check (units in ('feet', 'metric'));
