import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { closeProjectsOf, reopenProject } from "../../design/projects/index.ts";

/** Marks a waiting order as paid, and its cart as ordered. */
export async function markPaid(
  db: Db,
  orderId: string,
  card: { brand: string; last4: string },
  at: Date,
): Promise<void> {
  await sql`
    with paid as (
      update orders set status = 'paid', paid_at = ${at}, card_brand = ${card.brand}, card_last4 = ${card.last4}
      where id = ${orderId} and status = 'pending_payment' returning project_id
    )
    ${closeProjectsOf(sql`paid`, at)}`.execute(db);
}

/** The first entry in each line's timeline. */
export async function startTimelines(
  db: Db,
  lines: readonly { id: string }[],
  customerId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto("order_item_history")
    .values(
      lines.map((line) => ({
        id: newId(),
        order_item_id: line.id,
        to_status: "Waiting for approval",
        by_user_id: customerId,
        by_role: "User",
        at,
      })),
    )
    .execute();
}

/** Marks the order as not paid and returns what it held: units by variant, and its coupon. */
export async function markUnpaid(
  db: Db,
  orderId: string,
): Promise<{
  units: { variant_id: number; qty: number; lot: string; lot_qty: number }[];
  coupon_id: string | null;
}> {
  const order = await db
    .updateTable("orders")
    .set({ status: "payment_failed" })
    .where((where) => where.and({ id: orderId, status: "pending_payment" }))
    .returning(["coupon_id", "project_id"])
    .executeTakeFirst();
  // closed while a bank was working on the payment
  if (order) await reopenProject(db, order.project_id);
  if (!order) return { units: [], coupon_id: null };
  const units = await db
    .selectFrom("order_items")
    .select(["variant_id", "reserved_qty as qty", "lot", "lot_qty"])
    .where("order_id", "=", orderId)
    .where("variant_id", "is not", null)
    .$narrowType<{ variant_id: number }>()
    .execute();
  return { units, coupon_id: order.coupon_id };
}
