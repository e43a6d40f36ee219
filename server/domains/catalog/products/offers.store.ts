import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

/** A product's variants, for `offersOf`. */
export interface OffersRow {
  product_id: number;
  text: string;
}

/**
 * All variants of the products, in order, with their own picture or the product's; one text per product because many
 * are preloaded.
 */
export async function offersRows(db: Db, productIds: readonly number[]): Promise<OffersRow[]> {
  const { rows } = await sql<OffersRow>`
    select p.id as product_id, json_build_array(p.name, json_agg(json_build_array(
      v.sku, v.wholesale_cents, v.list_cents, v.box_sqft,
      case when p.unit = 'Box' then coalesce(v.box_sqft, 0) else 0 end,
      v.stock > 0, v.allows_backorder, v.lead_time_days, v.options,
      m.key, m.width, m.height, m.placeholder
    ) order by v.position, v.id))::text as text
    from products p
    join variants v on v.product_id = p.id
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where p.id = ${anyOf(productIds, "bigint")}
    group by p.id`.execute(db);
  return rows;
}
