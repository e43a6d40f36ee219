import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

interface PersonRow {
  id: string;
  name: string;
  role: "showroom" | "hired";
  can_edit: boolean;
}

/** The pros who see one of the account's projects; undefined for somebody else's. */
export async function findPeople(
  db: Db,
  owner_id: string,
  project_id: string,
): Promise<PersonRow[] | undefined> {
  const { rows } = await sql<PersonRow & { id: string | null }>`
    select pro.id, trim(pro.first_name || ' ' || pro.last_name) as name,
      case when pro.id = s.user_id and p.shared_with_pro_at is not null then 'showroom' else 'hired' end as role,
      e.user_id is not null as can_edit
    from projects p join showrooms s on s.id = p.showroom_id
    left join users pro on pro.id <> p.user_id and (
      (pro.id = s.user_id and p.shared_with_pro_at is not null)
      or pro.id in (select h.pro_id from hires h
        where h.project_id = p.id and h.user_id = p.user_id and h.status = 'accepted'))
    left join project_editors e on e.project_id = p.id and e.user_id = pro.id
    where p.id = ${project_id} and p.user_id = ${owner_id} and not p.is_cart
    order by name, pro.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter(({ id }) => id !== null);
}

/** Returns whether this is new. */
export async function addEditor(db: Db, project_id: string, user_id: string): Promise<boolean> {
  const row = await db
    .insertInto("project_editors")
    .values({ project_id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeEditor(db: Db, project_id: string, user_id: string): Promise<void> {
  await db
    .deleteFrom("project_editors")
    .where((where) => where.and({ project_id, user_id }))
    .execute();
}

/** Who changes somebody else's project: an account, and the pro for whose clients it works in a team. */
interface Editor {
  id: string;
  seller: string | null;
}

/** An editor who works on the project, or somebody in a team whose pro does or began it for a client. */
const mayChange = ({ id, seller }: Editor) => sql<boolean>`(
  exists (select from project_editors e where e.project_id = p.id
    and e.user_id in (${id}::uuid, ${seller}::uuid) and project_works_on(p.id, e.user_id))
  or (p.client_id is not null and p.user_id = ${seller}::uuid))`;

/** The owner of a project that somebody else may change, while that account works on it. */
export async function ownerForEditor(
  db: Db,
  editor: Editor,
  project_id: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from projects p join users u on u.id = p.user_id
    where p.id = ${project_id} and not p.is_cart and ${mayChange(editor)}`.execute(db);
  return rows[0];
}

/** The project of a line, no matter who owns it. */
export async function projectWithLine(db: Db, line_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("project_lines")
    .select("project_id")
    .where("id", "=", line_id)
    .executeTakeFirst();
  return row?.project_id;
}

/** Everybody who may change a project: its owner and its editors. */
export async function changersOf(db: Db, project_id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name from users u
    where u.id = (select user_id from projects where id = ${project_id})
      or u.id in (select e.user_id from project_editors e
        where e.project_id = ${project_id} and project_works_on(e.project_id, e.user_id))`.execute(db);
  return rows;
}

/** Names who makes the changes of this transaction, where it is not the project's owner. */
export async function signChanges(db: Db, user_id: string): Promise<void> {
  await sql`select set_config('app.user_id', ${user_id}, true)`.execute(db);
}
