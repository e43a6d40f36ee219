import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** A product that a photographed template uses, with its category's slug and its top category's. */
export interface UsedProduct {
  template_id: string;
  sku: string;
  hash: string;
  category: string;
  top: string;
}

/** Every SKU that a photographed template of the marketplace uses. */
export async function productsInTemplates(db: Db): Promise<UsedProduct[]> {
  const { rows } = await sql<UsedProduct>`
    with named as (
      select distinct t.id, part.value ->> 'sku' as sku
      from templates t,
        jsonb_array_elements((t.design -> 'surfaces') || (t.design -> 'items') || (t.design #> '{plan,openings}')) as part
      where t.media_key is not null and num_nonnulls(t.user_id, t.temp_key_hash, t.showroom_id) = 0
    )
    select distinct n.id as template_id, n.sku, p.hash, c.slug as category, coalesce(parent.slug, c.slug) as top
    from named n join variants v on v.sku = n.sku join products p on p.id = v.product_id
    join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id`.execute(
    db,
  );
  return rows;
}

/** The category of a product, and the top category above it; undefined for a product that is not there. */
export async function categoryOfProduct(
  db: Db,
  hash: string,
): Promise<{ category: string; top: string } | undefined> {
  const { rows } = await sql<{ category: string; top: string }>`
    select c.slug as category, coalesce(parent.slug, c.slug) as top
    from products p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id
    where p.hash = ${hash}`.execute(db);
  return rows[0];
}
