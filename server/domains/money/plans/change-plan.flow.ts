import type { Plan, PlanPreview } from "../../../../contract/money/plans.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { planPrices } from "../../../../domain/money/plan-prices.ts";
import { decideChange, type PlanChange, type PlanChoice } from "../../../../domain/money/plans.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type ChargeOutcome, GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { planSettings } from "../../admin/settings/index.ts";
import { bankOf } from "../../identity/accounts/index.ts";
import { asking, charge, intendPayment, settlePlanPayment, unsettledOf } from "./charge.flow.ts";
import { endedEmail, plannedEmail, trialEmail } from "./emails.rules.ts";
import {
  type InvoiceRow,
  openInvoice,
  type PaymentRow,
  paymentOfUser,
  paymentsOf,
  voidInvoice,
} from "./invoices.store.ts";
import { payingMeans } from "./means.store.ts";
import {
  changeLines,
  choiceColumns,
  endedColumns,
  planView,
  previewView,
  renewalOf,
  runningOf,
  settledColumns,
} from "./plans.rules.ts";
import { writeInvoice } from "./renew.flow.ts";
import {
  defaultCard,
  findSubscription,
  hasShowroom,
  lockSubscription,
  type SubscriptionRow,
  setSubscription,
} from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/** A pro's plan as the page shows it. */
export async function planOf({ db, payments: { name }, now }: Platform, user_id: string): Promise<Plan> {
  const [row, settings, has_showroom, card, bank, invoice] = await Promise.all([
    findSubscription(db, user_id),
    planSettings(db),
    hasShowroom(db, user_id),
    defaultCard(db, user_id, name),
    bankOf(db, user_id, name),
    openInvoice(db, user_id),
  ]);
  const payments = invoice ? await paymentsOf(db, invoice.id) : [];
  return planView({ row, settings, has_showroom, card, bank, invoice, payments, now: now() });
}

/** What choosing a plan would do. */
export async function previewOf(
  { db, now }: Pick<Platform, "db" | "now">,
  user_id: string,
  wanted: PlanChoice,
): Promise<PlanPreview> {
  return (await decide(db, await findSubscription(db, user_id), wanted, now())).preview;
}

async function decide(db: Db, known: SubscriptionRow | undefined, wanted: PlanChoice, now: Date) {
  const settings = await planSettings(db);
  const prices = planPrices(settings);
  const row = known ?? freePlan(now);
  const plan = runningOf(row, now);
  const change = decideChange(plan, wanted, { prices, trial_days: settings.trial_days, now });
  const kept = plan.period && renewalOf({ ...row, next_choice: null }, prices, plan.period.to);
  return { plan, change, preview: previewView(plan, wanted, change, kept, now) };
}

/** What a pro has who never chose a plan. */
const freePlan = (now: Date): SubscriptionRow => ({
  id: "",
  user_id: "",
  started_at: now,
  plan: "basic",
  addon: "none",
  subscription_status: "active",
  price_cents: 0,
  paid_amount_cents: 0,
  anchor_at: null,
  announced_cents: null,
  announced_from: null,
  failed_at: null,
  failed_tries: 0,
  next_choice: null,
  period_start: null,
  reminded_for: null,
  renews_at: null,
  retry_at: null,
  trial_until: null,
  trial_used_at: null,
});

/** What a switch came to: the bank's question, if it has one. */
export type Changed = { plan: Plan; question: Question | null };
export interface Question {
  payment: string;
  url: string | null;
  client_secret: string | null;
  message: string;
}

/**
 * Switches a pro's plan. Refuses (409) if what is due is not what was expected, if another charge is under way, and
 * (402) if the card is declined; then nothing has changed.
 */
export async function changePlan(
  platform: Platform,
  caller: Caller,
  sent: { choice: PlanChoice; expected: number },
): Promise<Changed> {
  const { id: user_id } = accountOf(caller);
  const payment = await platform.db.transaction().execute(async (db) => {
    const now = platform.now();
    const row = await lockSubscription(db, user_id, now);
    const invoice = await openInvoice(db, user_id);
    if (invoice) await assertSettled(db, row, invoice);
    const { change, preview } = await decide(db, row, sent.choice, now);
    if (change.kind === "refused") failFields({ choice: change.reason });
    if (fromDollars(preview.due) !== fromDollars(sent.expected)) fail("total_changed", { data: preview });
    if ("price_cents" in change && !(await hasShowroom(db, user_id))) {
      failFields({ choice: "Plans are for pros with an open showroom." });
    }
    return applyChange({ db, platform, caller, row, now }, sent.choice, change);
  });
  wakeMail(platform);
  platform.cache.forget("showrooms");
  return payment
    ? pay(platform, user_id, payment)
    : { plan: await planOf(platform, user_id), question: null };
}

interface Changing {
  db: Db;
  platform: Platform;
  caller: Caller;
  row: SubscriptionRow;
  now: Date;
}

/** Applies a change; returns the payment to charge if something is due. */
async function applyChange(
  changing: Changing,
  wanted: PlanChoice,
  change: PlanChange,
): Promise<PaymentRow | null> {
  switch (change.kind) {
    case "trial":
      await beginTrial(changing, change);
      return null;
    case "now":
      return beginNow(changing, wanted, change);
    case "later":
      await planLater(changing, wanted, change.at);
      return null;
    case "end":
      await endNow(changing);
      return null;
    case "resume":
      await setSubscription(changing.db, changing.row.id, { next_choice: null });
      await note(changing, { kind: "kept", to: wanted });
      return null;
    default:
      return null;
  }
}

/** Into the history, with an email where one is due. */
async function note(
  { db, platform, caller, row, now }: Changing,
  details: { kind: string; to: PlanChoice; until?: string },
  content: Parameters<typeof notifyOfPlan>[2]["content"] = null,
): Promise<void> {
  await notifyOfPlan(db, platform, {
    user_id: row.user_id,
    action: "plan.changed",
    caller,
    details: { ...details, from: runningOf(row, now).choice },
    at: now,
    content,
    cause: `changed:${newId()}`,
  });
}

/** An open payment is finished first; one that failed may be left behind. */
export async function assertSettled(db: Db, row: SubscriptionRow, invoice: InvoiceRow): Promise<void> {
  const open = await unsettledOf(db, invoice.id);
  if (open?.processing_at) {
    failFields({
      choice: "Your bank is still working on the last payment. Switch plans once the money has arrived.",
    });
  }
  if (open || (invoice.kind !== "renewal" && row.subscription_status !== "past_due")) fail("in_progress");
}

const needsMeans = "Save a card or a bank account first. We charge it for your plan every month.";

async function meansFor({ db, platform, row }: Changing) {
  return (await payingMeans(db, row.user_id, platform.payments.name)) ?? failFields({ card: needsMeans });
}

async function beginTrial(
  changing: Changing,
  { period, price_cents }: Extract<PlanChange, { kind: "trial" }>,
): Promise<void> {
  const { db, row, now } = changing;
  await meansFor(changing);
  await setSubscription(db, row.id, {
    ...choiceColumns("premium", price_cents, row),
    ...settledColumns,
    subscription_status: "active",
    started_at: now,
    anchor_at: period.to,
    period_start: period.from,
    renews_at: period.to,
    trial_until: period.to,
    trial_used_at: now,
    next_choice: null,
  });
  await note(changing, { kind: "trial", to: "premium", until: period.to.toISOString() }, (name) =>
    trialEmail(name, { until: period.to, price_cents }),
  );
}

/** Writes the invoice and its charge down; what is too little to charge begins at once. */
async function beginNow(
  changing: Changing,
  wanted: PlanChoice,
  change: Extract<PlanChange, { kind: "now" }>,
): Promise<PaymentRow | null> {
  const { db, platform, row, now } = changing;
  const { period, price_cents, due_cents, is_new_period } = change;
  if (due_cents === 0) {
    await setSubscription(db, row.id, {
      ...choiceColumns(wanted, price_cents, row),
      ...settledColumns,
      subscription_status: "active",
      period_start: period.from,
      renews_at: period.to,
      ...(is_new_period && { anchor_at: period.from, started_at: now }),
      next_choice: null,
    });
    await note(changing, { kind: "now", to: wanted });
    return null;
  }
  const means = await meansFor(changing);
  const from = runningOf(row, now).choice;
  const id = await writeInvoice(db, row.user_id, {
    row,
    kind: is_new_period ? "start" : "change",
    choice: wanted,
    price_cents,
    period,
    now,
    part: { amount_cents: due_cents, lines: changeLines(from, wanted, change, now) },
  });
  await note(changing, { kind: "now", to: wanted });
  return intendPayment(db, platform, { id, amount_cents: due_cents }, { means, is_attended: true });
}

async function planLater(changing: Changing, wanted: PlanChoice, at: Date): Promise<void> {
  const { db, row, now } = changing;
  const from = runningOf(row, now).choice;
  await setSubscription(db, row.id, { next_choice: wanted });
  await note(changing, { kind: "later", to: wanted, until: at.toISOString() }, (name) =>
    plannedEmail(name, { from, to: wanted, at }),
  );
}

async function endNow(changing: Changing): Promise<void> {
  const { db, row, now } = changing;
  const from = runningOf(row, now).choice;
  const invoice = await openInvoice(db, row.user_id);
  if (invoice) await voidInvoice(db, invoice.id);
  await setSubscription(db, row.id, endedColumns(row, "cancelled"));
  await note(changing, { kind: "end", to: "basic" }, (name) => endedEmail(name, from));
}

/** Charges the default card for a failed renewal, while its owner is there. */
export async function payOpenInvoice(platform: Platform, caller: Caller): Promise<Changed> {
  const { id: user_id } = accountOf(caller);
  const payment = await platform.db.transaction().execute(async (db) => {
    const row = await lockSubscription(db, user_id, platform.now());
    const invoice = await openInvoice(db, user_id);
    if (invoice && (await unsettledOf(db, invoice.id))) fail("in_progress");
    if (!invoice || row.subscription_status !== "past_due") return null;
    const means = await meansFor({ db, platform, caller, row, now: platform.now() });
    return intendPayment(db, platform, invoice, { means, is_attended: true });
  });
  return payment
    ? pay(platform, user_id, payment)
    : { plan: await planOf(platform, user_id), question: null };
}

async function pay(platform: Platform, user_id: string, payment: PaymentRow): Promise<Changed> {
  const question = await reach(platform, payment, () => charge(platform, payment));
  return { plan: await planOf(platform, user_id), question };
}

/** What a charge came to: the bank's question, if it has one. Throws if it is declined, or got no answer. */
export async function reach(
  platform: Platform,
  payment: PaymentRow,
  ask: () => Promise<ChargeOutcome>,
): Promise<Question | null> {
  return questionOf(payment, await reaching(platform, payment, ask));
}

async function reaching<Answer>(platform: Platform, { id }: PaymentRow, ask: () => Promise<Answer>) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ payment: id, reason: error.message }, "the payment provider gave no answer");
    return fail("payment_unavailable", { retryAfter: 5 });
  }
}

function questionOf(payment: PaymentRow, outcome: ChargeOutcome): Question | null {
  if (outcome.status === "declined") fail("payment_declined", { values: { reason: outcome.message } });
  if (outcome.status === "succeeded" || outcome.is_processing) return null;
  const { action_url: url, client_secret, message } = outcome;
  return { payment: payment.id, url, client_secret, message };
}

/** Applies the bank's answer to a payment that waits for it; `accepted` false gives it up. */
export async function confirmPayment(
  platform: Platform,
  caller: Caller,
  { payment: id, accepted }: { payment: string; accepted?: boolean | undefined },
): Promise<Changed> {
  const { id: user_id } = accountOf(caller);
  const payment = (await paymentOfUser(platform.db, id, user_id)) ?? fail("not_found");
  if (payment.status === "requires_action") {
    const ref = payment.provider_ref ?? "";
    const outcome = await reaching(platform, payment, () =>
      asking(platform, payment, () => platform.payments.confirm(ref, accepted)),
    );
    await settlePlanPayment(platform, id, outcome);
    const question = questionOf(payment, outcome);
    return { plan: await planOf(platform, user_id), question };
  }
  if (payment.status === "declined" || payment.status === "failed") {
    fail("payment_declined", { values: { reason: payment.message } });
  }
  return { plan: await planOf(platform, user_id), question: null };
}
