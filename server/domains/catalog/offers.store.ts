import { sql } from "kysely";
import { anyOf } from "../../platform/any-of.ts";
import type { Db } from "../../platform/database.ts";
import type { MediaRow } from "../showrooms/index.ts";

/** What a card may show of a variant in place of the product's own; a picture of its own or the product's. */
export interface OfferRow extends MediaRow {
  product_id: number;
  name: string;
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  /** What a box covers; 0 for goods that are not sold by the box. */
  covers: number;
  in_stock: boolean;
  allows_backorder: boolean;
  lead_time_days: number;
}

/** All variants of the products, those of each in their order. */
export async function offerRows(db: Db, productIds: readonly number[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select v.product_id, p.name, v.sku, v.options, v.wholesale_cents, v.list_cents, v.box_sqft,
      case when p.unit = 'Box' then coalesce(v.box_sqft, 0) else 0 end as covers,
      v.stock > 0 as in_stock, v.allows_backorder, v.lead_time_days,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from variants v
    join products p on p.id = v.product_id
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where v.product_id = ${anyOf(productIds, "bigint")}
    order by v.product_id, v.position, v.id`.execute(db);
  return rows;
}
