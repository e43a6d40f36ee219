-- How many searches found nothing, by day; the words are in empty_searches.
create table empty_search_days (
  day date primary key,
  times int not null default 0
);
