import { type RawBuilder, sql } from "kysely";
import type { CouponState } from "../../../../contract/orders/coupon-states.ts";
import type { CouponSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface CouponRow {
  id: string;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  pro_id: string;
  code: string;
  percent_bp: number | null;
  amount_cents: number | null;
  minimum_cents: number | null;
  category_id: number | null;
  category_name: string | null;
  max_uses: number | null;
  max_uses_per_user: number | null;
  uses: number;
  starts_at: Date;
  ends_at: Date | null;
  note: string;
  is_gift: boolean;
  client_id: string | null;
  client_name: string | null;
  ended_by_market: boolean;
  end_reason: string;
  created_at: Date;
  state: CouponState;
  given_cents: number;
  brought_cents: number;
}

/** What was reversed in the ledger. */
const isBack = sql`i.status in ('Decline', 'Cancle', 'Returned')`;

const stateAt = (now: Date) => sql<CouponState>`case
  when c.ends_at <= ${now} then 'ended'
  when c.max_uses is not null and c.uses >= c.max_uses then 'used_up'
  when c.starts_at > ${now} then 'scheduled'
  else 'active' end`;

const columns = (now: Date) => sql`
  c.id, c.showroom_id, s.vsd_id, s.company_name, s.user_id as pro_id, c.code, c.percent_bp, c.amount_cents,
  c.minimum_cents, c.category_id, g.name as category_name, c.max_uses, c.max_uses_per_user, c.uses, c.starts_at,
  c.ends_at, c.note, c.is_gift, c.client_id, cl.full_name as client_name, c.ended_by_market, c.end_reason,
  c.created_at, ${stateAt(now)} as state, sold.given_cents, sold.brought_cents`;

const sources = sql`
  coupons c join showrooms s on s.id = c.showroom_id
    left join categories g on g.id = c.category_id left join clients cl on cl.id = c.client_id
    cross join lateral (
      select coalesce(sum(i.discount_cents), 0)::bigint as given_cents,
        coalesce(sum(i.unit_price_cents * i.qty), 0)::bigint as brought_cents
      from orders o join order_items i on i.order_id = o.id and not ${isBack}
      where o.coupon_id = c.id and o.status = 'paid') sold`;

export interface CouponFilter {
  state?: CouponState | undefined;
  q?: string | undefined;
  sort?: CouponSort | `-${CouponSort}` | undefined;
}

const couponOrder = {
  code: sql`lower(c.code)`,
  showroom: sql`lower(s.company_name)`,
  uses: sql`c.uses`,
  created: sql`c.created_at`,
};

const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** `pro_id` null: the coupons of all showrooms. */
function condition(pro_id: string | null, { state, q }: CouponFilter, now: Date): RawBuilder<boolean> {
  const parts = [sql<boolean>`true`];
  if (pro_id !== null) parts.push(sql`s.user_id = ${pro_id}`);
  if (state) parts.push(sql`${stateAt(now)} = ${state}`);
  if (q) {
    const text = like(q);
    parts.push(
      pro_id === null
        ? sql`(c.code ilike ${text} or s.company_name ilike ${text} or s.vsd_id ilike ${text})`
        : sql`(c.code ilike ${text} or c.note ilike ${text} or cl.full_name ilike ${text})`,
    );
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Coupons, unless sorted those that can be used first, then the newest. */
export async function findCoupons(
  db: Db,
  pro_id: string | null,
  filter: CouponFilter,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<{ rows: CouponRow[]; total: number }> {
  const where = condition(pro_id, filter, now);
  const usual = sql`${stateAt(now)} not in ('active', 'scheduled'), c.created_at desc, c.id`;
  const order = orderBy(filter.sort, couponOrder, usual);
  const { rows } = await sql<CouponRow & { total: number }>`
    with found as (
      select c.id, count(*) over ()::int as total
      from coupons c join showrooms s on s.id = c.showroom_id left join clients cl on cl.id = c.client_id
      where ${where}
      ${order}
      offset ${offset} limit ${limit})
    select ${columns(now)}, found.total
    from found cross join ${sources}
    where c.id = found.id
    ${order}`.execute(db);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const first = await findCoupons(db, pro_id, filter, { now, offset: 0, limit: 1 });
  return { rows: [], total: first.total };
}

/** One coupon, a pro's own or, with null, anybody's. */
export async function findCoupon(
  db: Db,
  pro_id: string | null,
  id: string,
  now: Date,
): Promise<CouponRow | undefined> {
  const own = pro_id === null ? sql`true` : sql`s.user_id = ${pro_id}`;
  const { rows } = await sql<CouponRow>`
    select ${columns(now)} from ${sources} where c.id = ${id} and ${own}`.execute(db);
  return rows[0];
}

/** Keeps a coupon from being changed or taken by an order until the transaction ends. */
export async function lockCoupon(db: Db, id: string): Promise<void> {
  await db.selectFrom("coupons").select("id").where("id", "=", id).forUpdate().execute();
}

export interface CouponSums {
  active: number;
  uses: number;
  given_cents: number;
  brought_cents: number;
}

/** What all coupons of a pro did. */
export async function sumCoupons(db: Db, pro_id: string, now: Date): Promise<CouponSums> {
  const { rows } = await sql<CouponSums>`
    select count(*) filter (where ${stateAt(now)} = 'active')::int as active,
      coalesce(sum(c.uses), 0)::int as uses, coalesce(sum(sold.given_cents), 0)::bigint as given_cents,
      coalesce(sum(sold.brought_cents), 0)::bigint as brought_cents
    from ${sources} where s.user_id = ${pro_id}`.execute(db);
  return rows[0]!;
}

export interface UseRow {
  id: string;
  number: string;
  customer: string;
  status: string;
  placed_at: Date;
  discount_cents: number;
  total_cents: number;
}

/** The latest orders that took a coupon. */
export async function usesOf(db: Db, coupon_id: string, most: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select o.id, o.number, trim(u.first_name || ' ' || u.last_name) as customer, o.status, o.placed_at,
      o.discount_cents, o.total_cents
    from orders o join users u on u.id = o.user_id
    where o.coupon_id = ${coupon_id} and o.status in ('pending_payment', 'paid')
    order by o.placed_at desc, o.id limit ${most}`.execute(db);
  return rows;
}

export interface GiftedClient {
  id: string;
  full_name: string;
  email: string;
}

/** A client of the showroom that a pro runs. */
export async function clientOfShowroom(
  db: Db,
  showroom_id: string,
  id: string,
): Promise<GiftedClient | undefined> {
  return db
    .selectFrom("clients")
    .select(["id", "full_name", "email"])
    .where("id", "=", id)
    .where("showroom_id", "=", showroom_id)
    .executeTakeFirst();
}
