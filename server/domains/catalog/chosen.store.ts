import { sql } from "kysely";
import { anyOf } from "../../platform/any-of.ts";
import type { Db } from "../../platform/database.ts";
import type { MediaRow } from "../showrooms/index.ts";

/** What a card shows of a variant that filters choose. */
export interface ChosenRow extends MediaRow {
  product_id: number;
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  in_stock: boolean;
  lead_time_days: number;
}

/**
 * Of each product the variant that has most of the wanted options, what is in stock first, by the product's id;
 * products without any such variant are left out.
 * @param wanted options as they are named, whichever they are of: "Matte Black", "12×24 in."
 */
export async function variantsChosen(
  db: Db,
  productIds: readonly number[],
  wanted: readonly string[],
): Promise<Map<number, ChosenRow>> {
  const { rows } = await sql<ChosenRow>`
    select distinct on (v.product_id) v.product_id, v.sku, v.options, v.wholesale_cents, v.list_cents, v.box_sqft,
      v.stock > 0 as in_stock, v.lead_time_days,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from variants v
    cross join lateral (
      select count(*) as has from jsonb_each_text(v.options) option where option.value = ${anyOf(wanted, "text")}
    ) fit
    left join media m on m.key = v.media_key
    where v.product_id = ${anyOf(productIds, "bigint")} and fit.has > 0
    order by v.product_id, fit.has desc, v.stock <= 0, v.position, v.id`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row]));
}
