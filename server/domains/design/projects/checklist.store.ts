import { sql } from "kysely";
import { offsetOf } from "../../../http/list-form.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Owner } from "./owner.ts";
import { ownedBy } from "./project-cart.store.ts";

export interface EntryRow {
  id: string;
  area: string;
  task: string;
  category: string;
  sku: string | null;
  qty: number | null;
  done: boolean;
  /** YYYY-MM-DD */
  due_on: string | null;
  who: string;
  note: string;
  source: string | null;
  /** What a room wrote; null for entries of people, and for rooms' from before it was kept. */
  made: MadeFields | null;
}

/** Fields of an entry that a room writes. */
export type MadeFields = Partial<Pick<EntryRow, "area" | "task" | "due_on" | "who">> & {
  /** Of works: the day from which they were reckoned. */
  starts_on?: string | null;
};

/** Entries of a project in order. */
export function entriesOf(db: Db, projectId: string): Promise<EntryRow[]> {
  return db
    .selectFrom("project_checklist")
    .select(["id", "area", "task", "category", "sku", "qty", "done", "who", "note", "source"])
    .select(sql<MadeFields | null>`made`.as("made"))
    .select(sql<string | null>`due_on::text`.as("due_on"))
    .where("project_id", "=", projectId)
    .orderBy("position")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The checklist's version, locked until the transaction ends. */
export async function lockChecklist(db: Db, projectId: string): Promise<number> {
  const row = await db
    .selectFrom("projects")
    .select("checklist_version")
    .where("id", "=", projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.checklist_version;
}

export async function checklistVersion(db: Db, projectId: string): Promise<number> {
  const row = await db
    .selectFrom("projects")
    .select("checklist_version")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return row.checklist_version;
}

/** An entry to write: a known `id` is changed, any other added at its position. */
export type EntryToWrite = Omit<EntryRow, "id" | "source" | "made"> & {
  id?: string | undefined;
  source?: string | null | undefined;
  made?: MadeFields | null | undefined;
};

/** Writes entries from position `first` on and increases the version. Ids must be of this project. */
export async function writeEntries(
  db: Db,
  projectId: string,
  entries: readonly EntryToWrite[],
  first: number,
): Promise<void> {
  const rows = entries.map(({ id, source = null, made = null, ...entry }, at) => ({
    id: id ?? newId(),
    project_id: projectId,
    position: first + at,
    source,
    made,
    ...entry,
  }));
  if (rows.length > 0) {
    await sql`
      insert into project_checklist
        (id, project_id, position, area, task, category, sku, qty, done, due_on, who, note, source, made)
      select id, project_id, position, area, task, category, sku, qty, done, due_on, who, note, source, made
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id uuid, project_id uuid,
        position int, area text, task text, category text, sku text, qty int, done boolean, due_on date,
        who text, note text, source text, made jsonb)
      on conflict (id) do update set position = excluded.position, area = excluded.area, task = excluded.task,
        category = excluded.category, sku = excluded.sku, qty = excluded.qty, done = excluded.done,
        due_on = excluded.due_on, who = excluded.who, note = excluded.note,
        source = coalesce(excluded.source, project_checklist.source),
        made = coalesce(excluded.made, project_checklist.made), updated_at = now()
      where project_checklist.project_id = excluded.project_id`.execute(db);
  }
  await db
    .updateTable("projects")
    .set({ checklist_version: sql`checklist_version + 1`, updated_at: sql`now()` })
    .where("id", "=", projectId)
    .execute();
}

export async function removeEntries(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("project_checklist")
    .where("project_id", "=", projectId)
    .where("id", "in", [...ids])
    .execute();
}

/** Detaches entries from their room: they stay, but are no longer updated. */
export async function detachEntries(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("project_checklist")
    .set({ source: null })
    .where("project_id", "=", projectId)
    .where("id", "in", [...ids])
    .execute();
}

export interface ChecklistSummary {
  id: string;
  name: string;
  is_cart: boolean;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  items: number;
  done: number;
  due_on: string | null;
  updated_at: Date;
  total: number;
}

/** A page of the owner's projects with the state of their checklists, most recently changed first. */
export function checklistsOf(
  db: Db,
  owner: Owner,
  page: { page: number; per_page: number },
): Promise<ChecklistSummary[]> {
  const counted = db
    .selectFrom("project_checklist")
    .select([
      "project_id",
      sql<number>`count(*)::int`.as("items"),
      sql<number>`count(*) filter (where done)::int`.as("done"),
      sql<string | null>`(min(due_on) filter (where not done))::text`.as("due_on"),
    ])
    .groupBy("project_id")
    .as("counted");
  return db
    .selectFrom("projects")
    .innerJoin("showrooms", "showrooms.id", "projects.showroom_id")
    .leftJoin(counted, "counted.project_id", "projects.id")
    .select(["projects.id", "projects.name", "projects.is_cart", "projects.updated_at"])
    .select(["projects.showroom_id", "showrooms.vsd_id", "showrooms.company_name", "counted.due_on"])
    .select([
      sql<number>`coalesce(counted.items, 0)`.as("items"),
      sql<number>`coalesce(counted.done, 0)`.as("done"),
      sql<number>`count(*) over ()::int`.as("total"),
    ])
    .where(ownedBy(owner))
    .where("projects.ordered_at", "is", null)
    .orderBy("projects.updated_at", "desc")
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
}

/** Copies the entries of one project to another, all to be done again and none of a room's any more. */
export async function copyChecklist(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into project_checklist (id, project_id, position, area, task, category, sku, qty, due_on, who, note, created_at)
    select gen_random_uuid(), ${to}, position, area, task, category, sku, qty, due_on, who, note, created_at
    from project_checklist where project_id = ${from}`.execute(db);
}
