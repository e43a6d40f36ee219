import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { negativeDueOn } from "./payouts.rules.ts";

/** When a payee gets a notice about a negative balance: at once, three days before it is due, on the day, and when it is late. */
export type DunningStage = "owed" | "soon" | "due" | "overdue";

const soonDays = 3;

/** The stage that a balance negative since a moment has reached by now, by Pacific days. */
export function dunningStage(since: Date, now: Date): DunningStage {
  const due = negativeDueOn(since);
  const [today, dueDay] = [calendarDay(now), calendarDay(due)];
  if (today > dueDay) return "overdue";
  if (today === dueDay) return "due";
  return today >= addDays(dueDay, -soonDays) ? "soon" : "owed";
}

/** What a payee who owes is told. */
export function dunningEmail(firstName: string, stage: DunningStage, owed: Cents, since: Date): EmailContent {
  const amount = usd(owed);
  const day = shownDay(negativeDueOn(since));
  const said: Record<DunningStage, { subject: string; line: string }> = {
    owed: {
      subject: `Your balance is negative: ${amount}`,
      line: `Refunds were more than your balance, so you owe ${amount}. It is due by ${day}.`,
    },
    soon: {
      subject: `${amount} is due on ${day}`,
      line: `Your balance is still negative. ${amount} is due by ${day}.`,
    },
    due: { subject: `${amount} is due today`, line: `Your balance is negative, and ${amount} is due today.` },
    overdue: {
      subject: `${amount} is overdue`,
      line: `${amount} was due by ${day} and hasn't reached us yet.`,
    },
  };
  const { subject, line } = said[stage];
  return {
    subject,
    preview: line,
    heading: stage === "overdue" ? "Your balance is overdue" : "Your balance is negative",
    blocks: [
      `Hello ${firstName},`,
      line,
      "We deduct it from your next earnings. To pay it sooner, contact support.",
    ],
    button: { label: "See my balance", path: "/payout_setup" },
    note: "Each refund is a line of your statement, with its order.",
  };
}

export const holdEmail = (firstName: string, reason: string): EmailContent => ({
  subject: "Your payouts are on hold",
  preview: reason,
  heading: "Your payouts are on hold",
  blocks: [
    `Hello ${firstName},`,
    "We put your payouts on hold. Here is why:",
    reason,
    "Your balance is safe, and you can keep selling. We'll email you when payouts resume.",
  ],
  button: { label: "See my payouts", path: "/payout_setup" },
  note: "Contact support if you have questions.",
});

export const holdLiftedEmail = (firstName: string): EmailContent => ({
  subject: "Your payouts are no longer on hold",
  preview: "You can request payouts again.",
  heading: "Your payouts have resumed",
  blocks: [
    `Hello ${firstName},`,
    "Your payouts are no longer on hold. Scheduled payouts resume automatically.",
  ],
  button: { label: "See my payouts", path: "/payout_setup" },
  note: "Thank you for your patience.",
});
