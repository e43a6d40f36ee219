import { planPrices } from "../../../../domain/money/plan-prices.ts";
import { type PlanChoice, renewalPeriod } from "../../../../domain/money/plans.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { planSettings } from "../../admin/settings/index.ts";
import {
  asking,
  charge,
  intendPayment,
  noteFailure,
  refundStray,
  settlePlanPayment,
  unsettledOf,
  withoutOwner,
} from "./charge.flow.ts";
import { endedEmail } from "./emails.rules.ts";
import { findInvoice, insertInvoice, openInvoice, openPayments, type PaymentRow } from "./invoices.store.ts";
import { payingMeans } from "./means.store.ts";
import { choiceColumns, choiceOf, endedColumns, invoiceLines, noCard, renewalOf } from "./plans.rules.ts";
import {
  dueAccounts,
  hasShowroom,
  lockKnown,
  payerOf,
  retryAccounts,
  type SubscriptionRow,
  setSubscription,
} from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/**
 * Renews the plans whose period is over, and charges failed renewals again when that is due. Each account is locked
 * while its charge is written down and charged after that commits, so two servers, or a crash, charge nobody twice.
 */
export async function renewPlans(platform: Platform): Promise<void> {
  const now = platform.now();
  for (const user_id of await dueAccounts(platform.db, now)) {
    await run(platform, user_id, (db) => beginRenewal(db, platform, user_id));
  }
  for (const user_id of await retryAccounts(platform.db, now)) {
    await run(platform, user_id, (db) => beginRetry(db, platform, user_id));
  }
}

/** One account's failure leaves the others alone. */
async function run(
  platform: Platform,
  user_id: string,
  begin: (db: Db) => Promise<PaymentRow | null>,
): Promise<void> {
  try {
    const payment = await platform.db.transaction().execute(begin);
    wakeMail(platform);
    platform.cache.forget("showrooms");
    if (payment) await charge(platform, payment);
  } catch (error) {
    const level = error instanceof GatewayUnreachable ? "warn" : "error";
    platform.log[level]({ err: error, user: user_id }, "a plan could not be renewed yet");
  }
}

/** Begins an account's next period: null if there is nothing to charge. */
async function beginRenewal(db: Db, platform: Platform, user_id: string): Promise<PaymentRow | null> {
  const now = platform.now();
  const row = await lockKnown(db, user_id);
  const isDue = row?.renews_at && row.renews_at <= now && row.subscription_status === "active";
  if (!isDue || (await openInvoice(db, user_id))) return null;
  const renewed = { ...row, renews_at: row.renews_at!, anchor_at: row.anchor_at ?? row.renews_at! };
  const period = renewalPeriod(renewed.anchor_at, renewed.renews_at, now);
  const prices = planPrices(await planSettings(db));
  const { choice, price_cents } = renewalOf(row, prices, period.from);
  const isOver = choice === "basic" || (row.next_choice === "addon" && prices.addon === null);
  if (isOver || !(await hasShowroom(db, user_id))) {
    await end(db, platform, row);
    return null;
  }
  await setSubscription(db, row.id, {
    ...choiceColumns(choice, price_cents, row),
    anchor_at: renewed.anchor_at,
    period_start: period.from,
    renews_at: period.to,
    next_choice: null,
    trial_until: null,
    ...(price_cents === row.announced_cents && { announced_cents: null, announced_from: null }),
  });
  if (price_cents === 0) return null;
  const id = await writeInvoice(db, user_id, { row, kind: "renewal", choice, price_cents, period, now });
  return beginCharge(db, platform, { invoice: id, user_id });
}

async function end(db: Db, platform: Platform, row: SubscriptionRow): Promise<void> {
  const at = platform.now();
  const choice = choiceOf(row);
  await setSubscription(db, row.id, endedColumns(row, "cancelled"));
  await notifyOfPlan(db, platform, {
    user_id: row.user_id,
    action: "plan.ended",
    caller: null,
    details: { plan: choice, why: "canceled" },
    at,
    content: (name) => endedEmail(name, choice),
    cause: `ended:${row.id}:${row.renews_at?.toISOString()}`,
  });
}

/** Writes an invoice over a month, or over what is due of one; returns its id. */
export async function writeInvoice(
  db: Db,
  user_id: string,
  what: {
    /** A new one unless told. */
    id?: string;
    row: Pick<SubscriptionRow, "id">;
    kind: "start" | "change" | "renewal" | "credits";
    choice: PlanChoice | "credits";
    /** How many credits it pays for. */
    credits?: number;
    price_cents: number;
    period: { from: Date; to: Date };
    now: Date;
    /** What is due of the month; all of it unless told. */
    part?: { amount_cents: number; lines: { text: string; amount_cents: number }[] };
  },
): Promise<string> {
  const { id = newId(), row, kind, choice, credits, price_cents, period, now, part } = what;
  const payer = await payerOf(db, user_id);
  await insertInvoice(db, {
    id,
    user_id,
    subscription_id: row.id,
    kind,
    choice,
    price_cents,
    credits,
    lines: part?.lines ?? invoiceLines(choice as PlanChoice, period, price_cents),
    amount_cents: part?.amount_cents ?? price_cents,
    period_from: period.from,
    period_to: period.to,
    bill_to: {
      name: payer?.full_name ?? "",
      company_name: payer?.company_name ?? "",
      email: payer?.email ?? "",
    },
    created_at: now,
  });
  return id;
}

/** Writes the charge of a renewal down; without a card or bank account it has failed already. */
async function beginCharge(
  db: Db,
  platform: Platform,
  { invoice: id, user_id }: { invoice: string; user_id: string },
): Promise<PaymentRow | null> {
  const invoice = (await findInvoice(db, id))!;
  const means = await payingMeans(db, user_id, platform.payments.name);
  if (means) return intendPayment(db, platform, invoice, { means, is_attended: false });
  const row = (await lockKnown(db, user_id))!;
  await noteFailure({ db, platform, invoice, at: platform.now() }, row, noCard);
  return null;
}

async function beginRetry(db: Db, platform: Platform, user_id: string): Promise<PaymentRow | null> {
  const row = await lockKnown(db, user_id);
  const isDue = row?.retry_at && row.retry_at <= platform.now() && row.subscription_status === "past_due";
  const invoice = isDue ? await openInvoice(db, user_id) : undefined;
  if (!invoice || (await unsettledOf(db, invoice.id))) return null;
  return beginCharge(db, platform, { invoice: invoice.id, user_id });
}

const suspiciousAfter_ms = 30_000;
/** How long an owner may take to answer the bank. */
const confirmWithin_ms = 15 * 60_000;

/**
 * Settles payments that a crash, a lost answer or an owner who left has kept open. A charge that the provider has never
 * seen is made now, under its first key, so that there is only one, no matter who asks.
 */
export async function settlePlanPayments(platform: Platform): Promise<void> {
  const now = platform.now().getTime();
  for (const payment of await openPayments(platform.db, new Date(now - suspiciousAfter_ms))) {
    try {
      if (payment.status === "stray" || payment.status === "refunding") await refundStray(platform, payment);
      else await recover(platform, payment, now - payment.created_at.getTime());
    } catch (error) {
      const level = error instanceof GatewayUnreachable ? "warn" : "error";
      platform.log[level]({ err: error, payment: payment.id }, "a plan's payment could not be settled yet");
    }
  }
}

async function recover(platform: Platform, payment: PaymentRow, age_ms: number): Promise<void> {
  const { payments } = platform;
  if (payment.provider !== payments.name) return;
  if (payment.status === "requires_action") {
    const ref = payment.provider_ref ?? "";
    const isLeft = age_ms > confirmWithin_ms && !payment.processing_at;
    const outcome = isLeft ? await payments.abandon(ref) : await payments.confirm(ref);
    if (outcome.status !== "requires_action") await settlePlanPayment(platform, payment.id, outcome);
    return;
  }
  const asked = { idempotency_key: payment.idempotency_key, asked_at: payment.created_at };
  const known = await asking(platform, payment, () => payments.findCharge(asked));
  if (!known) return void (await charge(platform, payment));
  const outcome = payment.is_attended ? known : await withoutOwner(payments, known);
  await settlePlanPayment(platform, payment.id, outcome);
}
