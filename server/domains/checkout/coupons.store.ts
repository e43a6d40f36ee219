import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

export interface CouponRow {
  id: string;
  code: string;
  percent_bp: number | null;
  amount_cents: number | null;
  max_uses: number | null;
  max_uses_per_user: number | null;
  uses: number;
  starts_at: Date;
  ends_at: Date | null;
  /** How often this user has ordered with it. */
  uses_by_user: number;
}

/** A user's valid orders with the coupon. */
const usesByUser = (userId: string | null) => sql<number>`(
  select count(*)::int from orders o
  where o.coupon_id = coupons.id and o.user_id = ${userId} and o.status in ('pending_payment', 'paid'))`;

/** A showroom's coupon by its code, case-insensitive. */
export async function findCoupon(
  db: Db,
  showroomId: string,
  code: string,
  userId: string | null,
): Promise<CouponRow | undefined> {
  return db
    .selectFrom("coupons")
    .select(["id", "code", "percent_bp", "amount_cents", "max_uses", "max_uses_per_user", "uses"])
    .select(["starts_at", "ends_at", usesByUser(userId).as("uses_by_user")])
    .where("showroom_id", "=", showroomId)
    .where(sql`upper(code)`, "=", code.toUpperCase())
    .executeTakeFirst();
}

/**
 * Counts one use if the coupon's limits allow it, else returns false. The row stays locked until the transaction ends,
 * so that two orders never share the last use.
 */
export async function takeCouponUse(db: Db, couponId: string, userId: string, now: Date): Promise<boolean> {
  // a separate locking statement, so that the user's orders are counted after the lock is held
  await db.selectFrom("coupons").select("id").where("id", "=", couponId).forUpdate().execute();
  const row = await db
    .updateTable("coupons")
    .set({ uses: sql`uses + 1` })
    .where("id", "=", couponId)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .where(sql<boolean>`(max_uses_per_user is null or ${usesByUser(userId)} < max_uses_per_user)`)
    .where("starts_at", "<=", now)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a use if the order was not paid. */
export async function giveCouponUseBack(db: Db, couponId: string): Promise<void> {
  await db
    .updateTable("coupons")
    .set({ uses: sql`greatest(uses - 1, 0)` })
    .where("id", "=", couponId)
    .execute();
}

export interface NewCoupon {
  code: string;
  percent_bp: number | null;
  amount_cents: number | null;
  max_uses: number | null;
  max_uses_per_user: number | null;
  starts_at: Date;
  ends_at: Date | null;
}

/** The user's showrooms, each with its lowest markup. */
export async function ownShowrooms(
  db: Db,
  userId: string,
): Promise<{ id: string; least_markup_bp: number }[]> {
  const { rows } = await sql<{ id: string; least_markup_bp: number }>`
    select s.id, least(s.markup_bp, min(m.markup_bp)) as least_markup_bp
    from showrooms s left join showroom_markups m on m.showroom_id = s.id
    where s.user_id = ${userId} group by s.id order by s.created_at`.execute(db);
  return rows;
}

/** Adds a coupon to a showroom and returns its id; null if the showroom already has that code. */
export async function addCoupon(db: Db, showroomId: string, coupon: NewCoupon): Promise<string | null> {
  const row = await db
    .insertInto("coupons")
    .values({ id: newId(), showroom_id: showroomId, ...coupon })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findShowroomId(db: Db, idOrVsdId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("showrooms")
    .select("id")
    .where((where) =>
      where.or([
        where(sql<string>`id::text`, "=", idOrVsdId.toLowerCase()),
        where("vsd_id", "=", idOrVsdId.toUpperCase()),
      ]),
    )
    .executeTakeFirst();
  return row?.id;
}
