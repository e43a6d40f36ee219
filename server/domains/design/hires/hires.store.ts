import { type RawBuilder, sql } from "kysely";
import { type HireStatus, hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { HireSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface HireRow {
  id: string;
  status: HireStatus;
  title: string;
  project_id: string | null;
  room_id: string | null;
  message: string;
  budget_cents: number | null;
  reason: string;
  pro_id: string;
  pro_name: string;
  pro_is_designer: boolean;
  pro_is_listed: boolean;
  pro_email: string;
  customer_id: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  customer_email: string | null;
  conversation_id: string | null;
  rating: number | null;
  review_text: string | null;
  reviewed_at: Date | null;
  reply: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Whose hires: those that a customer asked for, or those that a pro was asked for. */
export type Party = { customer: string } | { pro: string };

const isOf = (party: Party): RawBuilder<boolean> =>
  "customer" in party ? sql`h.user_id = ${party.customer}` : sql`h.pro_id = ${party.pro}`;

const hires = sql`
  select h.id, h.status, h.title, h.project_id, h.room_id, h.message, h.budget_cents, h.reason, h.pro_id,
    coalesce(nullif(hp.business_name, ''), trim(pro.first_name || ' ' || pro.last_name)) as pro_name,
    pro.is_designer as pro_is_designer, coalesce(hp.is_listed, false) as pro_is_listed, pro.email as pro_email,
    h.user_id as customer_id, cu.first_name as customer_first_name, cu.last_name as customer_last_name,
    cu.email as customer_email, c.id as conversation_id, rv.rating, rv.body as review_text,
    rv.created_at as reviewed_at, rv.reply, h.created_at, h.updated_at
  from hires h join users pro on pro.id = h.pro_id
  left join hire_profiles hp on hp.user_id = h.pro_id
  left join users cu on cu.id = h.user_id
  left join conversations c on c.hire_id = h.id and c.kind = 'hire'
  left join hire_reviews rv on rv.hire_id = h.id`;

const orderKeys: Record<HireSort, RawBuilder<unknown>> = {
  name: sql`lower(cu.first_name || ' ' || cu.last_name)`,
  budget: sql`h.budget_cents`,
  status: sql`array_position(${Object.keys(hireStatuses)}::text[], h.status)`,
  changed: sql`h.updated_at`,
};

export interface HireFilter {
  status?: HireStatus | undefined;
  /** Part of the customer's name, the title or the message. */
  q?: string | undefined;
  sort?: HireSort | `-${HireSort}` | undefined;
}

/** A page of one side's hires, the last changed first unless sorted. */
export async function findHires(
  db: Db,
  party: Party,
  page: HireFilter & { offset: number; limit: number },
): Promise<{ rows: HireRow[]; total: number }> {
  const pattern = `%${(page.q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const where = sql`${isOf(party)} and (${page.status ?? null}::text is null or h.status = ${page.status ?? null})
    ${page.q ? sql`and (cu.first_name || ' ' || cu.last_name ilike ${pattern} or h.title ilike ${pattern} or h.message ilike ${pattern})` : sql``}`;
  const [found, counted] = await Promise.all([
    sql<HireRow>`
      ${hires} where ${where} ${orderBy(page.sort, orderKeys, sql`h.updated_at desc, h.id desc`)}
      limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from hires h left join users cu on cu.id = h.user_id where ${where}`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One hire of this side's; undefined for somebody else's. */
export async function findHire(db: Db, party: Party, id: string): Promise<HireRow | undefined> {
  const { rows } = await sql<HireRow>`${hires} where h.id = ${id} and ${isOf(party)}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockHire(db: Db, party: Party, id: string): Promise<HireRow | undefined> {
  const { rows } = await sql`select from hires h where h.id = ${id} and ${isOf(party)} for update`.execute(
    db,
  );
  return rows.length > 0 ? findHire(db, party, id) : undefined;
}

/** What one of the account's projects or rooms is called, held until the transaction ends; undefined for others'. */
export async function lockSubject(db: Db, user_id: string, subject: Subject): Promise<string | undefined> {
  const { rows } = await (subject.project_id
    ? sql<{ name: string }>`
        select name from projects where id = ${subject.project_id} and user_id = ${user_id} for update`
    : sql<{ name: string }>`
        select name from rooms where id = ${subject.room_id} and user_id = ${user_id} for update`
  ).execute(db);
  return rows[0] && (rows[0].name || "Project");
}

export interface Subject {
  project_id: string | null;
  room_id: string | null;
}

export interface NewHire extends Subject {
  user_id: string;
  pro_id: string;
  title: string;
  message: string;
  budget_cents: number | null;
  created_at: Date;
}

/** Adds a request; undefined if one of this customer's to this pro about the same is open. */
export async function insertHire(db: Db, hire: NewHire): Promise<string | undefined> {
  const row = await db
    .insertInto("hires")
    .values({ id: newId(), ...hire, updated_at: hire.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The open hire of a pro for the same project or room. */
export async function openHireFor(
  db: Db,
  { user_id, pro_id, project_id, room_id }: Pick<NewHire, "user_id" | "pro_id" | "project_id" | "room_id">,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from hires
    where user_id = ${user_id} and pro_id = ${pro_id} and status in ('requested', 'accepted')
      and project_id is not distinct from ${project_id}::uuid and room_id is not distinct from ${room_id}::uuid`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Gives a locked hire its next state, and keeps it in the history. */
export async function setStatus(
  db: Db,
  id: string,
  { status, reason, by, at }: { status: HireStatus; reason: string; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable("hires")
    .set({ status, updated_at: at, ...(reason && { reason }) })
    .where("id", "=", id)
    .execute();
  await insertEvent(db, { hire_id: id, status, by_id: by, at });
}

export async function insertEvent(
  db: Db,
  event: { hire_id: string; status: HireStatus; by_id: string; at: Date },
): Promise<void> {
  await db
    .insertInto("hire_events")
    .values({ id: newId(), ...event })
    .execute();
}

export async function eventsOf(
  db: Db,
  hire_id: string,
): Promise<{ status: HireStatus; is_customer: boolean; at: Date }[]> {
  const { rows } = await sql<{ status: HireStatus; is_customer: boolean; at: Date }>`
    select e.status, e.at, e.by_id is not distinct from h.user_id as is_customer
    from hire_events e join hires h on h.id = e.hire_id
    where e.hire_id = ${hire_id} order by e.at, e.id`.execute(db);
  return rows;
}

/** What a pro sees of the customer's: only while hired, and only as long as it is the customer's. */
export async function sharedWith(
  db: Db,
  pro_id: string,
  hire_id: string,
): Promise<(Subject & { can_edit: boolean }) | undefined> {
  const { rows } = await sql<Subject & { can_edit: boolean }>`
    select p.id as project_id, r.id as room_id,
      exists (select from project_editors e where e.project_id = p.id and e.user_id = h.pro_id) as can_edit
    from hires h
    left join projects p on p.id = h.project_id and p.user_id = h.user_id
    left join rooms r on r.id = h.room_id and r.user_id = h.user_id
    where h.id = ${hire_id} and h.pro_id = ${pro_id} and h.status = 'accepted'`.execute(db);
  return rows[0];
}

/** Keeps the review of a hire; false if there is one. */
export async function insertReview(
  db: Db,
  review: { hire_id: string; user_id: string; rating: number; body: string; created_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto("hire_reviews")
    .values(review)
    .onConflict((conflict) => conflict.doNothing())
    .returning("hire_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReply(db: Db, hire_id: string, reply: string | null, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("hire_reviews")
    .set({ reply, replied_at: reply === null ? null : at })
    .where("hire_id", "=", hire_id)
    .returning("hire_id")
    .executeTakeFirst();
  return row !== undefined;
}
