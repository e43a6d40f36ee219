-- A vendor's own picture of a surface with the real size of its repeat, which rooms lay in place of the drawn look.
alter table products add column texture jsonb;
alter table vendor_files drop constraint vendor_files_kind_check;
alter table vendor_files add constraint vendor_files_kind_check check (kind in ('model', 'document', 'texture'));
create index products_texture on products ((texture ->> 'key')) where texture is not null;
-- a texture that waits for an admin is in use, too
create index product_revisions_texture on product_revisions ((changes -> 'texture' ->> 'key'))
  where status in ('pending', 'sent_back') and (changes -> 'texture' ->> 'key') is not null;
