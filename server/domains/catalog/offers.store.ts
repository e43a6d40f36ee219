import { sql } from "kysely";
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

/** What is wanted of a product: values of options, with `between` between them. */
export interface WantedOffer {
  product_id: number;
  wanted: string;
}

/** Stands in no name. */
export const between = "\u001f";

/** Of each product the variant that has most of what is wanted, if one has any; among equals what is in stock first. */
export async function offerRows(db: Db, wishes: readonly WantedOffer[]): Promise<OfferRow[]> {
  const ids = wishes.map(({ product_id }) => product_id);
  const wanted = wishes.map((wish) => wish.wanted);
  const { rows } = await sql<OfferRow>`
    select p.id as product_id, p.name, v.sku, v.options, v.wholesale_cents, v.list_cents, v.box_sqft,
      case when p.unit = 'Box' then coalesce(v.box_sqft, 0) else 0 end as covers,
      v.stock > 0 as in_stock, v.allows_backorder, v.lead_time_days,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from unnest(${ids}::bigint[], ${wanted}::text[]) as w (product_id, wanted)
    join products p on p.id = w.product_id
    cross join lateral (
      select v.*, h.has
      from variants v
      cross join lateral (
        select count(*) as has from jsonb_each_text(v.options) o
        where o.value = any (string_to_array(w.wanted, ${between}))
      ) h
      where v.product_id = p.id and h.has > 0
      order by h.has desc, v.stock <= 0, v.position, v.id
      limit 1
    ) v
    left join media m on m.key = coalesce(v.media_key, p.media_key)`.execute(db);
  return rows;
}
