import { sql } from "kysely";
import type { SelectionSide, SelectionStatus } from "../../../../contract/design/selection-words.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { NewApproval } from "./selections.store.ts";

const dayOf = (text: string) => sql<Date | null>`${text || null}::date`;

export interface Details {
  title: string;
  note: string;
  allowance_cents: number | null;
  /** YYYY-MM-DD or an empty text. */
  due_on: string;
}

export interface NewSelection extends Details {
  project_id: string;
  pro_id: string;
  room_id: string | null;
  surface: string | null;
  line_id: string | null;
  place: string;
  at: Date;
}

export async function insertSelection(db: Db, { due_on, at, ...selection }: NewSelection): Promise<string> {
  const id = newId();
  await db
    .insertInto("selections")
    .values({ id, ...selection, due_on: dayOf(due_on), created_at: at, updated_at: at })
    .execute();
  return id;
}

export interface NewOption {
  variant_id: number;
  qty: number | null;
  note: string;
}

/** Replaces what can be chosen. */
export async function setOptions(db: Db, selection_id: string, options: readonly NewOption[]): Promise<void> {
  await db.deleteFrom("selection_options").where("selection_id", "=", selection_id).execute();
  await db
    .insertInto("selection_options")
    .values(options.map((option, position) => ({ id: newId(), selection_id, position, ...option })))
    .execute();
}

/** Changes a locked selection and gives it its next version; a new deadline is reminded of again. */
export async function changeSelection(
  db: Db,
  id: string,
  {
    status,
    reason,
    details,
    at,
  }: {
    status: SelectionStatus;
    reason?: string;
    details?: Details;
    at: Date;
  },
): Promise<void> {
  await db
    .updateTable("selections")
    .set({
      status,
      version: sql`version + 1`,
      updated_at: at,
      ...(reason !== undefined && { reason }),
      ...(details && {
        title: details.title,
        note: details.note,
        allowance_cents: details.allowance_cents,
        due_on: dayOf(details.due_on),
        reminded_at: null,
      }),
    })
    .where("id", "=", id)
    .execute();
}

export async function insertApproval(db: Db, { facts, ...approval }: NewApproval): Promise<void> {
  await db
    .insertInto("selection_approvals")
    .values({ id: newId(), ...approval, facts: sql`${JSON.stringify(facts)}::text::jsonb` })
    .execute();
}

export async function insertComment(
  db: Db,
  comment: {
    selection_id: string;
    side: SelectionSide;
    author_id: string | null;
    link_id: string | null;
    author_name: string;
    body: string;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("selection_comments")
    .values({ id: newId(), ...comment })
    .execute();
}

export async function setBudget(
  db: Db,
  project_id: string,
  budget_cents: number | null,
  at: Date,
): Promise<void> {
  if (budget_cents === null) {
    await db.deleteFrom("project_budgets").where("project_id", "=", project_id).execute();
    return;
  }
  await db
    .insertInto("project_budgets")
    .values({ project_id, budget_cents, updated_at: at })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ budget_cents, updated_at: at }))
    .execute();
}

/** Marks selections whose deadline is near as reminded of, and returns them; each one goes to one caller. */
export async function takeDue(
  db: Db,
  now: Date,
  days: number,
): Promise<{ id: string; project_id: string }[]> {
  const { rows } = await sql<{ id: string; project_id: string }>`
    update selections x set reminded_at = ${now}
    from projects p
    where p.id = x.project_id and p.ordered_at is null and x.reminded_at is null
      and x.status in ('proposed', 'change_requested')
      and x.due_on <= (${now}::timestamptz at time zone ${sql.lit(marketZone)})::date + ${days}::int
      and x.updated_at < ${now}::timestamptz - interval '20 hours'
    returning x.id, x.project_id`.execute(db);
  return rows;
}
