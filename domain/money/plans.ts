import { calendarDay, daysAfter, daysBetween, monthsAfter } from "../days/calendar.ts";
import { type Cents, roundCents } from "./money.ts";

/** What a pro pays for: Basic is free, the add-on brings own branding to Basic, Premium includes it. */
export const planChoices = ["basic", "addon", "premium"] as const;
export type PlanChoice = (typeof planChoices)[number];

/** What a month costs; null where the add-on is not for sale. */
export interface PlanPrices {
  addon: Cents | null;
  premium: Cents;
}

export const priceOf = (prices: PlanPrices, choice: PlanChoice): Cents | null =>
  choice === "basic" ? 0 : prices[choice];

/** A payment provider takes no less than this; a smaller difference is not charged. */
export const leastCharge_cents: Cents = 50;

const retryAfter_days = [1, 3, 7];
/** A new price counts for renewals from this many days after it was told by email. */
const noticeOfPrice_days = 30;
/** The days before a renewal on which its owner hears of it. */
export const remindBefore_days = 7;

/** The end of the monthly period after `start`: the next time that the anchor's day of the month comes. */
export function periodEnd(anchor: Date, start: Date): Date {
  const months = (date: Date) => {
    const [year, month] = calendarDay(date).split("-").map(Number) as [number, number];
    return year * 12 + month;
  };
  for (let count = months(start) - months(anchor); ; count++) {
    const end = monthsAfter(anchor, count);
    if (end > start) return end;
  }
}

export interface Period {
  from: Date;
  to: Date;
}

/**
 * The period to charge at a renewal: the one after `last` that has not ended by `now`, because nobody pays for months
 * in which the marketplace did not run.
 */
export function renewalPeriod(anchor: Date, last: Date, now: Date): Period {
  let from = last;
  let to = periodEnd(anchor, from);
  while (to <= now) {
    from = to;
    to = periodEnd(anchor, from);
  }
  return { from, to };
}

/** Days of a period, and those that are left of it; a day that has begun is left. */
export function daysLeft({ from, to }: Period, now: Date): { left: number; whole: number } {
  const whole = Math.max(1, daysBetween(calendarDay(from), calendarDay(to)));
  let begun = Math.max(0, daysBetween(calendarDay(from), calendarDay(now)));
  // its days begin at the time of day at which it began
  if (begun > 0 && daysAfter(from, begun) > now) begun -= 1;
  return { left: now >= to ? 0 : Math.max(0, whole - begun), whole };
}

export interface Proration {
  /** What is left of the months that are paid, in the old price. */
  credit_cents: Cents;
  /** The rest of the period in the new price. */
  charge_cents: Cents;
  due_cents: Cents;
}

/** What a dearer plan costs for the rest of a paid period. */
export function prorate(change: {
  from_cents: Cents;
  to_cents: Cents;
  period: Period;
  now: Date;
}): Proration {
  const { left, whole } = daysLeft(change.period, change.now);
  const share = (cents: Cents) => roundCents((cents * left) / whole);
  const credit_cents = share(change.from_cents);
  const charge_cents = share(change.to_cents);
  return { credit_cents, charge_cents, due_cents: charge_cents - credit_cents };
}

/** When a failed renewal is charged again, `failedAt` being the first failure; null: no more, the plan lapses. */
export function nextTry(failedAt: Date, failures: number): Date | null {
  const days = retryAfter_days[failures - 1];
  return days === undefined ? null : daysAfter(failedAt, days);
}

/** A plan as it runs; `period` null for a free one, and for one that never renews. */
export interface RunningPlan {
  choice: PlanChoice;
  price_cents: Cents;
  period: Period | null;
  is_trial: boolean;
  is_past_due: boolean;
  /** The marketplace gave the add-on away. */
  has_granted_addon: boolean;
  may_try: boolean;
  /** What it becomes when the period ends. */
  next: PlanChoice | null;
}

export type PlanChange =
  | { kind: "none" }
  | { kind: "refused"; reason: string }
  /** The change that was planned does not happen. */
  | { kind: "resume" }
  | { kind: "trial"; price_cents: Cents; period: Period }
  /** At once, for what is due now; a due of 0 is not charged. */
  | ({ kind: "now"; price_cents: Cents; period: Period; is_new_period: boolean } & Proration)
  | { kind: "later"; price_cents: Cents; at: Date }
  /** At once, without anything due or given back. */
  | { kind: "end" };

interface Offer {
  prices: PlanPrices;
  /** 0: no trial. */
  trial_days: number;
  now: Date;
}

/** What happens when a pro chooses a plan. Dearer plans begin at once, cheaper ones when the period ends. */
export function decideChange(plan: RunningPlan, wanted: PlanChoice, offer: Offer): PlanChange {
  const price_cents = priceOf(offer.prices, wanted);
  if (wanted === plan.choice) return plan.next ? { kind: "resume" } : { kind: "none" };
  if (price_cents === null) return { kind: "refused", reason: "The add-on is not for sale right now." };
  if (wanted === "addon" && plan.has_granted_addon) {
    return { kind: "refused", reason: "You already have the add-on, free of charge." };
  }
  if (plan.is_past_due && wanted !== "basic") {
    return { kind: "refused", reason: "Pay the open amount first. Then you can switch." };
  }
  if (plan.is_past_due || (wanted === "basic" && !plan.period)) return { kind: "end" };
  if (plan.choice !== "basic" && plan.period && (plan.is_trial || price_cents <= plan.price_cents)) {
    return plan.next === wanted ? { kind: "none" } : { kind: "later", price_cents, at: plan.period.to };
  }
  return begin(plan, wanted, price_cents, offer);
}

function begin(
  plan: RunningPlan,
  wanted: PlanChoice,
  price_cents: Cents,
  { trial_days, now }: Offer,
): PlanChange {
  if (wanted === "premium" && plan.choice === "basic" && plan.may_try && trial_days > 0) {
    return { kind: "trial", price_cents, period: { from: now, to: daysAfter(now, trial_days) } };
  }
  const isNew = !plan.period;
  const period = plan.period ?? { from: now, to: periodEnd(now, now) };
  const part = isNew
    ? { credit_cents: 0, charge_cents: price_cents, due_cents: price_cents }
    : prorate({ from_cents: plan.price_cents, to_cents: price_cents, period, now });
  const due_cents = part.due_cents < leastCharge_cents ? 0 : part.due_cents;
  return { kind: "now", price_cents, period, is_new_period: isNew, ...part, due_cents };
}

export interface Announced {
  price_cents: Cents;
  from: Date;
}

/**
 * Whether a pro has to hear of a new price: from when on it counts, "clear" if what was announced no longer holds, null
 * if there is nothing to do. A lower price counts from the next renewal, a higher one 30 days after it was told.
 */
export function announcement(
  price: { agreed: Cents; asked: Cents; announced: Announced | null },
  now: Date,
): Announced | "clear" | null {
  if (price.asked === price.agreed) return price.announced ? "clear" : null;
  if (price.announced?.price_cents === price.asked) return null;
  const days = price.asked > price.agreed ? noticeOfPrice_days : 0;
  return { price_cents: price.asked, from: daysAfter(now, days) };
}

/** What a period that begins at `start` costs. */
export const renewalPrice = (agreed: Cents, announced: Announced | null, start: Date): Cents =>
  announced && announced.from <= start ? announced.price_cents : agreed;
