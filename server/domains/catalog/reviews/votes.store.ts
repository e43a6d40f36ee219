import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Counts an account's vote once, or removes it; returns the new count, null if there is no such published review. */
export async function vote(
  db: Db,
  { review_id, user_id, helpful }: { review_id: string; user_id: string; helpful: boolean },
): Promise<number | null> {
  // The two statements see each other's rows only through their results, so the count changes by what really changed.
  const change = helpful
    ? sql`insert into review_votes (review_id, user_id)
        select id, ${user_id} from reviews where id = ${review_id} and status = 'published'
        on conflict do nothing returning 1`
    : sql`delete from review_votes where review_id = ${review_id} and user_id = ${user_id} returning 1`;
  const { rows } = await sql<{ helpful_count: number }>`
    with changed as (${change})
    update reviews set helpful_count = helpful_count + ${helpful ? 1 : -1}::int * (select count(*)::int from changed)
    where id = ${review_id} and status = 'published'
    returning helpful_count`.execute(db);
  return rows[0]?.helpful_count ?? null;
}

/** The published reviews of a product that an account found helpful, with their counts. */
export async function votesOf(
  db: Db,
  userId: string,
  productId: number,
): Promise<{ id: string; helpful: number }[]> {
  const { rows } = await sql<{ id: string; helpful: number }>`
    select r.id, r.helpful_count as helpful
    from review_votes v join reviews r on r.id = v.review_id
    where v.user_id = ${userId} and r.product_id = ${productId} and r.status = 'published'`.execute(db);
  return rows;
}
