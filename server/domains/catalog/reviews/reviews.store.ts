import { type RawBuilder, sql } from "kysely";
import type { ManagedReview, Review } from "../../../../contract/catalog/reviews.ts";
import type { ReviewSort } from "../../../../contract/sorts.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

export interface Page {
  offset: number;
  limit: number;
}

/** A review with everything that its author, vendor and moderators need. */
export interface ReviewRow extends Omit<Review, "created_at" | "vendor_replied_at"> {
  created_at: Date;
  vendor_replied_at: Date | null;
  user_id: string | null;
  status: ManagedReview["status"];
  decline_reason: string;
  version: number;
  product_id: number;
  product_hash: string;
  product_name: string;
  vendor: string;
  vendor_user_id: string | null;
}

const columns = sql`
  r.id, r.author_name as author, r.is_buyer, r.rating, r.title, r.body, r.helpful_count as helpful,
  r.vendor_reply, r.vendor_replied_at, r.created_at, r.user_id, r.status, r.decline_reason, r.version,
  p.id as product_id, p.hash as product_hash, p.name as product_name, ve.name as vendor,
  ve.user_id as vendor_user_id`;
const tables = sql`reviews r join products p on p.id = r.product_id join vendors ve on ve.id = p.vendor_id`;

const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`r.created_at desc, r.id desc`,
  helpful: sql`r.helpful_count desc, r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
};

async function pageOf(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Page,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewRow>`
      select ${columns} from ${tables} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${tables} where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Published reviews of a product; with `rating`, those with that many stars. */
export function publishedReviews(
  db: Db,
  productId: number,
  { sort, rating, ...page }: Page & { sort: ReviewSort; rating: number | undefined },
) {
  const stars = rating === undefined ? sql`` : sql`and r.rating = ${rating}`;
  return pageOf(db, sql`r.product_id = ${productId} and r.status = 'published' ${stars}`, orders[sort], page);
}

/** Reviews in a status; waiting ones oldest first. */
export function reviewsIn(db: Db, status: ManagedReview["status"], page: Page) {
  const order = status === "pending" ? sql`r.created_at, r.id` : orders.newest;
  return pageOf(db, sql`r.status = ${status}`, order, page);
}

/** Published reviews of a vendor's products. */
export function reviewsForVendor(
  db: Db,
  userId: string,
  { answered, ...page }: Page & { answered: boolean | undefined },
) {
  const answer =
    answered === undefined ? sql`` : sql`and (r.vendor_reply is not null) = ${answered}::boolean`;
  return pageOf(db, sql`ve.user_id = ${userId} and r.status = 'published' ${answer}`, orders.newest, page);
}

export interface ReviewedProduct {
  id: number;
  name: string;
}

/** A product that is sold. */
export async function productToReview(db: Db, hash: string): Promise<ReviewedProduct | undefined> {
  const { rows } = await sql<ReviewedProduct>`
    select id, name from products where hash = ${hash} and status = 'published'`.execute(db);
  return rows[0];
}

/** Whether the product was delivered to an account, whatever happened afterward. */
export async function hasReceived(db: Db, userId: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_items i join orders o on o.id = i.order_id
    where o.user_id = ${userId} and i.product_hash = ${hash} and i.delivered_at is not null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The account's own review of a product, in any status. */
export async function reviewBy(db: Db, userId: string, productId: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from ${tables} where r.user_id = ${userId} and r.product_id = ${productId}`.execute(db);
  return rows[0];
}

export async function reviewById(db: Db, id: string): Promise<ReviewRow | undefined> {
  return (await reviewsByIds(db, [id])).get(id);
}

/** Reviews by id; missing ones are left out. */
export async function reviewsByIds(db: Db, ids: readonly string[]): Promise<Map<string, ReviewRow>> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from ${tables} where r.id = ${anyOf(ids, "uuid")}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

interface NewReview {
  id: string;
  user_id: string;
  product_id: number;
  rating: number;
  title: string;
  body: string;
}

/**
 * Stores an account's review of a product, replacing an earlier one; it waits for moderation. The name is the account's
 * first name with an initial. Sending the same again changes nothing.
 */
export async function keepReview(db: Db, review: NewReview): Promise<void> {
  const { id, user_id, product_id, rating, title, body } = review;
  await sql`
    insert into reviews (id, product_id, user_id, author_name, is_buyer, rating, title, body, status)
    select ${id}, ${product_id}, u.id, trim(u.first_name || ' ' || left(u.last_name, 1)) ||
      case when u.last_name = '' then '' else '.' end, true, ${rating}, ${title}, ${body}, 'pending'
    from users u where u.id = ${user_id}
    on conflict (user_id, product_id) where user_id is not null do update
    set rating = excluded.rating, title = excluded.title, body = excluded.body, status = 'pending',
      decline_reason = '', version = reviews.version + 1
    where (reviews.rating, reviews.title, reviews.body) is distinct from
      (excluded.rating, excluded.title, excluded.body)`.execute(db);
}

/** Publishes or declines a review in the version that was read; false if its author has changed it since. */
export async function settleReview(
  db: Db,
  id: string,
  version: number,
  to: { status: "published" | "declined"; reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reviews set status = ${to.status}, decline_reason = ${to.reason}
    where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Sets or removes a vendor's answer; false if there is no such review of the vendor's products. */
export async function keepReply(
  db: Db,
  userId: string,
  id: string,
  reply: { text: string | null; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reviews r set vendor_reply = ${reply.text}, vendor_replied_at = ${reply.text === null ? null : reply.at}
    from products p join vendors ve on ve.id = p.vendor_id
    where r.id = ${id} and p.id = r.product_id and ve.user_id = ${userId} and r.status = 'published'`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
