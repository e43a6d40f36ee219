import { type RawBuilder, sql } from "kysely";
import type { Installment } from "../../../../domain/projects/proposal/installments.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface InstallmentRow extends Installment {
  id: string;
  position: number;
  asked_at: Date | null;
  paid_at: Date | null;
  paid_with: string;
  reminded_at: Date | null;
  /** Since when the client's bank works on its debit. */
  processing_at: Date | null;
}

const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Since when a bank debits an installment, if one does. */
export const processingOf = (installment: string): RawBuilder<Date | null> => sql<Date | null>`(
  select y.processing_at from proposal_payments y
  where y.installment_id = ${sql.ref(`${installment}.id`)} and y.status = 'requires_action')`;

/** The installments of a proposal, in the order in which they are paid. */
export async function installmentsOfProposal(db: Db, proposal_id: string): Promise<InstallmentRow[]> {
  const { rows } = await sql<InstallmentRow>`
    select i.id, i.position, i.label, i.amount_cents, i.product_cents, i.own_cents, ${day("i.due_on")} as due_on,
      i.milestone, i.asked_at, i.paid_at, i.reminded_at,
      coalesce((select trim(y.card_brand || ' ' || y.card_last4) from proposal_payments y
        where y.installment_id = i.id and y.status = 'succeeded'), '') as paid_with,
      ${processingOf("i")} as processing_at
    from proposal_installments i where i.proposal_id = ${proposal_id} order by i.position`.execute(db);
  return rows;
}

/** Replaces the installments that are not paid. The first one without a day or milestone is due at once. */
export async function planInstallments(
  db: Db,
  proposal_id: string,
  planned: readonly Installment[],
  at: Date,
): Promise<void> {
  await sql`delete from proposal_installments where proposal_id = ${proposal_id} and paid_at is null`.execute(
    db,
  );
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0)::int as next from proposal_installments where proposal_id = ${proposal_id}`.execute(
    db,
  );
  if (planned.length === 0) return;
  await db
    .insertInto("proposal_installments")
    .values(
      planned.map((each, index) => ({
        id: newId(),
        proposal_id,
        position: rows[0]!.next + index,
        label: each.label,
        amount_cents: each.amount_cents,
        product_cents: each.product_cents,
        own_cents: each.own_cents,
        due_on: sql<Date | null>`${each.due_on}::date` as never,
        milestone: each.milestone,
        ...(index === 0 && !each.due_on && !each.milestone && { asked_at: at, reminded_at: at }),
      })),
    )
    .execute();
}

/** The pro asks for a payment; false if it was asked for or paid before. */
export async function askFor(db: Db, proposal_id: string, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("proposal_installments")
    .set({ asked_at: at, reminded_at: at })
    .where((where) => where.and({ id, proposal_id }))
    .where("asked_at", "is", null)
    .where("paid_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface PaymentRow {
  id: string;
  proposal_id: string;
  installment_id: string | null;
  customer_id: string | null;
  showroom_id: string;
  provider: string;
  idempotency_key: string;
  /** Of the amounts, what the client's bank has taken back is off. */
  amount_cents: number;
  product_cents: number;
  own_cents: number;
  released_cents: number;
  lost_own_cents: number;
  status: "requested" | "requires_action" | "succeeded" | "declined" | "failed";
  provider_ref: string | null;
  message: string;
  card_hash: Buffer;
  card_brand: string;
  card_last4: string;
  created_at: Date;
  unanswered_at: Date | null;
  processing_at: Date | null;
  settled_at: Date | null;
  order_id: string | null;
  refund_status: "requested" | "succeeded" | "failed" | "taken_back" | null;
}

const payments = (db: Db) =>
  db
    .selectFrom("proposal_payments")
    .select([
      "id",
      "proposal_id",
      "installment_id",
      "customer_id",
      "showroom_id",
      "provider",
      "idempotency_key",
      sql<number>`amount_cents - lost_product_cents - lost_own_cents`.as("amount_cents"),
      sql<number>`product_cents - lost_product_cents`.as("product_cents"),
      sql<number>`own_cents - lost_own_cents`.as("own_cents"),
      "released_cents",
      "lost_own_cents",
      "status",
      "provider_ref",
      "message",
      "card_hash",
      "card_brand",
      "card_last4",
      "created_at",
      "unanswered_at",
      "processing_at",
      "settled_at",
      "order_id",
      "refund_status",
    ])
    .$castTo<PaymentRow>();

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  payments(db).where("id", "=", id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  payments(db).where("id", "=", id).forUpdate().executeTakeFirst();

/** The client's bank took a part back: of the deposit, and of the own charges, some of which had been released. */
export async function markLost(
  db: Db,
  id: string,
  lost: { product_cents: number; own_cents: number; released_cents: number },
): Promise<void> {
  await sql`
    update proposal_payments set lost_product_cents = lost_product_cents + ${lost.product_cents},
      lost_own_cents = lost_own_cents + ${lost.own_cents}, released_cents = released_cents - ${lost.released_cents}
    where id = ${id}`.execute(db);
}

/** The client's bank took it back before its products were ordered. */
export async function markTakenBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable("proposal_payments")
    .set({ refund_status: "taken_back" })
    .where("id", "=", id)
    .execute();
}

/** Whether a client's bank has yet to decide about a payment `proposal_payments`. */
const isDisputed = sql<boolean>`exists (select from disputes d where d.proposal_payment_id = proposal_payments.id
  and d.status in ('needs_response', 'under_review'))`;

/** Payments of a proposal that a bank disputes and has not decided about. */
export const disputedPayments = (db: Db, proposal_id: string): Promise<PaymentRow[]> =>
  payments(db).where("proposal_id", "=", proposal_id).where(isDisputed).execute();

export const findPaymentByKey = (db: Db, idempotency_key: string): Promise<PaymentRow | undefined> =>
  payments(db).where("idempotency_key", "=", idempotency_key).executeTakeFirst();

/** The payment of an installment that is open or succeeded. */
export const paymentOfInstallment = (db: Db, installment_id: string): Promise<PaymentRow | undefined> =>
  payments(db)
    .where("installment_id", "=", installment_id)
    .where(sql<boolean>`status in ('requested', 'requires_action', 'succeeded')`)
    .executeTakeFirst();

/** Payments of a proposal that the provider has charged and nobody gave back, the oldest first. */
export const paymentsMade = (db: Db, proposal_id: string): Promise<PaymentRow[]> =>
  payments(db)
    .where("proposal_id", "=", proposal_id)
    .where("status", "=", "succeeded")
    .where("refund_status", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** A payment of the proposal that waits for its result. */
export const openPayment = (
  db: Db,
  proposal_id: string,
): Promise<{ processing_at: Date | null } | undefined> =>
  db
    .selectFrom("proposal_payments")
    .select("processing_at")
    .where("proposal_id", "=", proposal_id)
    .where("status", "in", ["requested", "requires_action"])
    .executeTakeFirst();

export type NewPayment = Pick<
  PaymentRow,
  | "id"
  | "proposal_id"
  | "customer_id"
  | "showroom_id"
  | "provider"
  | "idempotency_key"
  | "amount_cents"
  | "product_cents"
  | "own_cents"
  | "card_hash"
  | "created_at"
> & { installment_id: string };

export async function insertPayment(db: Db, row: NewPayment): Promise<void> {
  await db
    .insertInto("proposal_payments")
    .values({ ...row, status: "requested" })
    .execute();
}

/** Writes a provider's result to a waiting payment; false if it already has one. */
export async function answerPayment(
  db: Db,
  id: string,
  answer: {
    status: "requires_action" | "succeeded" | "declined" | "failed";
    ref: string | null;
    message: string;
    card?: { brand: string; last4: string };
    /** The client's bank works on it, for days. */
    is_processing?: boolean | undefined;
  },
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("proposal_payments")
    .set({
      status: answer.status,
      message: answer.message,
      unanswered_at: null,
      ...(answer.is_processing && { processing_at: sql<Date>`coalesce(processing_at, ${at})` }),
      ...(answer.ref && { provider_ref: answer.ref }),
      ...(answer.card && { card_brand: answer.card.brand, card_last4: answer.card.last4 }),
      ...(answer.status !== "requires_action" && { settled_at: at }),
    })
    .where("id", "=", id)
    .where("status", "in", ["requested", "requires_action"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the provider's response was lost, so that nobody waits for it. */
export async function markUnanswered(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("proposal_payments")
    .set({ unanswered_at: at })
    .where((where) => where.and({ id, status: "requested" }))
    .execute();
}

export async function markInstallmentPaid(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("proposal_installments").set({ paid_at: at }).where("id", "=", id).execute();
}

/** Payments without a result, created before a moment, oldest first. */
export const unsettledPayments = (db: Db, before: Date): Promise<PaymentRow[]> =>
  payments(db)
    .where("status", "in", ["requested", "requires_action"])
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(500)
    .execute();

/** Payments whose own charges are still pending, settled before a moment. Locked, so that two servers release each once. */
export async function unreleasedPayments(db: Db, before: Date): Promise<PaymentRow[]> {
  return payments(db)
    .where("status", "=", "succeeded")
    .where(sql<boolean>`coalesce(refund_status, 'taken_back') = 'taken_back'`)
    .where(sql<boolean>`own_cents - lost_own_cents > released_cents`)
    .where((where) => where.not(isDisputed))
    .where("settled_at", "<", before)
    .orderBy("settled_at")
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markReleased(db: Db, id: string, released_cents: number): Promise<void> {
  await db.updateTable("proposal_payments").set({ released_cents }).where("id", "=", id).execute();
}

/** Names the order that a payment's products went into. */
export async function giveToOrder(db: Db, ids: readonly string[], order_id: string): Promise<void> {
  await db
    .updateTable("proposal_payments")
    .set({ order_id })
    .where("id", "in", [...ids])
    .where("product_cents", ">", 0)
    .execute();
}

/** Moves cents of a payment from the products' part to the own charges. */
export async function moveToOwn(db: Db, id: string, cents: number): Promise<void> {
  await sql`
    update proposal_payments set product_cents = product_cents - ${cents}, own_cents = own_cents + ${cents}
    where id = ${id}`.execute(db);
}

/** Writes the intent to give a whole payment back; false if it was written before. */
export async function askRefund(db: Db, id: string, provider_ref: string | null, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update proposal_payments set refund_status = 'requested', refund_asked_at = ${at},
      provider_ref = coalesce(provider_ref, ${provider_ref})
    where id = ${id} and refund_status is null returning id`.execute(db);
  return rows.length > 0;
}

/** Writes the provider's response to a refund; false if there is one already. */
export async function settleRefund(
  db: Db,
  id: string,
  refund_status: "succeeded" | "failed",
  refund_ref: string | null,
): Promise<boolean> {
  const row = await db
    .updateTable("proposal_payments")
    .set({ refund_status, refund_ref })
    .where((where) => where.and({ id, refund_status: "requested" }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const openRefunds = (db: Db, before: Date): Promise<PaymentRow[]> =>
  payments(db)
    .where("refund_status", "=", "requested")
    .where("refund_asked_at", "<", before)
    .orderBy("refund_asked_at")
    .limit(200)
    .execute();
