import type {
  CreditCode,
  Plan,
  PlanInvoice,
  PlanPreview,
  PlanState,
} from "../../../../contract/money/plans.ts";
import type { SavedBank } from "../../../../contract/orders/saved-bank.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { debitArrives } from "../../../../domain/money/bank-debit.ts";
import { isCardExpired } from "../../../../domain/money/card-expiry.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { type PlanSettings, planPrices } from "../../../../domain/money/plan-prices.ts";
import {
  type Announced,
  daysLeft,
  type Period,
  type PlanChange,
  type PlanChoice,
  type PlanPrices,
  periodEnd,
  planChoices,
  priceOf,
  type RunningPlan,
  renewalPrice,
} from "../../../../domain/money/plans.ts";
import type { CodeRow } from "./credit-codes.store.ts";
import type { InvoiceLine, InvoiceRow, PaymentRow } from "./invoices.store.ts";
import type { PayingCard, SubscriptionChange, SubscriptionRow } from "./subscriptions.store.ts";

export const planNames: Record<PlanChoice, string> = {
  basic: "Basic",
  addon: "Branding add-on",
  premium: "Premium",
};

export const choiceOf = ({ plan, addon }: Pick<SubscriptionRow, "plan" | "addon">): PlanChoice =>
  plan === "premium" ? "premium" : addon === "paid" ? "addon" : "basic";

/** The columns of a choice. An add-on that the marketplace gave stays beside whatever is paid for. */
export const choiceColumns = (
  choice: PlanChoice,
  price_cents: number,
  { addon }: Pick<SubscriptionRow, "addon">,
): SubscriptionChange => ({
  plan: choice === "premium" ? "premium" : "basic",
  addon: addon === "granted" ? "granted" : choice === "addon" ? "paid" : "none",
  price_cents,
  paid_amount_cents: choice === "premium" ? price_cents : 0,
});

/** Nothing has failed. */
export const settledColumns = { failed_at: null, failed_tries: 0, retry_at: null };

/** Back to Basic. */
export const endedColumns = (
  row: Pick<SubscriptionRow, "addon">,
  subscription_status: "cancelled" | "lapsed",
): SubscriptionChange => ({
  ...choiceColumns("basic", 0, row),
  ...settledColumns,
  subscription_status,
  renews_at: null,
  period_start: null,
  anchor_at: null,
  trial_until: null,
  next_choice: null,
  announced_cents: null,
  announced_from: null,
});

export const periodOf = ({ period_start, renews_at }: SubscriptionRow): Period | null =>
  period_start && renews_at ? { from: period_start, to: renews_at } : null;

const isTrial = ({ trial_until, subscription_status }: SubscriptionRow, now: Date): boolean =>
  trial_until !== null && trial_until > now && subscription_status === "active";

export function runningOf(row: SubscriptionRow, now: Date): RunningPlan {
  return {
    choice: choiceOf(row),
    price_cents: row.price_cents,
    period: periodOf(row),
    is_trial: isTrial(row, now),
    is_past_due: row.subscription_status === "past_due",
    has_granted_addon: row.addon === "granted",
    may_try: row.trial_used_at === null && row.plan === "basic" && row.renews_at === null,
    next: row.next_choice as PlanChoice | null,
  };
}

export const announcedOf = ({ announced_cents, announced_from }: SubscriptionRow): Announced | null =>
  announced_cents !== null && announced_from ? { price_cents: announced_cents, from: announced_from } : null;

/** What a renewal makes of a plan: the choice, and what a month of it costs from then on. */
export function renewalOf(row: SubscriptionRow, prices: PlanPrices, start: Date) {
  const choice = (row.next_choice ?? choiceOf(row)) as PlanChoice;
  const price_cents = row.next_choice
    ? (priceOf(prices, choice) ?? 0)
    : renewalPrice(row.price_cents, announcedOf(row), start);
  return { choice, price_cents };
}

export function stateOf(row: SubscriptionRow | undefined, now: Date): PlanState {
  if (!row) return "free";
  if (row.subscription_status === "past_due") return "past_due";
  if (choiceOf(row) !== "basic") return isTrial(row, now) ? "trial" : "active";
  return row.subscription_status === "active" ? "free" : (row.subscription_status as PlanState);
}

interface PlanFacts {
  row: SubscriptionRow | undefined;
  settings: PlanSettings;
  has_showroom: boolean;
  card: PayingCard | undefined;
  bank: SavedBank | null;
  invoice: InvoiceRow | undefined;
  /** Of that invoice, the newest first. */
  payments: readonly PaymentRow[];
  now: Date;
}

const iso = (date: Date) => date.toISOString();

/** The plan as its owner sees it. */
export function planView({
  row,
  settings,
  has_showroom,
  card,
  bank,
  invoice,
  payments,
  now,
}: PlanFacts): Plan {
  const prices = planPrices(settings);
  const period = row ? periodOf(row) : null;
  const announced = row ? announcedOf(row) : null;
  const next = row && period ? renewalOf(row, prices, period.to) : null;
  const may_try = !row || runningOf(row, now).may_try;
  return {
    has_showroom,
    choice: row ? choiceOf(row) : "basic",
    state: stateOf(row, now),
    price: toDollars(row?.price_cents ?? 0),
    has_granted_addon: row?.addon === "granted",
    period: period && { from: iso(period.from), to: iso(period.to) },
    trial_until: row && isTrial(row, now) && row.trial_until ? iso(row.trial_until) : null,
    next: row?.next_choice && period ? { choice: row.next_choice as PlanChoice, at: iso(period.to) } : null,
    next_charge:
      next && next.price_cents > 0 && period
        ? { amount: toDollars(next.price_cents), at: iso(period.to) }
        : null,
    new_price:
      row && announced && period && !row.next_choice
        ? {
            price: toDollars(announced.price_cents),
            from: iso(firstFrom(row.anchor_at ?? period.to, period.to, announced.from)),
          }
        : null,
    bank,
    card: card
      ? {
          brand: card.brand,
          last4: card.last4,
          exp_date: card.exp_date,
          is_expired: isCardExpired(card.exp_date, now),
        }
      : null,
    ...chargesOf(row, invoice, payments),
    offers: planChoices.flatMap((choice) => {
      const cents = priceOf(prices, choice);
      const trial_days = choice === "premium" && may_try ? settings.trial_days : 0;
      return cents === null ? [] : [{ choice, price: toDollars(cents), trial_days }];
    }),
  };
}

/** The first renewal that is not before a day. */
export function firstFrom(anchor: Date, renewal: Date, day: Date): Date {
  let at = renewal;
  while (at < day) at = periodEnd(anchor, at);
  return at;
}

const isOpen = ({ status }: PaymentRow) => status === "requested" || status === "requires_action";

function chargesOf(
  row: SubscriptionRow | undefined,
  invoice: InvoiceRow | undefined,
  payments: readonly PaymentRow[],
): Pick<Plan, "due" | "pending"> {
  if (!invoice) return { due: null, pending: null };
  const amount = toDollars(invoice.amount_cents);
  const open = payments.find(isOpen);
  const failed = payments.find((payment) => payment.status === "declined" || payment.status === "failed");
  return {
    due:
      row?.subscription_status === "past_due"
        ? {
            amount,
            message: failed?.message ?? noCard,
            failed_at: row.failed_at?.toISOString() ?? null,
            retry_at: row.retry_at?.toISOString() ?? null,
          }
        : null,
    pending: open
      ? {
          payment: open.id,
          amount,
          is_waiting_for_bank: open.status === "requires_action" && !open.processing_at,
          arrives_by: open.processing_at ? debitArrives(open.processing_at) : null,
        }
      : null,
  };
}

export const noCard = "There is no saved card or bank account to charge.";
export const bankAsks = "Your bank wants you to confirm this payment.";

/** What an invoice of a renewal, a first month or a switch lists. */
export function invoiceLines(
  choice: PlanChoice,
  period: Period,
  amount_cents: number,
): [InvoiceLine, ...InvoiceLine[]] {
  return [{ text: `${planNames[choice]}, ${shownDay(period.from)} to ${shownDay(period.to)}`, amount_cents }];
}

/** What an invoice for credits lists. */
export const creditLine = (credits: number, amount_cents: number): InvoiceLine => ({
  text: `${credits} credits for AI 3D Design`,
  amount_cents,
});

/** What a change at once lists: the new plan, less what is paid of the present one. */
export function changeLines(
  from: PlanChoice,
  wanted: PlanChoice,
  change: Extract<PlanChange, { kind: "now" }>,
  now: Date,
): InvoiceLine[] {
  const { period, charge_cents, credit_cents, due_cents } = change;
  if (change.is_new_period) return invoiceLines(wanted, period, charge_cents);
  const { left, whole } = daysLeft(period, now);
  const lines = [
    {
      text: `${planNames[wanted]}, ${left} of ${whole} days to ${shownDay(period.to)}`,
      amount_cents: charge_cents,
    },
    { text: `${planNames[from]}, unused days`, amount_cents: -credit_cents },
  ];
  const small = charge_cents - credit_cents - due_cents;
  return small > 0 ? [...lines, { text: "Too little to charge", amount_cents: -small }] : lines;
}

/** What a change would do, in the words of its page. */
export function previewView(
  plan: RunningPlan,
  wanted: PlanChoice,
  change: PlanChange,
  next: { price_cents: number } | null,
  now: Date,
): PlanPreview {
  const nothing = { reason: "", due: 0, lines: [], starts_at: null, next_charge: null };
  const charge = (cents: number, at: Date) =>
    cents > 0 ? { amount: toDollars(cents), at: at.toISOString() } : null;
  const { kind } = change;
  const base = { choice: wanted, kind, ...nothing };
  if (change.kind === "refused") return { ...base, reason: change.reason };
  if (change.kind === "end") return { ...base, starts_at: now.toISOString() };
  if (change.kind === "resume") {
    return {
      ...base,
      next_charge: plan.period && charge(next?.price_cents ?? plan.price_cents, plan.period.to),
    };
  }
  if (change.kind === "later") {
    const at = change.at;
    return { ...base, starts_at: at.toISOString(), next_charge: charge(change.price_cents, at) };
  }
  if (change.kind === "none") return base;
  const next_charge = charge(change.price_cents, change.period.to);
  if (change.kind === "trial") return { ...base, starts_at: now.toISOString(), next_charge };
  const lines = changeLines(plan.choice, wanted, change, now).map(({ text, amount_cents }) => ({
    text,
    amount: toDollars(amount_cents),
  }));
  return { ...base, due: toDollars(change.due_cents), lines, starts_at: now.toISOString(), next_charge };
}

export const invoiceView = (row: InvoiceRow): PlanInvoice => ({
  id: row.id,
  number: row.number ?? "",
  text: row.lines[0]?.text ?? "",
  amount: toDollars(row.amount_cents),
  period: { from: iso(row.period_from), to: iso(row.period_to) },
  paid_at: iso(row.paid_at ?? row.created_at),
  card: { brand: row.card_brand, last4: row.card_last4 },
  refunded_at: row.refunded_at ? iso(row.refunded_at) : null,
});

/** A code for credits as its pro sees it. */
export const codeView = ({ redeemed_at, withdrawn_at, created_at, ...code }: CodeRow): CreditCode => ({
  ...code,
  state: redeemed_at ? "used" : withdrawn_at ? "withdrawn" : "open",
  created_at: created_at.toISOString(),
  closed_at: (redeemed_at ?? withdrawn_at)?.toISOString() ?? null,
});
