import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { EntryRow } from "./checklist.store.ts";

export interface CalendarRow {
  id: string;
  token_hash: Buffer;
}

/** The calendar link of a project; undefined without one. */
export async function calendarOf(db: Db, project_id: string): Promise<CalendarRow | undefined> {
  return db
    .selectFrom("checklist_calendars")
    .select(["id", "token_hash"])
    .where("project_id", "=", project_id)
    .executeTakeFirst();
}

/** Adds the link, whose token is worked out from its id; one that is there stays. */
export async function addCalendar(
  db: Db,
  project_id: string,
  tokenOf: (id: string) => string,
): Promise<CalendarRow> {
  const id = newId();
  const added = await db
    .insertInto("checklist_calendars")
    .values({ id, project_id, token_hash: tokenHash(tokenOf(id)) })
    .onConflict((conflict) => conflict.column("project_id").doNothing())
    .returning(["id", "token_hash"])
    .executeTakeFirst();
  return added ?? (await calendarOf(db, project_id))!;
}

export async function dropCalendar(db: Db, project_id: string): Promise<void> {
  await db.deleteFrom("checklist_calendars").where("project_id", "=", project_id).execute();
}

/** The project that a calendar's token shows. */
export async function projectOfCalendar(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("checklist_calendars")
    .select("project_id")
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return row?.project_id;
}

export interface DatedEntry extends Pick<EntryRow, "area" | "task" | "who" | "source" | "made"> {
  id: string;
  note: string;
  due_on: string;
  updated_at: Date;
}

/** What is still to do on a known day, and the project's name. */
export async function datedEntries(
  db: Db,
  project_id: string,
): Promise<{ name: string; entries: DatedEntry[] }> {
  const project = await db
    .selectFrom("projects")
    .select("name")
    .where("id", "=", project_id)
    .executeTakeFirst();
  const { rows } = await sql<DatedEntry>`
    select id, area, task, who, note, source, made, due_on::text as due_on, updated_at from project_checklist
    where project_id = ${project_id} and not done and due_on is not null order by due_on, position`.execute(
    db,
  );
  return { name: project?.name || "Project", entries: rows };
}

export interface DueTask {
  project_id: string;
  project_name: string;
  user_id: string;
  email: string;
  first_name: string;
  task: string;
  due_on: string;
  today: string;
}

/**
 * Takes the open tasks of accounts that are due today or tomorrow by the account's clock, from seven in the morning on.
 * Each is taken once for its day; call it in the transaction that tells of them.
 */
export async function takeDueTasks(db: Db, now: Date): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    with due as (
      select e.id, p.id as project_id, p.name as project_name, u.id as user_id, u.email, u.first_name, u.today::text as today
      from (
        select id, email, first_name, (${now}::timestamptz at time zone timezone)::date as today,
          extract(hour from ${now}::timestamptz at time zone timezone) as hour
        from users where status in ('Active', 'Approve') and deleted_at is null
      ) u join projects p on p.user_id = u.id
      join project_checklist e on e.project_id = p.id
      where not e.done and e.due_on between u.today and u.today + 1 and u.hour >= 7
        and e.reminded_for is distinct from e.due_on and p.ordered_at is null and p.archived_at is null
      for update of e skip locked
    )
    update project_checklist e set reminded_for = e.due_on from due where e.id = due.id
    returning due.project_id, due.project_name, due.user_id, due.email, due.first_name, due.today, e.task,
      e.due_on::text as due_on`.execute(db);
  return rows;
}
