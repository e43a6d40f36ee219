import { daysAfter } from "../../../../domain/days/calendar.ts";
import { premiumCredits } from "../../../../domain/money/credit-packs.ts";
import {
  planPostings,
  refundPaidPostings,
  strayPaymentPostings,
} from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { nextTry, type PlanChoice } from "../../../../domain/money/plans.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type ChargeOutcome, GatewayUnreachable, RefundRefused } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { postTransfers } from "../ledger/index.ts";
import { bookCredits } from "./credits.store.ts";
import { debitEmail, failedEmail, lapsedEmail, receiptEmail } from "./emails.rules.ts";
import {
  answerPayment,
  findInvoice,
  findPayment,
  type InvoiceRow,
  insertPayment,
  markInvoicePaid,
  markUnanswered,
  type PaymentRow,
  paymentsOf,
  voidInvoice,
} from "./invoices.store.ts";
import { type Means, tokenOf } from "./means.store.ts";
import { bankAsks, choiceColumns, choiceOf, endedColumns, noCard, settledColumns } from "./plans.rules.ts";
import { lockKnown, type SubscriptionRow, setSubscription } from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/** Writes the intent to charge an invoice, in the caller's transaction; `charge` follows once that is committed. */
export async function intendPayment(
  db: Db,
  platform: Platform,
  invoice: { id: string; amount_cents: number },
  { means, is_attended }: { means: Means; is_attended: boolean },
): Promise<PaymentRow> {
  const id = newId();
  return insertPayment(db, {
    id,
    invoice_id: invoice.id,
    provider: platform.payments.name,
    card_id: means.card_id,
    is_debit: means.is_debit,
    idempotency_key: `plan_${id}`,
    amount_cents: invoice.amount_cents,
    is_attended,
    status: "requested",
    created_at: platform.now(),
  });
}

/**
 * Charges a payment under its key and applies the answer: repeating it moves no more money. Never inside a
 * transaction. Throws `GatewayUnreachable` if there is no answer; then `settlePlanPayments` goes on.
 */
export async function charge(platform: Platform, payment: PaymentRow): Promise<ChargeOutcome> {
  const outcome = await asking(platform, payment, () => outcomeOf(platform, payment));
  await settlePlanPayment(platform, payment.id, outcome);
  return outcome;
}

/** Whatever fails after the provider was asked, nobody waits for this request's answer any more. */
export async function asking<Answer>(
  { db, now }: Platform,
  { id }: Pick<PaymentRow, "id">,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    await markUnanswered(db, id, now());
    throw error;
  }
}

async function outcomeOf({ db, payments }: Platform, payment: PaymentRow): Promise<ChargeOutcome> {
  const { idempotency_key, created_at, is_attended, is_debit } = payment;
  const invoice = await findInvoice(db, payment.invoice_id);
  const token = invoice && (await tokenOf(db, payment, invoice.user_id));
  if (!token) {
    const known = await payments.findCharge({ idempotency_key, asked_at: created_at });
    return known ?? { status: "declined", ref: null, message: noCard };
  }
  const outcome = await payments.charge({
    amount_cents: payment.amount_cents,
    token,
    idempotency_key,
    description: "Plan",
    order_id: payment.invoice_id,
    is_unattended: !is_attended,
    is_debit,
  });
  return is_attended ? outcome : withoutOwner(payments, outcome);
}

/** Nobody is there to answer the bank, so its question counts as a refusal. */
export async function withoutOwner(
  payments: Platform["payments"],
  outcome: ChargeOutcome,
): Promise<ChargeOutcome> {
  if (outcome.status !== "requires_action" || outcome.is_processing) return outcome;
  const end = await payments.abandon(outcome.ref);
  return end.status === "declined" ? { ...end, message: bankAsks } : end;
}

const open = ["requested", "requires_action"];

/**
 * Applies the provider's result of a payment, in one transaction, once, however often and by whomever it is called: the
 * owner's request, the job, a webhook, the recovery after a crash.
 */
export async function settlePlanPayment(
  platform: Platform,
  payment_id: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const known = await findPayment(platform.db, payment_id);
  const of = known && (await findInvoice(platform.db, known.invoice_id));
  if (!known || !of) return;
  await platform.db.transaction().execute(async (db) => {
    const subscription = await lockKnown(db, of.user_id);
    // as they are now that nobody else can change them
    const payment = await findPayment(db, payment_id);
    const invoice = await findInvoice(db, of.id);
    if (!payment || !invoice) return;
    const at = platform.now();
    const settled: Settled = { db, platform, subscription, invoice, payment, at };
    if (outcome.status === "succeeded") await applySuccess(settled, outcome);
    else await applyRefusal(settled, outcome);
  });
  wakeMail(platform);
  platform.cache.forget("showrooms");
}

interface Settled {
  db: Db;
  platform: Platform;
  /** Undefined once the account is deleted. */
  subscription: SubscriptionRow | undefined;
  invoice: InvoiceRow;
  payment: PaymentRow;
  at: Date;
}

type Charged = Extract<ChargeOutcome, { status: "succeeded" }>;

async function applySuccess(settled: Settled, charged: Charged): Promise<void> {
  const { db, platform, subscription, invoice, payment, at } = settled;
  const answer = { ref: charged.ref, message: "", at };
  if (charged.amount_cents !== payment.amount_cents || charged.currency !== "usd") {
    const said = `${charged.amount_cents} ${charged.currency}`;
    platform.log.error(
      { alarm: "payment_mismatch", payment: payment.id, expected: payment.amount_cents, said },
      "a payment is not what the invoice of a plan asks for, so it stays unpaid",
    );
    return;
  }
  const number =
    subscription && open.includes(payment.status) ? await markInvoicePaid(db, invoice.id, charged, at) : null;
  if (!number || !subscription) return takeStray(settled, charged);
  await answerPayment(db, payment.id, open, { ...answer, status: "succeeded" });
  const postings = planPostings(payment.amount_cents);
  await postTransfers(db, [{ reference: `plan:${invoice.id}`, kind: "plan", at, postings }]);
  const { credits, user_id } = invoice;
  if (credits)
    await bookCredits(db, { user_id, change: credits, reason: "bought", invoice_id: invoice.id, at });
  else await setSubscription(db, subscription.id, paidColumns(subscription, invoice));
  if (invoice.choice === "premium")
    await bookCredits(db, {
      user_id,
      change: premiumCredits,
      reason: "included",
      invoice_id: invoice.id,
      at,
    });
  await notifyOfPlan(db, platform, {
    user_id: invoice.user_id,
    action: "plan.paid",
    caller: null,
    details: { invoice: number, plan: invoice.choice, amount: toDollars(invoice.amount_cents) },
    at,
    content: (name) =>
      receiptEmail(name, invoice, { number, card: `${charged.brand} ending in ${charged.last4}` }),
    cause: `paid:${invoice.id}`,
  });
}

/** What a paid invoice makes of the plan. A renewal has begun its period already. */
function paidColumns(row: SubscriptionRow, invoice: InvoiceRow) {
  const paid = { ...settledColumns, subscription_status: "active" };
  if (invoice.kind === "renewal") return paid;
  const { choice, price_cents, period_from, period_to } = invoice;
  return {
    ...paid,
    ...choiceColumns(choice as PlanChoice, price_cents, row),
    next_choice: null,
    announced_cents: null,
    announced_from: null,
    ...(invoice.kind === "start" && {
      started_at: period_from,
      anchor_at: period_from,
      period_start: period_from,
      renews_at: period_to,
      trial_until: null,
    }),
  };
}

async function applyRefusal(
  settled: Settled,
  outcome: Exclude<ChargeOutcome, { status: "succeeded" }>,
): Promise<void> {
  const { db, subscription, invoice, payment, at } = settled;
  const { status, ref, message } = outcome;
  const is_processing = status === "requires_action" && outcome.is_processing;
  const from = status === "requires_action" ? ["requested"] : open;
  if (!(await answerPayment(db, payment.id, from, { status, ref, message, at, is_processing }))) return;
  if (is_processing && subscription) await beginMeanwhile(settled, subscription);
  if (status === "requires_action") return;
  // a debit fails days later: its owner is gone, and the plan has begun
  const isFailure = payment.processing_at !== null || (invoice.kind === "renewal" && !payment.is_attended);
  if (subscription && isFailure) await noteFailure(settled, subscription, message);
  else if (invoice.kind !== "renewal" || !subscription) await voidInvoice(db, invoice.id);
}

/** A bank account's debit takes days. The plan works from now on; if no money comes, that is a failed payment. */
async function beginMeanwhile(
  { db, platform, invoice, payment, at }: Settled,
  row: SubscriptionRow,
): Promise<void> {
  const isNew = invoice.kind !== "renewal" && row.subscription_status !== "past_due";
  if (isNew) await setSubscription(db, row.id, paidColumns(row, invoice));
  const { user_id, amount_cents } = invoice;
  await notifyOfPlan(db, platform, {
    user_id,
    caller: null,
    at,
    action: "plan.debited",
    cause: `debit:${payment.id}`,
    details: { plan: invoice.choice, amount: toDollars(amount_cents) },
    content: (name) => debitEmail(name, { choice: invoice.choice as PlanChoice, amount_cents, since: at }),
  });
}

/** A renewal's charge failed: it is tried again after 1, 3 and 7 days, and then the plan lapses. */
export async function noteFailure(
  { db, platform, invoice, at }: Pick<Settled, "db" | "platform" | "invoice" | "at">,
  row: SubscriptionRow,
  message: string,
): Promise<void> {
  const failed_at = row.failed_at ?? at;
  const failed_tries = row.failed_tries + 1;
  const retry_at = nextTry(failed_at, failed_tries);
  const choice = choiceOf(row);
  const { user_id, amount_cents } = invoice;
  const details = { plan: choice, amount: toDollars(amount_cents), tries: failed_tries };
  const told = { user_id, caller: null, details, at };
  if (!retry_at) {
    await voidInvoice(db, invoice.id);
    await setSubscription(db, row.id, endedColumns(row, "lapsed"));
    const content = (name: string) => lapsedEmail(name, { choice, amount_cents });
    return notifyOfPlan(db, platform, {
      ...told,
      action: "plan.ended",
      details: { ...details, why: "not paid" },
      content,
      cause: `lapsed:${invoice.id}`,
    });
  }
  await setSubscription(db, row.id, { subscription_status: "past_due", failed_at, failed_tries, retry_at });
  // the last try, unless an admin gave more time
  const ends_at = new Date(Math.max(retry_at.getTime(), daysAfter(failed_at, 7).getTime()));
  await notifyOfPlan(db, platform, {
    ...told,
    action: "plan.failed",
    content: (name) => failedEmail(name, { choice, amount_cents, message, retry_at, ends_at }),
    cause: `failed:${invoice.id}:${failed_tries}`,
  });
}

/** A charge that succeeds after we had given it up pays for nothing, so it goes back. */
async function takeStray({ db, platform, payment, at }: Settled, charged: Charged): Promise<void> {
  const from = [...open, "declined", "failed"];
  const answer = { status: "stray", ref: charged.ref, message: "", at };
  if (!(await answerPayment(db, payment.id, from, answer))) return;
  platform.log.error(
    { alarm: "stray_payment", payment: payment.id, ref: charged.ref },
    "a payment arrived for a plan that had been given up, and is refunded",
  );
  const postings = strayPaymentPostings(payment.amount_cents);
  await postTransfers(db, [{ reference: `plan_stray:${payment.id}`, kind: "plan_stray", at, postings }]);
}

/** Sends a stray payment, or one that an admin gives back, back under its key. */
export async function refundStray(platform: Platform, payment: PaymentRow): Promise<void> {
  try {
    const { ref: refund_ref } = await platform.payments.refund({
      charge_ref: payment.provider_ref ?? "",
      amount_cents: payment.amount_cents,
      idempotency_key: `refund_${payment.id}`,
    });
    await platform.db.transaction().execute(async (db) => {
      const at = platform.now();
      const answer = { status: "refunded", ref: null, refund_ref, message: "", at };
      if (!(await answerPayment(db, payment.id, ["stray", "refunding"], answer))) return;
      const postings = refundPaidPostings(payment.amount_cents);
      await postTransfers(db, [
        { reference: `plan_refund:${payment.id}`, kind: "plan_refund", at, postings },
      ]);
    });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    platform.log.error({ err: error, alarm: "stray_payment", payment: payment.id }, "a refund was refused");
  }
}

/** The same at once; without an answer, the job asks again. */
export async function refundPayment(platform: Platform, id: string): Promise<void> {
  const payment = await findPayment(platform.db, id);
  try {
    if (payment?.status === "refunding") await refundStray(platform, payment);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn(
      { payment: id, reason: error.message },
      "a refund got no answer and is asked for again",
    );
  }
}

/** The payment of an open invoice that has no result yet. */
export const unsettledOf = async (db: Db, invoice_id: string): Promise<PaymentRow | undefined> =>
  (await paymentsOf(db, invoice_id)).find(({ status }) => open.includes(status));
