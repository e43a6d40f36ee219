-- Where the customer sends what comes back, in its parts: { name, street, apartment, city, state, zip_code }. `return_to`
-- is the same as it is written on labels; earlier cases have that alone.
alter table return_cases add column return_address jsonb;

-- Pictures of rooms once lay among all uploads, where the sweep of room pictures finds none. These are the ones that
-- only rooms and templates show, or that nothing in the database names any more.
alter table media add column is_of_room boolean not null default false;
do $$
declare
  place record;
  -- a key alone, in JSON or in an address
  named constant text := '(?:^|"|media/)([A-Za-z0-9_-]{16})(?:$|"|/)';
begin
  create temporary table old_pictures on commit drop as
    select key from media where source ->> 'path' ~ '^uploads/[0-9a-f]{2}/';
  if not exists (select from old_pictures) then return; end if;
  for place in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and c.table_name <> 'media' and (c.table_name, c.column_name) not in (('rooms', 'media_key'), ('templates', 'media_key'))
  loop
    execute format(
      'delete from old_pictures where key in (select (regexp_matches(%1$I::text, $1, ''g''))[1] from %2$I)',
      place.column_name, place.table_name) using named;
  end loop;
  update media set is_of_room = true where key in (select key from old_pictures);
end $$;
