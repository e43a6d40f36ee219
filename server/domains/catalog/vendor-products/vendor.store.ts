import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** The vendor that an account runs. */
export interface OwnVendor {
  id: string;
  name: string;
  slug: string;
  /** Begins the marketplace's SKUs of what this vendor lists. */
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
