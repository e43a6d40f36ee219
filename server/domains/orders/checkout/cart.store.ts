import { sql } from "kysely";
import type { Order } from "../../../../contract/orders/orders.ts";
import type { Db } from "../../../platform/database.ts";

export interface CartRow {
  id: string;
  showroom_id: string;
  /** The pro who runs the showroom. */
  pro_id: string;
  ordered_at: Date | null;
}

/** A project of the user's; `lock` prevents other orders of it until the transaction ends. */
export async function findCart(
  db: Db,
  userId: string,
  projectId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<CartRow | undefined> {
  return db
    .selectFrom("projects")
    .innerJoin("showrooms", "showrooms.id", "projects.showroom_id")
    .select(["projects.id", "showroom_id", "showrooms.user_id as pro_id", "ordered_at"])
    .where("projects.id", "=", projectId)
    .where("projects.user_id", "=", userId)
    .$if(lock, (query) => query.forUpdate("projects"))
    .executeTakeFirst();
}

/**
 * Prevents the showroom and the vendors of a cart from leaving until the transaction ends. Read the cart's lines after
 * it to see what is still sold. It is the same lock that the order's foreign keys take.
 */
export async function holdSellers(db: Db, cart: Pick<CartRow, "id" | "showroom_id">): Promise<void> {
  await Promise.all([
    sql`select from showrooms where id = ${cart.showroom_id} for key share`.execute(db),
    sql`
      select from vendors where id in (
        select p.vendor_id from project_lines l
        join variants v on v.id = l.variant_id
        join products p on p.id = v.product_id
        where l.project_id = ${cart.id})
      order by id for key share`.execute(db),
  ]);
}

/** The current attempt to pay an order: the last one. */
export interface PaymentRow {
  id: string;
  order_id: string;
  order_status: Order["status"];
  order_number: string;
  project_id: string;
  showroom_id: string;
  amount_cents: number;
  idempotency_key: string;
  status: "requested" | "requires_action" | "succeeded" | "declined" | "failed";
  provider_ref: string | null;
  message: string;
  created_at: Date;
  unanswered_at: Date | null;
  /** Since when a bank has been working on it. */
  processing_at: Date | null;
  /** Hash of the card's token; null for old payments. */
  card_hash: Buffer | null;
}

const payments = (db: Db) =>
  db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .select([
      "p.id",
      "p.order_id",
      "o.status as order_status",
      "o.number as order_number",
      "o.project_id",
      "o.showroom_id",
      "p.amount_cents",
      "p.idempotency_key",
      "p.status",
      "p.provider_ref",
      "p.message",
      "p.created_at",
      "p.unanswered_at",
      "p.processing_at",
      "p.card_hash",
    ])
    .$castTo<PaymentRow>();

/** The payment of the order that a cart became, paid or not. */
export const findPaymentOfCart = (db: Db, projectId: string): Promise<PaymentRow | undefined> =>
  payments(db)
    .where("o.project_id", "=", projectId)
    // literals, not parameters: otherwise a prepared plan does not use the partial index
    .where(sql<boolean>`o.status in ('pending_payment', 'paid')`)
    .orderBy("p.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Payments of the user's other carts that wait for the bank and hold what this one needs: products that are short
 * without them, or the last use of its coupon.
 */
export async function paymentsInTheWay(
  db: Db,
  userId: string,
  projectId: string,
  coupon: string | undefined,
): Promise<PaymentRow[]> {
  return (
    payments(db)
      .where("o.user_id", "=", userId)
      .where("o.project_id", "<>", projectId)
      // a literal for the partial index
      .where(sql<boolean>`o.status = 'pending_payment'`)
      .where("p.status", "=", "requires_action")
      .where("p.processing_at", "is", null)
      .where(
        sql<boolean>`(exists (
        select from order_items i
        join variants v on v.id = i.variant_id and not v.allows_backorder
        join (select variant_id, sum(qty) as qty from project_lines where project_id = ${projectId} group by 1) w
          on w.variant_id = v.id
        where i.order_id = o.id and i.reserved_qty > 0 and v.stock + coalesce((
          select sum(own.reserved_qty) from orders oo join order_items own on own.order_id = oo.id
          where oo.project_id = ${projectId} and oo.status = 'pending_payment' and own.variant_id = v.id), 0) < w.qty)
      or exists (
        select from coupons c join projects pr on pr.id = ${projectId} and pr.showroom_id = c.showroom_id
        where c.id = o.coupon_id and upper(c.code) = upper(${coupon ?? null}::text)
          and (c.uses >= c.max_uses or c.max_uses_per_user is not null)))`,
      )
      .execute()
  );
}

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  payments(db).where("p.id", "=", id).executeTakeFirst();

/** The same with what the customer is asked to confirm. */
export interface AskedPaymentRow extends PaymentRow {
  card_brand: string;
  card_last4: string;
  vsd_id: string;
  company_name: string;
}

export const findAskedPayment = (db: Db, id: string, userId: string): Promise<AskedPaymentRow | undefined> =>
  payments(db)
    .innerJoin("showrooms as s", "s.id", "o.showroom_id")
    .select(["p.card_brand", "p.card_last4", "s.vsd_id", "s.company_name"])
    .$castTo<AskedPaymentRow>()
    .where("p.id", "=", id)
    .where("o.user_id", "=", userId)
    .executeTakeFirst();

/** A payment of the user's own order. */
export const findPaymentOfUser = (db: Db, id: string, userId: string): Promise<PaymentRow | undefined> =>
  payments(db).where("p.id", "=", id).where("o.user_id", "=", userId).executeTakeFirst();

export const findPaymentByKey = (db: Db, idempotencyKey: string): Promise<PaymentRow | undefined> =>
  payments(db).where("p.idempotency_key", "=", idempotencyKey).executeTakeFirst();

/** Payments without a result, created before a moment, oldest first. */
export const unsettledPayments = (db: Db, before: Date): Promise<PaymentRow[]> =>
  payments(db)
    .where("p.status", "in", ["requested", "requires_action"])
    .where("p.created_at", "<", before)
    .orderBy("p.created_at")
    .limit(500)
    .execute();

/** Records that the provider's response was lost, so that nobody waits for it. */
export async function markUnanswered(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ unanswered_at: at })
    .where((where) => where.and({ id, status: "requested" }))
    .execute();
}

export interface PayingCard {
  provider_token: string;
  exp_date: string;
}

/** One of the user's saved cards, without `id` the default one; undefined for another account's. */
export async function savedCard(
  db: Db,
  user_id: string,
  provider: string,
  id: string | undefined,
): Promise<PayingCard | undefined> {
  return db
    .selectFrom("saved_cards")
    .select(["provider_token", "exp_date"])
    .where((where) => where.and({ user_id, provider, ...(id ? { id } : { is_default: true }) }))
    .executeTakeFirst();
}

/** Those of the variants that are still there. */
export async function knownVariants(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("variants").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => Number(id)));
}
