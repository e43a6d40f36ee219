import { type Insertable, type Selectable, sql } from "kysely";
import type { PlanInvoices, PlanPayments } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";

export interface InvoiceLine {
  text: string;
  amount_cents: number;
}

export interface InvoiceRow extends Omit<Selectable<PlanInvoices>, "lines" | "bill_to"> {
  lines: InvoiceLine[];
  bill_to: { name?: string; company_name?: string; email?: string };
}

export type PaymentRow = Selectable<PlanPayments>;

export async function insertInvoice(
  db: Db,
  row: Omit<Insertable<PlanInvoices>, "lines" | "bill_to" | "status"> & Pick<InvoiceRow, "lines" | "bill_to">,
): Promise<void> {
  const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::text::jsonb`;
  await db
    .insertInto("plan_invoices")
    .values({ ...row, status: "open", lines: json(row.lines), bill_to: json(row.bill_to) })
    .execute();
}

/** The invoice that an account has not paid yet. */
export const openInvoice = (db: Db, user_id: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom("plan_invoices")
    .selectAll()
    .where("user_id", "=", user_id)
    // a literal, not a parameter: otherwise a prepared plan does not use the partial index
    .where(sql<boolean>`status = 'open'`)
    .$castTo<InvoiceRow>()
    .executeTakeFirst();

export const findInvoice = (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom("plan_invoices").selectAll().where("id", "=", id).$castTo<InvoiceRow>().executeTakeFirst();

/** A paid invoice of an account's own. */
export const paidInvoice = (db: Db, user_id: string, id: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom("plan_invoices")
    .selectAll()
    .where((where) => where.and({ id, user_id, status: "paid" }))
    .$castTo<InvoiceRow>()
    .executeTakeFirst();

/** A page of an account's paid invoices, the newest first, and how many there are. */
export async function paidInvoices(
  db: Db,
  user_id: string,
  page: { offset: number; limit: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const mine = db.selectFrom("plan_invoices").where((where) => where.and({ user_id, status: "paid" }));
  const [rows, { total }] = await Promise.all([
    mine
      .selectAll()
      .orderBy("paid_at", "desc")
      .orderBy("id", "desc")
      .offset(page.offset)
      .limit(page.limit)
      .$castTo<InvoiceRow>()
      .execute(),
    mine.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Marks an open invoice as paid and gives it its number; null if it is not open any more. */
export async function markInvoicePaid(
  db: Db,
  id: string,
  card: { brand: string; last4: string },
  at: Date,
): Promise<string | null> {
  const row = await db
    .updateTable("plan_invoices")
    .set({
      status: "paid",
      number: sql<string>`'P-' || nextval('plan_invoice_numbers')`,
      card_brand: card.brand,
      card_last4: card.last4,
      paid_at: at,
    })
    .where((where) => where.and({ id, status: "open" }))
    .returning("number")
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Its money goes back. */
export async function markRefunded(db: Db, id: string, refunded_at: Date): Promise<void> {
  await db.updateTable("plan_invoices").set({ refunded_at }).where("id", "=", id).execute();
}

export async function voidInvoice(db: Db, id: string): Promise<void> {
  await db
    .updateTable("plan_invoices")
    .set({ status: "void" })
    .where((where) => where.and({ id, status: "open" }))
    .execute();
}

export const insertPayment = (db: Db, row: Insertable<PlanPayments>): Promise<PaymentRow> =>
  db.insertInto("plan_payments").values(row).returningAll().executeTakeFirstOrThrow();

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("plan_payments").selectAll().where("id", "=", id).executeTakeFirst();

export const findPaymentByKey = (db: Db, idempotency_key: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("plan_payments")
    .selectAll()
    .where("idempotency_key", "=", idempotency_key)
    .executeTakeFirst();

/** A payment of an account's own. */
export const paymentOfUser = (db: Db, id: string, user_id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("plan_payments as p")
    .innerJoin("plan_invoices as i", "i.id", "p.invoice_id")
    .selectAll("p")
    .where("p.id", "=", id)
    .where("i.user_id", "=", user_id)
    .executeTakeFirst();

/** An invoice's payments, the newest first. */
export const paymentsOf = (db: Db, invoice_id: string): Promise<PaymentRow[]> =>
  db
    .selectFrom("plan_payments")
    .selectAll()
    .where("invoice_id", "=", invoice_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Payments without a result and payments to send back, created before a moment, the oldest first. */
export const openPayments = (db: Db, before: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom("plan_payments")
    .selectAll()
    .where("status", "in", ["requested", "requires_action", "stray", "refunding"])
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(500)
    .execute();

export async function markUnanswered(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("plan_payments")
    .set({ unanswered_at: at })
    .where((where) => where.and({ id, status: "requested" }))
    .execute();
}

/** Writes a payment's result; false if it has another status than one of `from` by now. */
export async function answerPayment(
  db: Db,
  id: string,
  from: readonly string[],
  answer: {
    status: string;
    ref: string | null;
    refund_ref?: string;
    message: string;
    at: Date;
    /** The bank works on a debit, for days. */
    is_processing?: boolean | undefined;
  },
): Promise<boolean> {
  const row = await db
    .updateTable("plan_payments")
    .set({
      status: answer.status,
      message: answer.message,
      unanswered_at: null,
      ...(answer.is_processing && { processing_at: sql<Date>`coalesce(processing_at, ${answer.at})` }),
      ...(answer.ref && { provider_ref: answer.ref }),
      ...(answer.refund_ref && { refund_ref: answer.refund_ref }),
      ...(answer.status !== "requires_action" && { settled_at: answer.at }),
    })
    .where("id", "=", id)
    .where("status", "in", [...from])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
