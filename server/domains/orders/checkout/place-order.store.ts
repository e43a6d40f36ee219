import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { insertSale, type NewOrder } from "../orders/index.ts";

/** The intent to charge for an order. */
export interface NewCharge {
  id: string;
  provider: string;
  idempotency_key: string;
  card_hash: Buffer;
}

/** Writes an order with its vendor parts, its frozen lines and the intent to charge, in one round trip. */
export async function insertOrder(db: Db, order: NewOrder & { payment: NewCharge }): Promise<void> {
  await Promise.all([
    insertSale(db, order),
    db
      .insertInto("payments")
      .values({
        ...order.payment,
        order_id: order.id,
        amount_cents: order.totals.total_cents,
        status: "requested",
        created_at: order.placed_at,
      })
      .execute(),
  ]);
}

/** Writes the charges that have paid for an order before it was placed. */
export async function insertPaidPayments(
  db: Db,
  order_id: string,
  charges: readonly { amount_cents: number; provider: string; ref: string; at: Date }[],
): Promise<void> {
  await db
    .insertInto("payments")
    .values(
      charges.map(({ amount_cents, provider, ref, at }) => {
        const id = newId();
        return {
          id,
          order_id,
          provider,
          amount_cents,
          idempotency_key: `order_part_${id}`,
          provider_ref: ref,
          status: "succeeded",
          created_at: at,
          settled_at: at,
        };
      }),
    )
    .execute();
}
