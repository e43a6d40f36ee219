import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { json } from "./ai-designs.store.ts";

export interface NewSent {
  id: string;
  lead_id: string;
  ai_account_id: string;
  design_id: string;
  step: number;
  showroom_id: string;
  client_id: string | null;
  title: string;
  arrangement: string;
  style_name: string;
  design: RoomDesign;
  area_sqft: number;
  price_cents: number;
  sent_at: Date;
}

/** Stores a design that is sent to a pro. */
export async function insertSent(db: Db, { design, ...plain }: NewSent): Promise<void> {
  await db
    .insertInto("sent_designs")
    .values({ ...plain, design: json(design) })
    .execute();
}

export interface Sending {
  design_id: string;
  step: number;
  sent_at: Date;
  taken_at: Date | null;
}

/** What was sent of designs, the newest first. */
export async function sentOf(db: Db, designIds: readonly string[]): Promise<Sending[]> {
  if (designIds.length === 0) return [];
  const { rows } = await sql<Sending>`
    select design_id, step, sent_at, taken_at from sent_designs
    where design_id = ${anyOf(designIds, "uuid")} order by sent_at desc, id desc`.execute(db);
  return rows;
}

export interface SentByAccount extends Pick<NewSent, "title" | "design" | "price_cents" | "sent_at"> {
  showroom: string;
  message: string;
  taken_at: Date | null;
}

/** All that an account sent to pros, the newest first. */
export async function sentByAccount(db: Db, ai_account_id: string): Promise<SentByAccount[]> {
  const { rows } = await sql<SentByAccount>`
    select d.title, d.design, d.price_cents, d.sent_at, d.taken_at, l.message, s.company_name as showroom
    from sent_designs d join leads l on l.id = d.lead_id join showrooms s on s.id = d.showroom_id
    where d.ai_account_id = ${ai_account_id}::uuid order by d.sent_at desc, d.id desc`.execute(db);
  return rows;
}

/** The pro of a showroom. */
export async function proOf(db: Db, showroom_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from showrooms where id = ${showroom_id}::uuid`.execute(db);
  return rows[0]?.user_id;
}

/** The customer's shop account with a proved address. */
export async function accountAt(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from users where lower(email) = lower(${email}) and type = 'User' and email_verified_at is not null
      and status = 'Active'`.execute(db);
  return rows[0]?.id ?? null;
}

/** A design as a pro got it. */
export interface SentRow extends Omit<NewSent, "ai_account_id" | "design_id"> {
  full_name: string;
  email: string;
  phone_number: string;
  message: string;
  taken_at: Date | null;
  project_id: string | null;
  proposal_id: string | null;
}

/** A design that was sent to a showroom of the pro's; `lock` keeps it from being taken over twice. */
export async function sentToPro(
  db: Db,
  pro_id: string,
  id: string,
  { lock = false } = {},
): Promise<SentRow | undefined> {
  const { rows } = await sql<SentRow>`
    select d.*, l.full_name, l.email, l.phone_number, l.message
    from sent_designs d join leads l on l.id = d.lead_id join showrooms s on s.id = d.showroom_id
    where d.id = ${id}::uuid and s.user_id = ${pro_id}::uuid ${lock ? sql`for update of d` : sql``}`.execute(
    db,
  );
  return rows[0];
}

export async function markTaken(
  db: Db,
  id: string,
  taken: { taken_at: Date; taken_by: string; client_id: string; project_id: string; proposal_id: string },
): Promise<void> {
  await db.updateTable("sent_designs").set(taken).where("id", "=", id).execute();
}
