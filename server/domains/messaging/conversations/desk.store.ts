import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface TicketRow {
  id: string;
  user_id: string | null;
  name: string | null;
  email: string | null;
  guest_name: string;
  guest_email: string;
  status: "open" | "closed";
  assigned_to: string | null;
  assigned_name: string | null;
  last_text: string | null;
  last_files: number;
  is_waiting: boolean;
  rating: number | null;
  rating_text: string;
  last_at: Date;
  created_at: Date;
}

const tickets = sql`
  from conversations c
  left join users u on u.id = c.user_id
  left join users helper on helper.id = c.assigned_to
  left join messages lm on lm.conversation_id = c.id and lm.seq = c.last_seq`;
const columns = sql`
  c.id, c.user_id, nullif(trim(u.first_name || ' ' || u.last_name), '') as name, u.email, c.guest_name,
  c.guest_email, c.status, c.assigned_to, trim(helper.first_name || ' ' || helper.last_name) as assigned_name,
  lm.body as last_text, (select count(*) from message_files f where f.message_id = lm.id)::int as last_files,
  lm.user_id is not distinct from c.user_id as is_waiting, c.rating, c.rating_text, c.last_at, c.created_at`;

/** The queue: those who wait first, the longest on top; closed ones with the latest on top. */
export async function findTickets(
  db: Db,
  filter: { status: "open" | "closed"; assigned_to: string | null },
  page: { offset: number; limit: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  const wanted = sql`c.kind = 'support' and c.last_seq > 0 and c.status = ${filter.status}
    and (${filter.assigned_to}::uuid is null or c.assigned_to = ${filter.assigned_to})`;
  const order = filter.status === "open" ? sql`is_waiting desc, c.last_at, c.id` : sql`c.last_at desc, c.id`;
  const { rows } = await sql<TicketRow>`
    select ${columns} ${tickets} where ${wanted} order by ${order}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from conversations c where ${wanted}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

export async function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns} ${tickets} where c.id = ${id} and c.kind = 'support'`.execute(db);
  return rows[0];
}

/** Whether the customer of a conversation has another one with support that is open. */
export async function hasOtherOpen(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations o join conversations c on c.user_id = o.user_id
    where c.id = ${id} and o.id <> c.id and o.kind = 'support' and o.status = 'open'`.execute(db);
  return rows.length > 0;
}

export async function setTicket(
  db: Db,
  id: string,
  change: { assigned_to?: string | null; status?: "open" | "closed" },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable("conversations").set(change).where("id", "=", id).execute();
}

/** Gives a conversation that nobody has to an admin. */
export async function takeTicket(db: Db, id: string, admin: string): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ assigned_to: admin })
    .where("id", "=", id)
    .where("assigned_to", "is", null)
    .execute();
}

/** The desk's admins by name, with how many open conversations each has. */
export async function findDeskPeople(db: Db): Promise<{ id: string; name: string; open: number }[]> {
  const { rows } = await sql<{ id: string; name: string; open: number }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name,
      (select count(*) from conversations c where c.assigned_to = u.id and c.kind = 'support'
        and c.status = 'open')::int as open
    from users u where u.type = 'Admin' and u.status in ('Active', 'Approve') order by name, u.id`.execute(
    db,
  );
  return rows;
}

/** How customers rated the desk since a moment. */
export async function deskRating(db: Db, since: Date): Promise<{ rating: number | null; ratings: number }> {
  const { rows } = await sql<{ rating: number | null; ratings: number }>`
    select round(avg(rating), 1)::float8 as rating, count(*)::int as ratings
    from conversations where kind = 'support' and rated_at >= ${since}`.execute(db);
  return rows[0]!;
}

/** Keeps what a customer or guest says about the help. */
export async function setRating(
  db: Db,
  id: string,
  { rating, text }: { rating: number; text: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ rating, rating_text: text, rated_at: now })
    .where("id", "=", id)
    .execute();
}

export interface Canned {
  id: string;
  title: string;
  body: string;
}

export const listCanned = (db: Db): Promise<Canned[]> =>
  db.selectFrom("canned_answers").select(["id", "title", "body"]).orderBy("title").orderBy("id").execute();

export async function addCanned(db: Db, answer: Omit<Canned, "id">): Promise<Canned> {
  const row = { id: newId(), ...answer };
  await db.insertInto("canned_answers").values(row).execute();
  return row;
}

export async function setCanned(db: Db, answer: Canned): Promise<boolean> {
  const { id, ...rest } = answer;
  const { numUpdatedRows } = await db
    .updateTable("canned_answers")
    .set(rest)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCanned(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("canned_answers").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
