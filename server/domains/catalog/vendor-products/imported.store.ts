import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { Changes } from "./revision.types.ts";

/** The products that a batch writes, by their ids, the list's references and the vendor's numbers. */
export interface TouchedProducts {
  skus: readonly string[];
  ids: readonly number[];
  refs: readonly string[];
}

export interface TouchedProduct {
  id: number;
  status: string;
  was_live: boolean;
  name: string;
  brand: string;
  category_id: number;
  description: string;
  warranty: string;
  attributes: Record<string, string | number | boolean | string[]>;
  /** Of an edit that is open already. */
  open_changes: Changes | null;
}

export async function importedProducts(
  db: Db,
  vendorId: string,
  { skus, ids, refs }: TouchedProducts,
): Promise<TouchedProduct[]> {
  const { rows } = await sql<TouchedProduct>`
    select p.id, p.status, p.live_since is not null as was_live, p.name, b.name as brand, p.category_id,
      p.description, p.warranty, p.attributes, (
        select r.changes from product_revisions r where r.product_id = p.id and r.kind = 'edit'
          and r.status in ('pending', 'sent_back')) as open_changes
    from products p join brands b on b.id = p.brand_id
    where p.vendor_id = ${vendorId}::uuid and p.id in (
      select id from products where id = any(${[...ids]}::bigint[])
      union select id from products where vendor_id = ${vendorId}::uuid and vendor_ref = any(${[...refs]}::text[])
      union select product_id from variants where vendor_id = ${vendorId}::uuid
        and vendor_sku = any(${[...skus]}::text[]))
    order by p.id`.execute(db);
  return rows;
}
