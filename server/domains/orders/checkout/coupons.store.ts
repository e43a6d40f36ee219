import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface CouponRow {
  id: string;
  code: string;
  percent_bp: number | null;
  amount_cents: number | null;
  max_uses: number | null;
  max_uses_per_user: number | null;
  uses: number;
  minimum_cents: number | null;
  category_id: number | null;
  category_name: string | null;
  /** For one client alone. */
  is_gift: boolean;
  starts_at: Date;
  ends_at: Date | null;
  /** How often this user has ordered with it. */
  uses_by_user: number;
  /** Whether this user is the client that it was given to; true for a coupon that anybody may use. */
  is_theirs: boolean;
}

/** A user's valid orders with the coupon. */
const usesByUser = (userId: string | null) => sql<number>`(
  select count(*)::int from orders o
  where o.coupon_id = coupons.id and o.user_id = ${userId} and o.status in ('pending_payment', 'paid'))`;

/** Those of them whose payment waits for the bank: the user's next checkout gives them up. */
const waitingUses = (userId: string | null) => sql<number>`(
  select count(*)::int from orders o
  where o.coupon_id = coupons.id and o.user_id = ${userId} and o.status = 'pending_payment'
    and exists (select from payments p
      where p.order_id = o.id and p.status = 'requires_action' and p.processing_at is null))`;

/** The client of a gift by account, or by an address that was proved. */
const isTheirs = (userId: string | null) => sql<boolean>`(not coupons.is_gift or exists (
  select from clients cl join users u on u.id = ${userId}
  where cl.id = coupons.client_id and (cl.account_id = u.id or (cl.account_id is null
    and u.email_verified_at is not null and lower(cl.email) = lower(u.email)))))`;

/** A showroom's coupon by its code, case-insensitive. What the user's own waiting orders use counts as unused. */
export async function findCoupon(
  db: Db,
  showroomId: string,
  code: string,
  userId: string | null,
): Promise<CouponRow | undefined> {
  return db
    .selectFrom("coupons")
    .select(["id", "code", "percent_bp", "amount_cents", "max_uses", "max_uses_per_user"])
    .select(["starts_at", "ends_at", sql<number>`uses - ${waitingUses(userId)}`.as("uses")])
    .select(sql<number>`${usesByUser(userId)} - ${waitingUses(userId)}`.as("uses_by_user"))
    .select(["minimum_cents", "category_id", "is_gift", isTheirs(userId).as("is_theirs")])
    .select(
      sql<string | null>`(select name from categories where id = coupons.category_id)`.as("category_name"),
    )
    .where("showroom_id", "=", showroomId)
    .where(sql`upper(code)`, "=", code.toUpperCase())
    .executeTakeFirst();
}

/**
 * Counts one use if the coupon's limits allow it and its worth is as it was read, else returns false. The row stays locked until the transaction ends,
 * so that two orders never share the last use.
 */
export async function takeCouponUse(db: Db, coupon: CouponRow, userId: string, now: Date): Promise<boolean> {
  const couponId = coupon.id;
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
    .where("percent_bp", "is not distinct from", coupon.percent_bp)
    .where("amount_cents", "is not distinct from", coupon.amount_cents)
    .where("minimum_cents", "is not distinct from", coupon.minimum_cents)
    .where("category_id", "is not distinct from", coupon.category_id)
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
  minimum_cents: number | null;
  category_id: number | null;
  max_uses: number | null;
  max_uses_per_user: number | null;
  starts_at: Date;
  ends_at: Date | null;
  note?: string;
  is_gift?: boolean;
  client_id?: string;
}

/** The user's showrooms, the oldest first. */
export async function ownShowrooms(db: Db, userId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom("showrooms")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** The lowest markup of the showroom `s` in the category `c` and below it. */
const leastInCategory = sql`least(
  coalesce(
    (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.id),
    (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.parent_id),
    s.markup_bp),
  (select min(m.markup_bp) from showroom_markups m left join products p on p.id = m.product_id
    join categories b on b.id = coalesce(m.category_id, p.category_id)
    where m.showroom_id = s.id and (b.id = c.id or b.parent_id = c.id)))`;

/**
 * The lowest markup, in basis points, of what a coupon is for: a category with what is below it, or the whole showroom.
 */
export async function leastMarkup(db: Db, showroomId: string, categoryId: number | null): Promise<number> {
  const { rows } = await sql<{ least: number }>`
    select case when c.id is null
      then least(s.markup_bp, (select min(markup_bp) from showroom_markups where showroom_id = s.id))
      else ${leastInCategory} end as least
    from showrooms s left join categories c on c.id = ${categoryId}::int
    where s.id = ${showroomId}`.execute(db);
  return rows[0]?.least ?? 0;
}

export interface CouponCategory {
  id: number;
  parent_id: number | null;
  name: string;
  least_bp: number;
}

/** The categories that a showroom sells, each with its lowest markup, in the order of the menus. */
export async function couponCategories(db: Db, showroomId: string): Promise<CouponCategory[]> {
  const { rows } = await sql<CouponCategory>`
    select c.id, c.parent_id, c.name, ${leastInCategory} as least_bp
    from showrooms s join categories c on exists (
      select from menu_categories mc join showroom_menus sm on sm.menu_id = mc.menu_id
      where sm.showroom_id = s.id and mc.category_id in (c.id, c.parent_id))
    left join categories above on above.id = c.parent_id
    where s.id = ${showroomId} and not c.is_hidden
    order by coalesce(above.position, c.position), coalesce(above.id, c.id), c.parent_id is not null, c.position`.execute(
    db,
  );
  return rows;
}

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
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

/** Ends the coupons for a category that goes: one for these products alone must not become one for everything. */
export async function endCouponsOfCategory(db: Db, category_id: number): Promise<void> {
  await sql`
    update coupons set category_id = null, ended_at = coalesce(ended_at, now()),
      ends_at = least(coalesce(ends_at, now()), now()), updated_at = now()
    where category_id = ${category_id}`.execute(db);
}

export interface CouponChange {
  percent_bp?: number | null;
  amount_cents?: number | null;
  minimum_cents?: number | null;
  category_id?: number | null;
  max_uses?: number | null;
  max_uses_per_user?: number | null;
  starts_at?: Date;
  ends_at?: Date | null;
  note?: string;
  ended_at?: Date;
  ended_by_market?: boolean;
  end_reason?: string;
}

export async function setCoupon(db: Db, id: string, change: CouponChange, at: Date): Promise<void> {
  await db
    .updateTable("coupons")
    .set({ ...change, updated_at: at })
    .where("id", "=", id)
    .execute();
}
