import { sql } from "kysely";
import type { JsonValue } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { Owner } from "./owner.ts";
import { soldIn } from "./priced-lines.store.ts";
import { heldUnits } from "./waiting-payments.store.ts";

export interface ProjectRow {
  id: string;
  user_id: string | null;
  /** Whom a pro began it for. */
  client_id: string | null;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  name: string;
  is_cart: boolean;
  floorplan: string | null;
  floor_template: string | null;
  is_3d: boolean;
  extra_info: JsonValue;
  version: number;
  ordered_at: Date | null;
  archived_at: Date | null;
  updated_at: Date;
}

export const ownedBy = (owner: Owner) =>
  "user_id" in owner
    ? sql<boolean>`projects.user_id = ${owner.user_id}`
    : sql<boolean>`projects.temp_key_hash = ${tokenHash(owner.guest_key)}`;

function projects(db: Db) {
  return db
    .selectFrom("projects")
    .innerJoin("showrooms", "showrooms.id", "projects.showroom_id")
    .select([
      "projects.id",
      "projects.user_id",
      "projects.client_id",
      "projects.showroom_id",
      "showrooms.vsd_id",
      "showrooms.company_name",
      "projects.name",
      "projects.is_cart",
      "projects.floorplan",
      "projects.floor_template",
      "projects.is_3d",
      "projects.extra_info",
      "projects.version",
      "projects.ordered_at",
      "projects.archived_at",
      "projects.updated_at",
    ]);
}

/** One project of this owner. */
export function findProjectOf(db: Db, owner: Owner, projectId: string): Promise<ProjectRow | undefined> {
  return projects(db).where("projects.id", "=", projectId).where(ownedBy(owner)).executeTakeFirst();
}

/** The owner's open cart in a showroom, or the most recently changed one if no showroom is named. */
export const findOpenCart = (db: Db, owner: Owner, showroomId: string | null) =>
  findLatest(db, owner, showroomId, true);

/** The owner's most recently changed unordered project, or cart, in a showroom or anywhere. */
export function findLatest(
  db: Db,
  owner: Owner,
  showroomId: string | null,
  isCart: boolean,
): Promise<ProjectRow | undefined> {
  return projects(db)
    .where(ownedBy(owner))
    .where("projects.is_cart", "=", isCart)
    .where("projects.ordered_at", "is", null)
    .$if(showroomId !== null, (query) => query.where("projects.showroom_id", "=", showroomId))
    .orderBy("projects.updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Marks an unordered project as changed, locks it until the transaction ends (so that changes to one cart are
 * serialized), and returns it: the named one, or the open cart in a showroom (by id or vsd_id), or the most recently
 * changed open cart. Undefined if the owner has none.
 */
export async function takeToChange(db: Db, owner: Owner, named: Named): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    with chosen as (${openProject(owner, named)})
    update projects set version = version + 1, updated_at = now()
    from chosen where projects.id = chosen.id and projects.ordered_at is null
    returning projects.id, user_id, client_id, showroom_id, vsd_id, company_name, name, is_cart, floorplan, floor_template, is_3d,
      extra_info, version, ordered_at, archived_at, updated_at`.execute(db);
  return rows[0];
}

export interface Named {
  project?: string | undefined;
  showroom?: string | undefined;
}

/** The id of that project, within a statement. */
export const openProjectId = (owner: Owner, named: Named) =>
  sql<string>`(select id from (${openProject(owner, named)}) chosen)`;

/** The unordered project: the named one, else the most recently changed cart, in the named showroom if any. */
function openProject(owner: Owner, named: Named) {
  const wanted = named.project
    ? sql`p.id = ${named.project}`
    : named.showroom
      ? sql`p.is_cart and (s.id::text = ${named.showroom.toLowerCase()} or s.vsd_id = ${named.showroom.toUpperCase()})`
      : sql`p.is_cart`;
  const own =
    "user_id" in owner
      ? sql`p.user_id = ${owner.user_id}`
      : sql`p.temp_key_hash = ${tokenHash(owner.guest_key)}`;
  return sql`
    select p.id, p.user_id as buyer, s.id as showroom, s.vsd_id, s.company_name
    from projects p join showrooms s on s.id = p.showroom_id
    where ${own} and p.ordered_at is null and ${wanted}
    order by p.updated_at desc limit 1`;
}

/**
 * Sets a line of an open project to a quantity above 0 in one statement, which is a transaction of its own, and returns
 * the project. Undefined, with nothing changed, if there is no such project or the quantity is not available; the
 * slower `takeToChange` and `setLine` find out which.
 * Does not wait for the write to reach the disk: a power loss within half a second may lose a cart's quantity, never an
 * order.
 */
export async function setLineOfOpen(
  db: Db,
  owner: Owner,
  named: Named,
  line: { sku: string; qty: number; surface: string },
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    with chosen as (${openProject(owner, named)}),
    offer as (
      select v.id as variant_id, set_config('synchronous_commit', 'off', true)
      from chosen, variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
      where v.sku = ${line.sku} and p.status = 'published' and ${soldIn(sql`chosen.showroom`)}
        and ${line.qty}::int >= p.minimum_unit and (${line.qty}::int <= v.stock + ${heldUnits(sql`chosen.buyer`, sql`chosen.id`)} or v.allows_backorder)
    ),
    changed as (
      update projects set version = version + 1, updated_at = now()
      from chosen, offer where projects.id = chosen.id and projects.ordered_at is null
      returning projects.*, vsd_id, company_name, variant_id
    ),
    line as (
      insert into project_lines (id, project_id, variant_id, qty, surface)
      select ${newId()}::uuid, id, variant_id, ${line.qty}::int, ${line.surface} from changed
      on conflict (project_id, variant_id, surface) do update set qty = excluded.qty
      returning project_id
    )
    select id, user_id, client_id, showroom_id, vsd_id, company_name, name, is_cart, floorplan, floor_template, is_3d,
      extra_info, version, ordered_at, archived_at, updated_at
    from changed join line on line.project_id = changed.id`.execute(db);
  return rows[0];
}

/** The id of a showroom's id or vsd_id. */
export async function findShowroomId(db: Db, idOrVsdId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("showrooms")
    .select("id")
    .where((where) =>
      where.or([
        where(sql`id::text`, "=", idOrVsdId.toLowerCase()),
        where("vsd_id", "=", idOrVsdId.toUpperCase()),
      ]),
    )
    .executeTakeFirst();
  return row?.id;
}

export interface NewProject {
  showroom_id: string;
  name?: string | undefined;
  is_cart: boolean;
  floorplan?: string | null | undefined;
  floor_template?: string | null | undefined;
  is_3d?: boolean | undefined;
  extra_info?: Record<string, unknown> | undefined;
}

/** Adds a project and returns its id; an existing open cart is returned instead of a second one. */
export async function addProject(db: Db, owner: Owner, project: NewProject): Promise<string> {
  const id = newId();
  const added = await db
    .insertInto("projects")
    .values({
      id,
      ...("user_id" in owner ? { user_id: owner.user_id } : { temp_key_hash: tokenHash(owner.guest_key) }),
      showroom_id: project.showroom_id,
      name: project.name ?? (project.is_cart ? "Cart" : "My project"),
      is_cart: project.is_cart,
      floorplan: project.floorplan ?? null,
      floor_template: project.floor_template ?? null,
      is_3d: project.is_3d ?? false,
      extra_info: sql`${JSON.stringify(project.extra_info ?? {})}::text::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  const open = await findOpenCart(db, owner, project.showroom_id);
  if (!open) throw new Error("a cart that conflicts cannot be found");
  return open.id;
}

/** Marks a project as changed and locks it until the transaction ends. */
export async function touchProject(db: Db, projectId: string): Promise<void> {
  await db
    .updateTable("projects")
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", projectId)
    .execute();
}

/** The open project of the owner that a line belongs to. */
export async function projectOfLine(db: Db, owner: Owner, lineId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("project_lines")
    .innerJoin("projects", "projects.id", "project_lines.project_id")
    .select("project_id")
    .where("project_lines.id", "=", lineId)
    .where("projects.ordered_at", "is", null)
    .where(ownedBy(owner))
    .executeTakeFirst();
  return row?.project_id;
}

export const setLineLot = (db: Db, lineId: string, lot: string | null) =>
  db.updateTable("project_lines").set({ lot }).where("id", "=", lineId).execute();

/** Removes a line of the owner, or returns undefined if it is not the owner's. */
export async function removeLine(db: Db, owner: Owner, lineId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("project_lines")
    .using("projects")
    .whereRef("projects.id", "=", "project_lines.project_id")
    .where("project_lines.id", "=", lineId)
    .where("projects.ordered_at", "is", null)
    .where(ownedBy(owner))
    .returning("project_lines.project_id")
    .executeTakeFirst();
  return row?.project_id;
}

export async function removeAllLines(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom("project_lines").where("project_id", "=", projectId).execute();
}

/**
 * Copies lines of one project into another, adding quantities if both have the SKU for the same surface. Lines of
 * another room with the same name are told apart. Copies of a project's lines know which project they come from.
 */
export async function copyLines(
  db: Db,
  from: string,
  to: string,
  onlyLines?: readonly string[],
): Promise<void> {
  await sql`
    insert into project_lines (id, project_id, variant_id, qty, surface, takeoff, room_id, created_at, from_projects)
    select gen_random_uuid(), ${to}, variant_id, qty,
      case when room_id is not null and exists (
        select 1 from project_lines there where there.project_id = ${to} and there.variant_id = l.variant_id
          and there.surface = l.surface and there.room_id is distinct from l.room_id)
      then left(surface, 56) || ' (2)' else surface end,
      takeoff, room_id, created_at,
      (select array[id] from projects where id = ${from} and not is_cart)
    from project_lines l
    where project_id = ${from} and (${onlyLines === undefined} or id = any(${[...(onlyLines ?? [])]}::uuid[]))
    on conflict (project_id, variant_id, surface)
      do update set qty = least(100000, project_lines.qty + excluded.qty),
        from_projects = (select array_agg(distinct id) from unnest(project_lines.from_projects || excluded.from_projects) id)`.execute(
    db,
  );
}

/** Changes name and extra info if `version` is still current. */
export async function changeProject(
  db: Db,
  projectId: string,
  version: number,
  change: { name?: string | undefined; extra_info?: Record<string, unknown> | undefined },
): Promise<boolean> {
  const changed = await db
    .updateTable("projects")
    .set({
      version: sql`version + 1`,
      updated_at: sql`now()`,
      ...(change.name !== undefined && { name: change.name }),
      ...(change.extra_info !== undefined && {
        extra_info: sql`${JSON.stringify(change.extra_info)}::text::jsonb`,
      }),
    })
    .where("id", "=", projectId)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
