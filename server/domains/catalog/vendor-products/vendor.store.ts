import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** The vendor that an account runs. */
export interface OwnVendor {
  id: string;
  name: string;
  slug: string;
  /** Prefix of the marketplace's SKUs for this vendor's products. */
  code: string;
  lead_time_days: number;
}

/** The vendor of an account; undefined for an account that has none yet. */
export async function vendorOf(db: Db, userId: string): Promise<OwnVendor | undefined> {
  return db
    .selectFrom("vendors")
    .select(["id", "name", "slug", "lead_time_days"])
    .select((vendor) => vendor.fn.coalesce("code", sql<string>`'V'`).as("code"))
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Opens a vendor on the marketplace; false if another vendor has the name. */
export async function openVendor(
  db: Db,
  vendor: { user_id: string; name: string; slug: string; city: string; state: string; created_at: Date },
): Promise<boolean> {
  const { rows: opened } = await sql<{ id: string }>`
    insert into vendors (id, user_id, name, slug, city, state, created_at)
    select ${newId()}, ${vendor.user_id}, ${vendor.name},
      case when exists (select 1 from vendors where slug = ${vendor.slug})
        then ${vendor.slug} || '-' || left(${vendor.user_id}::text, 8) else ${vendor.slug} end,
      ${vendor.city}, ${vendor.state}, ${vendor.created_at}
    on conflict (name) do nothing
    returning id`.execute(db);
  return opened.length === 1;
}

/** The company name stays, because orders and invoices name the seller. */
export async function eraseVendorOf(db: Db, user_id: string): Promise<void> {
  await sql`update vendors set city = '' where user_id = ${user_id}`.execute(db);
}
