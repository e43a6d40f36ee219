import { type RawBuilder, sql } from "kysely";
import type { WaitingPayment } from "../../../../contract/design/project-cart.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { confirmWithin_ms } from "../../../../domain/orders/waiting-payment.ts";
import type { Db } from "../../../platform/database.ts";

/**
 * Whether the unpaid order `o` is one that its buyer's next checkout gives up: the bank still waits for an answer, or
 * it is an earlier attempt to pay the same project. What it holds is the buyer's to buy.
 */
const isGivenUpNext = (projectId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payments pay where pay.order_id = o.id and pay.processing_at is null
    and (pay.status = 'requires_action' or (pay.status = 'requested' and o.project_id = ${projectId})))`;

/** Units of the variant `v` that a buyer's own waiting orders hold. */
export const heldUnits = (
  userId: RawBuilder<unknown>,
  projectId: RawBuilder<unknown>,
) => sql<number>`coalesce((
  select sum(i.reserved_qty)::int from orders o join order_items i on i.order_id = o.id and i.variant_id = v.id
  where o.user_id = ${userId} and o.status = 'pending_payment' and ${isGivenUpNext(projectId)}), 0)`;

/** The same of one lot. */
export const heldOfLot = (
  userId: RawBuilder<unknown>,
  projectId: RawBuilder<unknown>,
  lot: RawBuilder<unknown>,
) => sql<number>`coalesce((
  select sum(i.lot_qty)::int from orders o join order_items i on i.order_id = o.id and i.variant_id = v.id
  where lower(i.lot) = lower(${lot}) and o.user_id = ${userId} and o.status = 'pending_payment'
    and ${isGivenUpNext(projectId)}), 0)`;

interface Row {
  payment: string;
  order: string;
  order_number: string;
  amount_cents: number;
  card_brand: string;
  card_last4: string;
  created_at: Date;
  is_of_this_cart: boolean;
}

/** A buyer's payments that wait for the bank and hold products of a project, the project's own first. */
export async function waitingPaymentsOf(
  db: Db,
  userId: string | null,
  projectId: string,
): Promise<WaitingPayment[]> {
  if (userId === null) return [];
  const { rows } = await sql<Row>`
    select pay.id as payment, o.id as order, o.number as order_number, pay.amount_cents, pay.card_brand,
      pay.card_last4, pay.created_at, o.project_id = ${projectId} as is_of_this_cart
    from orders o join payments pay on pay.order_id = o.id
    where o.user_id = ${userId} and o.status = 'pending_payment'
      and pay.status = 'requires_action' and pay.processing_at is null
      and (o.project_id = ${projectId} or exists (
        select from order_items i join project_lines l on l.variant_id = i.variant_id
        where i.order_id = o.id and i.reserved_qty > 0 and l.project_id = ${projectId}))
    order by is_of_this_cart desc, pay.created_at`.execute(db);
  return rows.map(({ amount_cents, card_brand: brand, card_last4: last4, created_at, ...row }) => ({
    ...row,
    amount: toDollars(amount_cents),
    card: brand ? { brand, last4 } : null,
    expires_at: new Date(created_at.getTime() + confirmWithin_ms).toISOString(),
  }));
}
