import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import type { Page } from "./reviews.store.ts";

interface ReceivedRow extends MediaRow {
  product_id: number;
  hash: string;
  name: string;
  delivered_at: Date;
  review_id: string | null;
}

/** Products delivered to an account that are still sold: unreviewed ones first, latest first. */
export async function receivedProducts(
  db: Db,
  userId: string,
  { offset, limit }: Page,
): Promise<{ rows: ReceivedRow[]; total: number }> {
  const received = sql`
    select i.product_hash, max(i.delivered_at) as delivered_at
    from order_items i join orders o on o.id = i.order_id
    where o.user_id = ${userId} and i.delivered_at is not null group by i.product_hash`;
  const [{ rows }, counted] = await Promise.all([
    sql<ReceivedRow>`
      select p.id as product_id, p.hash, p.name, d.delivered_at, r.id as review_id,
        m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
      from (${received}) d
      join products p on p.hash = d.product_hash and p.status = 'published'
      left join reviews r on r.product_id = p.id and r.user_id = ${userId}
      left join media m on m.key = p.media_key
      order by (r.id is not null), d.delivered_at desc, p.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (${received}) d
      join products p on p.hash = d.product_hash and p.status = 'published'`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
