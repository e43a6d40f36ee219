import { sql } from "kysely";
import type { ClientStage } from "../../../../contract/showrooms/client-stages.ts";
import type { ClientEventKind } from "../../../../contract/showrooms/clients.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface OwnShowroom {
  id: string;
  vsd_id: string;
  company_name: string;
}

/** The showroom that a pro runs; undefined before it is opened. */
export async function ownShowroom(db: Db, pro_id: string): Promise<OwnShowroom | undefined> {
  return db
    .selectFrom("showrooms")
    .select(["id", "vsd_id", "company_name"])
    .where("user_id", "=", pro_id)
    .where("closed_at", "is", null)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}

export interface ClientDetails {
  full_name: string;
  email: string;
  phone: string;
  address: string;
  stage: ClientStage;
  next_step: string;
  next_step_on: string;
}

const dayOf = (text: string) => sql<string | null>`${text || null}::date`;

/** Adds a client; undefined if the showroom has one with this address. */
export async function insertClient(
  db: Db,
  showroom_id: string,
  { next_step_on, ...details }: ClientDetails,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into clients (id, showroom_id, full_name, email, phone, address, stage, stage_since, source, next_step,
      next_step_on, created_at, updated_at)
    values (${newId()}, ${showroom_id}, ${details.full_name}, ${details.email}, ${details.phone}, ${details.address},
      ${details.stage}, ${at}, 'by_hand', ${details.next_step}, ${dayOf(next_step_on)}, ${at}, ${at})
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Changes what is named. Lock the client first. */
export async function updateClient(
  db: Db,
  id: string,
  change: Partial<ClientDetails> & { is_archived?: boolean | undefined },
  at: Date,
): Promise<void> {
  const { stage, next_step_on, is_archived, ...texts } = change;
  const sets = Object.entries(texts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (stage)
    sets.push(
      sql`stage = ${stage}, stage_since = case when stage = ${stage} then stage_since else ${at} end`,
    );
  if (next_step_on !== undefined) sets.push(sql`next_step_on = ${dayOf(next_step_on)}`);
  if (is_archived !== undefined) sets.push(sql`archived_at = ${is_archived ? at : null}`);
  sets.push(sql`updated_at = ${at}`);
  await sql`update clients set ${sql.join(sets)} where id = ${id}`.execute(db);
}

export async function insertEvent(
  db: Db,
  event: { client_id: string; kind: ClientEventKind; detail?: string; by_id: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto("client_events")
    .values({ id: newId(), detail: "", ...event })
    .execute();
}

export interface NoteRow {
  id: string;
  body: string;
  author: string;
  created_at: Date;
}
export interface EventRow {
  kind: ClientEventKind;
  detail: string;
  by: string;
  at: Date;
}
export interface OrderOfClient {
  id: string;
  number: string;
  status: string;
  total_cents: number;
  placed_at: Date;
}

interface ProjectOfClient {
  id: string;
  name: string;
  shared_at: Date;
  can_edit: boolean;
}

const personName = sql`coalesce(trim(u.first_name || ' ' || u.last_name), '')`;

/** What belongs to a client; only the orders of this showroom, and the projects that its pro sees. */
export async function partsOf(
  db: Db,
  { id, showroom_id, account_id }: { id: string; showroom_id: string; account_id: string | null },
) {
  const [notes, events, orders, projects] = await Promise.all([
    sql<NoteRow>`
      select n.id, n.body, ${personName} as author, n.created_at
      from client_notes n left join users u on u.id = n.author_id
      where n.client_id = ${id} order by n.created_at desc, n.id desc limit 200`.execute(db),
    sql<EventRow>`
      select e.kind, e.detail, ${personName} as by, e.at
      from client_events e left join users u on u.id = e.by_id
      where e.client_id = ${id} order by e.at desc, e.id desc limit 100`.execute(db),
    sql<OrderOfClient>`
      select id, number, status, total_cents, placed_at from orders
      where showroom_id = ${showroom_id} and user_id = ${account_id}::uuid and status <> 'payment_failed'
      order by placed_at desc, id desc limit 100`.execute(db),
    sql<ProjectOfClient>`
      select p.id, p.name, coalesce(p.shared_with_pro_at, p.created_at) as shared_at,
        p.user_id = s.user_id or exists (
          select from project_editors e where e.project_id = p.id and e.user_id = s.user_id) as can_edit
      from projects p join showrooms s on s.id = p.showroom_id
      where p.showroom_id = ${showroom_id} and not p.is_cart and p.archived_at is null
        and ((p.user_id = ${account_id}::uuid and p.shared_with_pro_at is not null)
          or (p.user_id = s.user_id and p.client_id = ${id}))
      order by shared_at desc limit 50`.execute(db),
  ]);
  return { notes: notes.rows, events: events.rows, orders: orders.rows, projects: projects.rows };
}

/** Where an account gets its emails. */
export async function addressOf(db: Db, account_id: string): Promise<{ email: string; first_name: string }> {
  return db
    .selectFrom("users")
    .select(["email", "first_name"])
    .where("id", "=", account_id)
    .executeTakeFirstOrThrow();
}

export async function insertNote(
  db: Db,
  note: { client_id: string; author_id: string; body: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto("client_notes")
    .values({ id: newId(), ...note })
    .execute();
}

/** False if the client has no such note. */
export async function deleteNote(db: Db, client_id: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("client_notes")
    .where("id", "=", id)
    .where("client_id", "=", client_id)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
