import { sql } from "kysely";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import { lockProducts } from "./locks.store.ts";

const chunk = 2_000;

/**
 * Brings what products repeat of their variants, pictures and reviews up to date: default variant (the first that is
 * in stock, else the first), prices, box, stock, lead time, picture and rating. Everyone who writes any
 * of those calls this in the same transaction; every process then hears of it once that commits.
 * @param which product ids, or all of them after a bulk load
 */
export async function refreshProducts(db: Db, which: readonly number[] | "all"): Promise<void> {
  for (const ids of which === "all" ? await allIds(db) : chunksOf(which)) await refreshSome(db, ids);
  if (which === "all" || which.length > 0) await invalidate(db, "products");
}

/**
 * The cheap part of `refreshProducts`, for products with a variant that has just sold out or come back: processes with
 * a catalog in memory reload them.
 */
export async function refreshStock(db: Db, productIds: readonly number[]): Promise<void> {
  const ids = [...productIds];
  // before the variants are read: each sees the result of the one before
  await lockProducts(db, ids);
  await sql`
    update products p set updated_at = clock_timestamp(),
      in_stock = exists (select from variants v where v.product_id = p.id and v.stock > 0)
    where p.id = any(${ids})`.execute(db);
  await invalidate(db, "products");
}

async function allIds(db: Db): Promise<number[][]> {
  const rows = await db.selectFrom("products").select("id").orderBy("id").execute();
  return chunksOf(rows.map((row) => row.id));
}

function chunksOf(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / chunk) }, (_, at) =>
    ids.slice(at * chunk, (at + 1) * chunk),
  );
}

async function refreshSome(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    with mine as materialized (
      select id from products where id = any(${[...ids]})
    ),
    offers as (
      select v.product_id, bool_or(v.stock > 0) as in_stock,
        (array_agg(v.id order by v.stock <= 0, v.position, v.id))[1] as first_id
      from variants v where v.product_id = any(${[...ids]}) group by v.product_id
    ),
    pictures as (
      select product_id, count(*)::int as images_count, (array_agg(media_key order by position))[1] as media_key
      from product_images where product_id = any(${[...ids]}) group by product_id
    ),
    opinions as (
      select product_id, sum(rating)::int as rating_sum, count(*)::int as rating_count
      from reviews where product_id = any(${[...ids]}) and status = 'published' group by product_id
    )
    update products p set
      default_variant_id = v.id,
      wholesale_cents = coalesce(v.wholesale_cents, 0),
      list_cents = coalesce(v.list_cents, 0),
      box_sqft = v.box_sqft,
      in_stock = coalesce(o.in_stock, false),
      lead_time_days = coalesce(v.lead_time_days, p.lead_time_days),
      -- another product's picture would not be what a customer gets
      media_key = coalesce(i.media_key, v.media_key),
      images_count = coalesce(i.images_count, 0),
      rating_sum = coalesce(r.rating_sum, 0),
      rating_count = coalesce(r.rating_count, 0),
      updated_at = clock_timestamp()
    from mine
    left join offers o on o.product_id = mine.id
    left join variants v on v.id = o.first_id
    left join pictures i on i.product_id = mine.id
    left join opinions r on r.product_id = mine.id
    where p.id = mine.id`.execute(db);
}
