import { planPostings } from "../../../../domain/money/ledger-posting.ts";
import { nextTry, type PlanChoice } from "../../../../domain/money/plans.ts";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { seedSandboxCharges, settledAs } from "../../../platform/payments/seed.store.ts";
import { postTransfers } from "../ledger/index.ts";
import type { InvoiceRow } from "./invoices.store.ts";
import { invoiceLines } from "./plans.rules.ts";

type PaidChoice = Exclude<PlanChoice, "basic">;

export interface SeededSubscription {
  id: string;
  user_id: string;
  choice: PaidChoice;
  price_cents: number;
  started_at: Date;
  period_start: Date;
  renews_at: Date;
  trial_used_at: Date | null;
  /** Its last renewal, if that has failed so far. */
  failed: { at: Date; tries: number } | null;
}

export const seedSubscriptions = (db: Db, subscriptions: readonly SeededSubscription[]): Promise<void> =>
  insertRows(
    db,
    "subscriptions",
    subscriptions.map(({ choice, failed, ...own }) => ({
      ...own,
      plan: choice === "premium" ? "premium" : "basic",
      addon: choice === "addon" ? "paid" : "none",
      subscription_status: failed ? "past_due" : "active",
      paid_amount_cents: choice === "premium" ? own.price_cents : 0,
      anchor_at: own.period_start,
      failed_at: failed?.at ?? null,
      failed_tries: failed?.tries ?? 0,
      retry_at: failed && nextTry(failed.at, failed.tries),
    })),
  );

/** An invoice and what came of the charge on its first day; it has a number if it is paid. */
export interface SeededInvoice {
  id: string;
  payment_id: string;
  number: string | null;
  user_id: string;
  subscription_id: string;
  kind: "start" | "renewal";
  choice: PaidChoice;
  price_cents: number;
  from: Date;
  to: Date;
  bill_to: InvoiceRow["bill_to"];
  card: { id: string; brand: string; last4: string };
}

/** Invoices with their charges, in our books and in those of the test payments. */
export async function seedInvoices(db: Db, invoices: readonly SeededInvoice[]): Promise<void> {
  await insertRows(
    db,
    "plan_invoices",
    invoices.map(({ payment_id: _, from, to, card, ...own }) => ({
      ...own,
      status: own.number ? "paid" : "open",
      lines: invoiceLines(own.choice, { from, to }, own.price_cents),
      amount_cents: own.price_cents,
      period_from: from,
      period_to: to,
      created_at: from,
      card_brand: own.number ? card.brand : "",
      card_last4: own.number ? card.last4 : "",
      paid_at: own.number ? from : null,
    })),
  );
  const charges = invoices.map((invoice) => ({
    ...invoice,
    key: `plan_${invoice.payment_id}`,
    ref: `ch_${invoice.payment_id}`,
    refusal: invoice.number ? null : ("insufficient_funds" as const),
  }));
  await insertRows(
    db,
    "plan_payments",
    charges.map(({ id, payment_id, card, key, ref, refusal, price_cents, kind, from }) => ({
      id: payment_id,
      invoice_id: id,
      provider: "sandbox",
      card_id: card.id,
      idempotency_key: key,
      amount_cents: price_cents,
      is_attended: kind === "start",
      provider_ref: ref,
      ...settledAs(refusal),
      created_at: from,
      settled_at: from,
    })),
  );
  await seedSandboxCharges(
    db,
    charges.map(({ key, ref, refusal, price_cents, card: { brand, last4 }, from }) => ({
      id: ref,
      idempotency_key: key,
      amount_cents: price_cents,
      refusal,
      brand,
      last4,
      created_at: from,
    })),
  );
  const paid = invoices.filter(({ number }) => number);
  await postTransfers(
    db,
    paid.map(({ id, from, price_cents }) => ({
      reference: `plan:${id}`,
      kind: "plan" as const,
      at: from,
      postings: planPostings(price_cents),
    })),
  );
}
