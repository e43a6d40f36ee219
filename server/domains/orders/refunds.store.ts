import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface NewRefund {
  id: string;
  order_id: string;
  order_item_id: string | null;
  amount_cents: number;
  reason: string;
  created_at: Date;
}

/** Writes the intent to refund a part of the order's payment. Throws if the order was never paid. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into refunds (id, payment_id, order_item_id, idempotency_key, amount_cents, status, reason, created_at)
    select ${refund.id}, p.id, ${refund.order_item_id}, ${`refund_${refund.id}`}, ${refund.amount_cents},
      'requested', ${refund.reason}, ${refund.created_at}
    from payments p where p.order_id = ${refund.order_id} and p.status = 'succeeded'`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`order ${refund.order_id} has no payment to refund`);
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
