import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

export interface BrandRow extends MediaRow {
  id: number;
  name: string;
  slug: string;
  about: string;
  products: number;
}

/** Brand partners with the number of their published products. */
export async function brandPartners(db: Db): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.name, b.slug, b.about, coalesce(n.products, 0)::int as products,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from brands b
    left join media m on m.key = b.media_key
    left join (
      select brand_id, count(*) as products from products where status = 'published' group by brand_id
    ) n on n.brand_id = b.id
    where b.is_partner
    order by lower(b.name)`.execute(db);
  return rows;
}

export async function settingValues(db: Db, keys: readonly string[]): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", [...keys])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
