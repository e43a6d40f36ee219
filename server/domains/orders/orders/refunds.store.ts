import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface NewRefund {
  id: string;
  order_id: string;
  order_item_id: string | null;
  amount_cents: number;
  reason: string;
  kind: RefundKind;
  created_at: Date;
}

/** What a refund is for; `order` for what was declined or canceled. */
export type RefundKind = "order" | "return" | "damage" | "missing" | "goodwill";

/**
 * Writes the intent to refund a part of the order's payment. An order that was paid in installments is refunded from
 * its payments in turn: the first part has the refund's id, the others are asked for by the job. Throws if the order
 * was never paid.
 */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await sql`select from payments where order_id = ${refund.order_id} and status = 'succeeded' for update`.execute(
    db,
  );
  const { rows: payments } = await sql<{ id: string; left_cents: number }>`
    select p.id, (p.amount_cents - coalesce((select sum(r.amount_cents) from refunds r
      where r.payment_id = p.id and r.status <> 'failed'), 0))::int as left_cents
    from payments p where p.order_id = ${refund.order_id} and p.status = 'succeeded' order by p.created_at, p.id`.execute(
    db,
  );
  const parts = partsOf(payments, refund.amount_cents);
  if (parts.length === 0) throw new Error(`order ${refund.order_id} has no payment to refund`);
  const { id: first, order_id: _, ...common } = refund;
  const rows = parts.map((part, index) => {
    const id = index === 0 ? first : newId();
    return { ...common, ...part, id, idempotency_key: `refund_${id}`, status: "requested" };
  });
  await db.insertInto("refunds").values(rows).execute();
}

/** Divides a refund among payments by what is left of each; the last one takes what exceeds them all. */
function partsOf(payments: readonly { id: string; left_cents: number }[], amount_cents: number) {
  let rest = amount_cents;
  return payments.flatMap(({ id: payment_id, left_cents }, index) => {
    const part = index === payments.length - 1 ? rest : Math.min(rest, Math.max(0, left_cents));
    rest -= part;
    return part > 0 ? [{ payment_id, amount_cents: part }] : [];
  });
}

export interface OpenRefund {
  status: string;
  order_id: string;
  charge_ref: string;
  amount_cents: number;
  idempotency_key: string;
}

/** A refund request for the provider. */
export async function loadRefund(db: Db, id: string): Promise<OpenRefund | undefined> {
  const row = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select([
      "refunds.status",
      "payments.order_id",
      "payments.provider_ref as charge_ref",
      "refunds.amount_cents",
      "refunds.idempotency_key",
    ])
    .where("refunds.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, charge_ref: row.charge_ref ?? "" };
}

/** Writes the provider's response; false if there is one already. */
export async function settleRefundRow(
  db: Db,
  id: string,
  answer: { status: "succeeded" | "failed"; provider_ref: string | null; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("refunds")
    .set({ status: answer.status, provider_ref: answer.provider_ref, settled_at: answer.at })
    .where((where) => where.and({ id, status: "requested" }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Refunds from before a moment without a response. */
export async function openRefunds(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("refunds")
    .select("id")
    .where("status", "=", "requested")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

/** Writes the intent to refund all of a payment that arrived too late; null if it was written before. */
export async function insertLateRefund(
  db: Db,
  payment: { id: string; amount_cents: number },
  at: Date,
): Promise<string | null> {
  const row = await db
    .insertInto("refunds")
    .values({
      id: newId(),
      payment_id: payment.id,
      idempotency_key: `refund_late_${payment.id}`,
      amount_cents: payment.amount_cents,
      status: "requested",
      reason: "The payment arrived after the order had been given up.",
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
