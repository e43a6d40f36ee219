import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface NewLead {
  id: string;
  lead_type: "Pop-Ups" | "Samples" | "Contact";
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

export interface LeadRow extends Omit<NewLead, "ship_to" | "showroom_id" | "product_id" | "order_number"> {
  order_number: string;
  ship_to: Partial<Record<"street" | "apartment" | "city" | "state" | "zip_code", string>>;
  showroom_id: string | null;
  company_name: string | null;
  product_hash: string | null;
  product_name: string | null;
  created_at: Date;
}

/** One page of leads, newest first, and their number. */
export async function newestLeads(
  db: Db,
  {
    lead_type,
    pro,
    offset,
    limit,
  }: {
    lead_type: NewLead["lead_type"] | undefined;
    /** Only those of the showrooms that this account runs. */
    pro: string | undefined;
    offset: number;
    limit: number;
  },
): Promise<{ rows: LeadRow[]; total: number }> {
  const ofType = sql`where
    ${lead_type ? sql`l.lead_type = ${lead_type}` : sql`true`}
    and ${pro ? sql`l.showroom_id in (select id from showrooms where user_id = ${pro})` : sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<LeadRow>`
      select l.id, l.lead_type, l.full_name, l.email, l.phone_number, l.topic, l.order_number, l.message,
        l.ship_to, l.showroom_id, s.company_name, p.hash as product_hash, p.name as product_name, l.created_at
      from leads l
      left join showrooms s on s.id = l.showroom_id
      left join products p on p.id = l.product_id
      ${ofType}
      order by l.created_at desc, l.id desc
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from leads l ${ofType}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
