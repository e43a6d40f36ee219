-- What visitors who agreed to be counted looked for and did not find; nothing says who.
create table empty_searches (
  text text primary key check (char_length(text) between 2 and 80),
  times int not null default 1,
  last_seen date not null
);
create index empty_searches_times on empty_searches (times desc, last_seen desc);
