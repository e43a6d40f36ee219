-- News of a project reach everybody who sees it, not only those who may change it: its owner, the pro of its showroom
-- once it is shared with that pro, and pros who are hired for it.
create function project_readers(project uuid) returns setof uuid language sql stable as $$
  select p.user_id from projects p where p.id = project and p.user_id is not null
  union
  select s.user_id from projects p join showrooms s on s.id = p.showroom_id
    where p.id = project and p.shared_with_pro_at is not null
  union
  select h.pro_id from hires h join projects p on p.id = h.project_id and p.user_id = h.user_id
    where h.project_id = project and h.status = 'accepted'
$$;

create or replace function keep_project_change() returns trigger language plpgsql as $$
declare
  now_is record;
  actor uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  select p.version, p.name, p.user_id into now_is from projects p
    where p.id = new.id and p.user_id is not null and not p.is_cart and p.ordered_at is null;
  if not found then return null; end if;
  insert into project_changes (project_id, version, name, lines, by_id)
  select new.id, now_is.version, now_is.name,
    coalesce((select jsonb_agg(to_jsonb(l) - 'takeoff' order by l.created_at, l.id)
      from project_lines l where l.project_id = new.id), '[]'),
    coalesce(actor, now_is.user_id)
  on conflict (project_id, version) do nothing;
  if not found then return null; end if;
  delete from project_changes where project_id = new.id and version <= now_is.version - 100;
  insert into stream_outbox (user_id, kind, data)
  select reader, 'project', jsonb_build_object('project', new.id, 'version', now_is.version)
  from project_readers(new.id) reader;
  return null;
end $$;
