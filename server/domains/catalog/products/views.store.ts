import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

const viewersAsked = 300;
/** This many viewers of another product put it on a shelf: one is chance, or abuse. */
const viewersOfOtherKind = 3;

/** Records that a viewer (an account's id or a guest's key) is viewing a product. */
export async function rememberView(db: Db, viewer: string, productId: number): Promise<void> {
  await db
    .insertInto("product_views")
    .values({ viewer, product_id: productId })
    .onConflict((conflict) =>
      conflict.columns(["viewer", "product_id"]).doUpdateSet({ viewed_at: sql`now()` }),
    )
    .execute();
}

/** A viewer's recent products, latest first. */
export async function lastViewed(db: Db, viewer: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("product_views")
    .select("product_id")
    .where("viewer", "=", viewer)
    .orderBy("viewed_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.product_id);
}

/** What recent viewers of a product also viewed, most frequent first. */
export async function viewedTogether(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with own as (
      select coalesce(c.parent_id, c.id) as root_id
      from products p join categories c on c.id = p.category_id where p.id = ${productId}
    ),
    people as (
      select viewer from product_views where product_id = ${productId}
      order by viewed_at desc limit ${viewersAsked}
    ),
    seen as (
      select v.product_id, count(*) as viewers
      from people join product_views v on v.viewer = people.viewer
      where v.product_id <> ${productId} group by v.product_id
    )
    select seen.product_id from seen
      join products p on p.id = seen.product_id join categories c on c.id = p.category_id, own
    where coalesce(c.parent_id, c.id) = own.root_id or seen.viewers >= ${viewersOfOtherKind}
    order by seen.viewers desc, seen.product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Ids of products by their hashes. */
export async function idsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "hash"])
    .where("hash", "in", [...hashes])
    .execute();
  return new Map(rows.map((row) => [row.hash, row.id]));
}

export async function forgetViewsOf(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("product_views").where("viewer", "=", user_id).execute();
}
