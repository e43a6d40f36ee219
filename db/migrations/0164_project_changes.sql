-- Who besides its owner may change a project, as long as that account works on it (see `project_works_on`).
create table project_editors (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_editors_user on project_editors (user_id);

-- The pro of a project's showroom once it is shared with that pro, and pros whom the owner has hired for it.
create function project_works_on(project uuid, account uuid) returns boolean language sql stable as $$
  select exists (
    select from projects p join showrooms s on s.id = p.showroom_id
    where p.id = project and p.user_id <> account and (
      (s.user_id = account and p.shared_with_pro_at is not null)
      or exists (select from hires h where h.project_id = p.id and h.user_id = p.user_id and h.pro_id = account
        and h.status = 'accepted')))
$$;

-- A project's name and lines after each change, so that every earlier state can be seen and brought back.
create table project_changes (
  project_id uuid not null references projects on delete cascade,
  version int not null,
  name text not null,
  -- rows of project_lines without their takeoff
  lines jsonb not null,
  by_id uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (project_id, version)
);
create index project_changes_by on project_changes (by_id) where by_id is not null;

-- Runs at the commit, when all lines are as they will be. Whoever changes a project that is not their own says who
-- they are in `app.user_id`; without it the owner did it.
create function keep_project_change() returns trigger language plpgsql as $$
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
  select reader.id, 'project', jsonb_build_object('project', new.id, 'version', now_is.version)
  from (select now_is.user_id as id union select e.user_id from project_editors e
    where e.project_id = new.id and project_works_on(new.id, e.user_id)) reader;
  return null;
end $$;

create constraint trigger project_change_kept after insert or update of version on projects
  deferrable initially deferred for each row
  when (new.user_id is not null and not new.is_cart and new.ordered_at is null)
  execute function keep_project_change();

-- Every project begins its history with what it holds today.
insert into project_changes (project_id, version, name, lines, by_id, changed_at)
select p.id, p.version, p.name,
  coalesce((select jsonb_agg(to_jsonb(l) - 'takeoff' order by l.created_at, l.id)
    from project_lines l where l.project_id = p.id), '[]'),
  p.user_id, p.updated_at
from projects p where p.user_id is not null and not p.is_cart and p.ordered_at is null;
