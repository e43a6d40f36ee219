import { sql } from "kysely";
import type { ShareablePerson } from "../../../../contract/catalog/product-shares.ts";
import type { Db } from "../../../platform/database.ts";

export type Recipient = ShareablePerson & { email: string };

/** A pro's clients with an address, and the other sides of the account's present hires; of one if `id` names it. */
export async function recipientsOf(db: Db, user_id: string, id?: string): Promise<Recipient[]> {
  const one = id ? sql`and x.id = ${id}` : sql``;
  const { rows } = await sql<Recipient>`
    select * from (
      select c.id, 'client' as kind, c.full_name as name, c.email as detail, c.email, c.updated_at
      from clients c join showrooms s on s.id = c.showroom_id
      where s.user_id = ${user_id} and c.email <> '' and c.archived_at is null
      union all
      select h.id, 'hire', coalesce(nullif(pr.business_name, ''), trim(u.first_name || ' ' || u.last_name)), h.title,
        u.email, h.updated_at
      from hires h join users u on u.id = case when h.user_id = ${user_id} then h.pro_id else h.user_id end
      left join hire_profiles pr on pr.user_id = u.id and h.pro_id = u.id
      where ${user_id} in (h.user_id, h.pro_id) and h.status = 'accepted' and u.deleted_at is null
    ) x where true ${one}
    order by x.updated_at desc limit 200`.execute(db);
  return rows;
}

export interface SharedProduct {
  name: string;
  brand: string;
  /** The showroom, if it is one. */
  vsd_id: string | null;
  company_name: string | null;
}

/** A product on sale, with the showroom of that ID if there is one. */
export async function productToShare(
  db: Db,
  of: { hash: string; showroom: string },
): Promise<SharedProduct | undefined> {
  const { rows } = await sql<SharedProduct>`
    select p.name, b.name as brand, s.vsd_id, s.company_name
    from products p join brands b on b.id = p.brand_id
    left join showrooms s on s.vsd_id = ${of.showroom.toUpperCase()}
    where p.hash = ${of.hash} and p.status = 'published' and p.withdrawn_at is null`.execute(db);
  return rows[0];
}

export async function nameOf(db: Db, user_id: string): Promise<string> {
  const row = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`.trim() || "Someone you work with";
}
