import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { Db } from "../../../platform/database.ts";

export interface ShippedProducts {
  lead_time_days: number;
  freight_class: FreightClass;
  /** What the vendor adds for oversize products beyond the contiguous states, in cents per order. */
  remote_freight_cents: number;
  vendor_city: string;
  vendor_state: string;
  vendor_name: string;
  not_served: string[];
  minimum_cents: number;
}

/** How a variant ships; without a SKU, the product's first. */
export async function shippedProducts(
  db: Db,
  hash: string,
  sku: string | undefined,
): Promise<ShippedProducts | undefined> {
  const { rows } = await sql<ShippedProducts>`
    select v.lead_time_days, v.freight_class, ve.remote_freight_cents, ve.city as vendor_city, ve.state as vendor_state,
      ve.name as vendor_name, ve.not_served, ve.minimum_cents
    from products p
    join vendors ve on ve.id = p.vendor_id
    join variants v on v.product_id = p.id
    where p.hash = ${hash} and p.status = 'published'
      and ${sku === undefined ? sql`v.id = p.default_variant_id` : sql`v.sku = ${sku}`}`.execute(db);
  return rows[0];
}
