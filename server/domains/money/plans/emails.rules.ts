import { shownDay } from "../../../../domain/days/shown-day.ts";
import type { PlanChoice } from "../../../../domain/money/plans.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { InvoiceRow } from "./invoices.store.ts";
import { planNames } from "./plans.rules.ts";

/** A plan within a sentence, and at its beginning. */
const called = (choice: PlanChoice) => (choice === "addon" ? "the branding add-on" : planNames[choice]);
const starts = (choice: PlanChoice) => (choice === "addon" ? "The branding add-on" : planNames[choice]);

export const planPath = "/account/plan";
const seePlan = { label: "See my plan", path: planPath };
const hello = (firstName: string) => `Hello ${firstName},`;
const renews = "It renews every month until you cancel. You can cancel on the plan page at any time.";

/** A free trial has begun. */
export const trialEmail = (firstName: string, trial: { until: Date; price_cents: number }): EmailContent => ({
  subject: `Your Premium trial runs until ${shownDay(trial.until)}`,
  preview: "Your color and logo are on.",
  heading: "Your Premium trial has started",
  blocks: [
    hello(firstName),
    `Premium is free until ${shownDay(trial.until)}. We then charge ${usd(trial.price_cents)} to your default card for the first month, unless you cancel before.`,
    "We email you 7 days before the first charge.",
  ],
  button: { label: "Set my color and logo", path: "/account/showroom/branding" },
  note: renews,
});

/** The receipt of a paid invoice. */
export function receiptEmail(
  firstName: string,
  invoice: Pick<InvoiceRow, "lines" | "amount_cents" | "period_to" | "credits">,
  paid: { number: string; card: string },
): EmailContent {
  return {
    subject: `Receipt ${paid.number} for your ${invoice.credits ? "credits" : "plan"}: ${usd(invoice.amount_cents)}`,
    preview: `Paid with ${paid.card}.`,
    heading: "Thank you for your payment",
    blocks: [
      hello(firstName),
      `We charged ${usd(invoice.amount_cents)} to your ${paid.card}.`,
      { items: invoice.lines.map(({ text, amount_cents }) => ({ title: text, amount: usd(amount_cents) })) },
      { totals: [["Paid", usd(invoice.amount_cents)]] },
      {
        facts: [
          ["Invoice", paid.number],
          ...(invoice.credits ? [] : [["Paid until", shownDay(invoice.period_to)] as [string, string]]),
        ],
      },
    ],
    button: { label: "See my invoices", path: planPath },
    note: invoice.credits ? "Credits don't expire." : renews,
  };
}

/** The marketplace took credits back and returns their price. */
export const creditsBackEmail = (
  firstName: string,
  back: { number: string; credits: number; amount_cents: number },
): EmailContent => ({
  subject: `We refunded ${usd(back.amount_cents)} for ${back.credits} credits`,
  preview: `Invoice ${back.number}`,
  heading: "Your credits are refunded",
  blocks: [
    hello(firstName),
    `We took ${back.credits} credits back and refunded ${usd(back.amount_cents)} to the card that paid invoice ${back.number}. Your bank usually needs 7 to 14 business days to show it.`,
  ],
  button: seePlan,
});

/** The bank of the pro has taken the payment of a pack back. */
export const creditsDisputedEmail = (
  firstName: string,
  lost: { number: string; credits: number },
): EmailContent => ({
  subject: `We took back ${lost.credits} unused credits`,
  preview: `The payment of invoice ${lost.number} was disputed.`,
  heading: `We took back ${lost.credits} unused credits`,
  blocks: [
    hello(firstName),
    `Your bank reversed the payment for invoice ${lost.number}, so we took back the ${lost.credits} unused credits that it paid for. Credit codes that haven't been redeemed may no longer work.`,
  ],
  button: seePlan,
});

/** A bank account is debited, which takes days. */
export const debitEmail = (
  firstName: string,
  debit: { choice: PlanChoice; amount_cents: number; since: Date },
): EmailContent => ({
  subject: `We are debiting ${usd(debit.amount_cents)} for ${called(debit.choice)}`,
  preview: "It usually takes four business days.",
  heading: "Your bank payment is on its way",
  blocks: [
    hello(firstName),
    `On ${shownDay(debit.since)} we asked your bank for ${usd(debit.amount_cents)}. It usually takes four business days. ${starts(debit.choice)} keeps working, and you get a receipt once the money arrives.`,
    "If the payment fails, we email you and try again after 1, 3 and 7 days.",
  ],
  button: seePlan,
});

/** A charge is a week away. */
export const upcomingEmail = (
  firstName: string,
  renewal: { choice: PlanChoice; at: Date; amount_cents: number; is_first: boolean; card: string | null },
): EmailContent => ({
  subject: `${planNames[renewal.choice]}: ${usd(renewal.amount_cents)} on ${shownDay(renewal.at)}`,
  preview: renewal.card
    ? `We will charge your ${renewal.card}.`
    : "There is no saved card or bank account to charge.",
  heading: renewal.is_first ? "Your trial ends soon" : "Your plan renews soon",
  blocks: [
    hello(firstName),
    renewal.card
      ? `On ${shownDay(renewal.at)} we charge ${usd(renewal.amount_cents)} to your ${renewal.card} for the next month of ${called(renewal.choice)}.`
      : `On ${shownDay(renewal.at)} the next month of ${called(renewal.choice)} costs ${usd(renewal.amount_cents)}, and there is no saved card or bank account to charge. Save one before then.`,
  ],
  button: renewal.card ? seePlan : { label: "Save a card", path: "/account/cards" },
  note: `To stop it, cancel on the plan page before ${shownDay(renewal.at)}.`,
});

/** A renewal could not be charged. */
export const failedEmail = (
  firstName: string,
  failed: { choice: PlanChoice; amount_cents: number; message: string; retry_at: Date; ends_at: Date },
): EmailContent => ({
  subject: `We could not charge ${usd(failed.amount_cents)} for your plan`,
  preview: failed.message,
  heading: "Your payment failed",
  blocks: [
    hello(firstName),
    `We could not charge ${usd(failed.amount_cents)} for ${called(failed.choice)}. ${failed.message}`,
    `Your plan keeps working for now. Check your payment method, or pay on the plan page. We try again on ${shownDay(failed.retry_at)}.`,
    `If it is not paid by ${shownDay(failed.ends_at)}, your plan ends and your showroom goes back to our color and logo.`,
  ],
  button: { label: "Pay now", path: planPath },
});

/** The last try failed. */
export const lapsedEmail = (
  firstName: string,
  lapsed: { choice: PlanChoice; amount_cents: number },
): EmailContent => ({
  subject: `Your plan has ended: ${planNames[lapsed.choice]}`,
  preview: "We couldn't charge it. You owe nothing.",
  heading: "Your plan has ended",
  blocks: [
    hello(firstName),
    `We could not charge ${usd(lapsed.amount_cents)} for ${called(lapsed.choice)} and have tried four times. The plan has ended, and you owe nothing.`,
    "Your showroom works as before, with our color and logo. We keep yours, and they come back with a new plan.",
  ],
  button: { label: "Choose a plan", path: planPath },
});

/** The plan does not renew, or becomes a cheaper one. */
export const plannedEmail = (
  firstName: string,
  planned: { from: PlanChoice; to: PlanChoice; at: Date },
): EmailContent => {
  const isEnd = planned.to === "basic";
  const [from, to, day] = [called(planned.from), called(planned.to), shownDay(planned.at)];
  return {
    subject: isEnd
      ? `${starts(planned.from)} is canceled and works until ${day}`
      : `${starts(planned.to)} from ${day}`,
    preview: isEnd ? "We won't charge you again." : `Until then you keep ${from}.`,
    heading: isEnd ? "Your plan is canceled" : "Your plan changes",
    blocks: [
      hello(firstName),
      isEnd
        ? `${starts(planned.from)} works until ${day}. It won't renew, and we won't charge you again.`
        : `You keep ${from} until ${day}. From then on you have ${to}.`,
    ],
    button: { label: isEnd ? `Keep ${from}` : "See my plan", path: planPath },
  };
};

/** A canceled plan is over. */
export const endedEmail = (firstName: string, from: PlanChoice): EmailContent => ({
  subject: `${starts(from)} has ended`,
  preview: "You are on Basic, which is free.",
  heading: `${starts(from)} has ended`,
  blocks: [
    hello(firstName),
    "You are on Basic now, which is free. Your showroom works as before, with our color and logo. We keep yours, and they come back with a new plan.",
  ],
  button: { label: "See the plans", path: planPath },
});

/** A new price for later periods. */
export const priceEmail = (
  firstName: string,
  price: { choice: PlanChoice; from_cents: number; to_cents: number; day: Date },
): EmailContent => ({
  subject: `${starts(price.choice)} costs ${usd(price.to_cents)} a month from ${shownDay(price.day)}`,
  preview: `Until then you pay ${usd(price.from_cents)}.`,
  heading: "The price of your plan changes",
  blocks: [
    hello(firstName),
    `From your renewal on ${shownDay(price.day)}, ${called(price.choice)} costs ${usd(price.to_cents)} a month instead of ${usd(price.from_cents)}. The time you already paid for keeps its price.`,
    "If you don't want to continue at this price, cancel on the plan page before that day.",
  ],
  button: seePlan,
});

/** The marketplace gave more time. */
export const extendedEmail = (
  firstName: string,
  extended: { choice: PlanChoice; days: number; until: Date; is_due: boolean },
): EmailContent => ({
  subject: extended.is_due
    ? `You have until ${shownDay(extended.until)} to pay`
    : `${starts(extended.choice)} runs ${extended.days} days longer`,
  preview: extended.is_due
    ? "Your plan keeps working."
    : `The next charge is on ${shownDay(extended.until)}.`,
  heading: extended.is_due ? "You have more time to pay" : "Your plan runs longer",
  blocks: [
    hello(firstName),
    extended.is_due
      ? `We charge your plan again on ${shownDay(extended.until)}. Until then it keeps working.`
      : `We added ${extended.days} days to ${called(extended.choice)}, free of charge. It now runs until ${shownDay(extended.until)}.`,
  ],
  button: seePlan,
});

/** The marketplace gave the add-on, or took it back. */
export const addonEmail = (firstName: string, is_granted: boolean): EmailContent => ({
  subject: is_granted ? "You have the branding add-on, free of charge" : "The free branding add-on has ended",
  preview: is_granted ? "Your own color and logo are on." : "Your plan now decides your color and logo.",
  heading: is_granted ? "You have the branding add-on" : "The free branding add-on has ended",
  blocks: [
    hello(firstName),
    is_granted
      ? "We gave you the branding add-on, free of charge. Your showroom can use your own color and logo."
      : "Your own color and logo now come with Premium or the paid add-on. We keep them until you choose a plan.",
  ],
  button: is_granted ? { label: "Set my color and logo", path: "/account/showroom/branding" } : seePlan,
});
