import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { ClientStage } from "../../../../contract/showrooms/client-stages.ts";
import type { LeadState } from "../../../../contract/showrooms/leads.ts";
import type { LeadSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface NewLead {
  id: string;
  lead_type: "Pop-Ups" | "Samples" | "Contact" | "Designs";
  full_name: string;
  email: string;
  phone_number: string;
  topic: string;
  order_number: string;
  message: string;
  showroom_id: string | null;
  product_id: string | null;
  ship_to: Readonly<Record<string, string>>;
}

/** Stores a lead. */
export async function insertLead(db: Db, lead: NewLead): Promise<void> {
  await sql`
    insert into leads (id, lead_type, full_name, email, phone_number, topic, order_number, message,
      showroom_id, product_id, ship_to)
    values (${lead.id}, ${lead.lead_type}, ${lead.full_name}, ${lead.email}, ${lead.phone_number}, ${lead.topic},
      ${lead.order_number}, ${lead.message}, ${lead.showroom_id}, ${lead.product_id},
      ${JSON.stringify(lead.ship_to)}::text::jsonb)`.execute(db);
}

export interface LeadShowroom {
  id: string;
  company_name: string;
  /** The pro's business address for email. */
  email: string;
}

/** The visitor's showroom, and the email address of its pro. */
export async function leadShowroom(db: Db, id: string): Promise<LeadShowroom | undefined> {
  const { rows } = await sql<LeadShowroom>`
    select s.id, s.company_name, coalesce(nullif(s.contact ->> 'email', ''), u.email) as email
    from showrooms s join users u on u.id = s.user_id
    where s.id = ${id}`.execute(db);
  return rows[0];
}

export interface SampledProduct {
  id: string;
  hash: string;
  name: string;
  /** Null unless the product has the given SKU. */
  sku: string | null;
  options: Record<string, string> | null;
}

/** The product of a sample request, while it is sold; with a SKU, its variant. */
export async function sampledProduct(db: Db, hash: string, sku: string): Promise<SampledProduct | undefined> {
  const { rows } = await sql<SampledProduct>`
    select p.id::text, p.hash, p.name, v.sku, v.options
    from products p left join variants v on v.product_id = p.id and v.sku = ${sku}
    where p.hash = ${hash} and p.status = 'published'`.execute(db);
  return rows[0];
}

/** The marketplace's own inbox, if configured. */
export async function supportAddress(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select value ->> 'email' as email from settings where key = 'contact'`.execute(db);
  return rows[0]?.email || undefined;
}

export interface LeadRow extends Omit<NewLead, "ship_to" | "showroom_id" | "product_id"> {
  /** The design that was sent with it. */
  design: LeadDesign | null;
  ship_to: Partial<Record<"street" | "apartment" | "city" | "state" | "zip_code", string>>;
  showroom_id: string | null;
  company_name: string | null;
  product_hash: string | null;
  product_name: string | null;
  created_at: Date;
  state: LeadState;
  assigned_to: string | null;
  assigned_name: string | null;
  note: string;
  version: number;
}

/** A design of a room that a customer sent. */
export interface LeadDesign {
  id: string;
  title: string;
  price_cents: number;
  plan: RoomDesign["plan"];
  is_taken: boolean;
}

export interface LeadFilter {
  lead_type?: NewLead["lead_type"] | undefined;
  state?: LeadState | undefined;
  /** An account, or "nobody". */
  assigned?: string | undefined;
  /** Part of a name, an address or a message. */
  q?: string | undefined;
  /** Only those of the showrooms that this account runs, and those assigned to it. */
  pro?: string | undefined;
  sort?: LeadSort | `-${LeadSort}` | undefined;
}

/** A lead of a pro, with the client of the showroom that has its address. */
export interface OwnLeadRow extends LeadRow {
  client_id: string | null;
  stage: ClientStage | null;
  next_step_on: string | null;
}

function matching({ lead_type, state, assigned, q, pro }: LeadFilter) {
  const part = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`where true
    ${lead_type ? sql`and l.lead_type = ${lead_type}` : sql``}
    ${state ? sql`and l.state = ${state}` : sql``}
    ${assigned === "nobody" ? sql`and l.assigned_to is null` : assigned ? sql`and l.assigned_to = ${assigned}` : sql``}
    ${q ? sql`and (l.full_name ilike ${part} or l.email ilike ${part} or l.message ilike ${part})` : sql``}
    ${pro ? sql`and (l.assigned_to = ${pro} or l.showroom_id in (select id from showrooms where user_id = ${pro}))` : sql``}`;
}

const leadColumns = sql`l.id, l.lead_type, l.full_name, l.email, l.phone_number, l.topic, l.order_number, l.message,
    l.ship_to, l.showroom_id, s.company_name, p.hash as product_hash, p.name as product_name, l.created_at,
    l.state, l.assigned_to, nullif(trim(u.first_name || ' ' || u.last_name), '') as assigned_name, l.note, l.version,
    (select json_build_object('id', d.id, 'title', d.title, 'price_cents', d.price_cents, 'plan', d.design -> 'plan',
      'is_taken', d.taken_at is not null) from sent_designs d where d.lead_id = l.id) as design`;

const sources = sql`leads l
  left join showrooms s on s.id = l.showroom_id
  left join products p on p.id = l.product_id
  left join users u on u.id = l.assigned_to`;

const selected = sql`select ${leadColumns} from ${sources}`;

/** One page of a pro's leads, newest first unless sorted. */
export async function leadsOfPro(
  db: Db,
  filter: LeadFilter & { pro: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<OwnLeadRow[]> {
  const keys = { name: sql`lower(l.full_name)`, received: sql`l.created_at` };
  const { rows } = await sql<OwnLeadRow>`
    select ${leadColumns}, c.id as client_id, c.stage, c.next_step_on::text as next_step_on
    from ${sources}
    left join lateral (
      select c.id, c.stage, c.next_step_on from clients c
      where lower(c.email) = lower(l.email) and c.email <> ''
        and c.showroom_id in (select id from showrooms where user_id = ${filter.pro})
      order by c.showroom_id = l.showroom_id desc, c.created_at limit 1) c on true
    ${matching(filter)} ${orderBy(filter.sort, keys, sql`l.created_at desc, l.id desc`)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One page of leads, newest first. */
export async function newestLeads(
  db: Db,
  filter: LeadFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    ${selected} ${matching(filter)} order by l.created_at desc, l.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from leads l ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  const { rows } = await sql<LeadRow>`${selected} where l.id = ${id}`.execute(db);
  return rows[0];
}

/** Lets nobody else change a lead until the transaction ends; false if it is gone. */
export async function lockLead(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from leads where id = ${id} for update`.execute(db);
  return rows.length > 0;
}

export async function updateLead(
  db: Db,
  id: string,
  { state, assigned_to, note }: { state: LeadState; assigned_to: string | null; note: string },
): Promise<void> {
  await sql`
    update leads set state = ${state}, assigned_to = ${assigned_to}, note = ${note}, version = version + 1
    where id = ${id}`.execute(db);
}

export interface LeadWorker {
  id: string;
  name: string;
  email: string;
  type: "Admin" | "Contractor";
}

/** Who can be assigned a lead; with an id, that account alone. */
export async function leadWorkerRows(db: Db, id?: string): Promise<LeadWorker[]> {
  const { rows } = await sql<LeadWorker>`
    select u.id, u.email, u.type,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        || coalesce(', ' || s.company_name, '') as name
    from users u
    left join lateral (
      select company_name from showrooms where user_id = u.id order by created_at limit 1
    ) s on true
    where u.status in ('Active', 'Approve')
      and (u.type = 'Admin' or (u.type = 'Contractor' and s.company_name is not null))
      ${id ? sql`and u.id = ${id}` : sql``}
    order by u.type, name limit 500`.execute(db);
  return rows;
}
