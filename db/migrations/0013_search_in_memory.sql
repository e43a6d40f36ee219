-- Search reads products in the server's memory (docs/decisions/0005-search.md); nothing reads words in SQL any more.

drop index products_search;
drop index products_name_trigrams;
alter table products drop column search_text;
drop function catalog_words(text);
drop text search configuration showroom;
