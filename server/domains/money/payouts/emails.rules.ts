import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { PayoutRow } from "./payouts.store.ts";

/** Says that payouts go to another bank account from now on. */
export const bankChangedEmail = (firstName: string, last4: string, isFirst: boolean): EmailContent => ({
  subject: isFirst ? "Your payouts have a bank account" : "The bank account of your payouts was changed",
  preview: `Payouts go to the account ending in ${last4}.`,
  heading: isFirst ? "Your payouts have a bank account" : "The bank account was changed",
  blocks: [
    `Hello ${firstName},`,
    `From now on we pay out to the bank account ending in ${last4}.`,
    ...(isFirst ? [] : ["Payouts are paused for two days, so you can tell us if this wasn't you."]),
  ],
  button: { label: "Review my payouts", path: "/payout_setup" },
  note: "If it was you, you don't need to do anything. If not, change your password now and contact support.",
});

type Facts = Pick<PayoutRow, "amount_cents" | "account_last4" | "message">;

export const payoutStartedEmail = (firstName: string, payout: Facts): EmailContent => ({
  subject: `${usd(payout.amount_cents)} is on the way to your bank`,
  preview: `To the account ending in ${payout.account_last4}.`,
  heading: "Your payout is on the way",
  blocks: [
    `Hello ${firstName},`,
    `We sent ${usd(payout.amount_cents)} to your bank account ending in ${payout.account_last4}.`,
  ],
  button: { label: "See my payouts", path: "/payout_setup" },
  note: "Banks usually take two business days. If you didn't request this, contact support now.",
});

export const payoutFailedEmail = (firstName: string, payout: Facts): EmailContent => ({
  subject: `Your bank sent ${usd(payout.amount_cents)} back`,
  preview: payout.message,
  heading: "Your bank returned your payout",
  blocks: [
    `Hello ${firstName},`,
    `Your bank rejected the payout of ${usd(payout.amount_cents)} to the account ending in ${payout.account_last4}. ${payout.message}`,
    "The amount is back in your balance. Check your bank account, then request the payout again.",
  ],
  button: { label: "Check my bank account", path: "/payout_setup" },
  note: "Scheduled payouts wait until you change the bank account or request a payout.",
});

/** To a payee who earned something and certified nothing. */
export const taxDetailsEmail = (firstName: string): EmailContent => ({
  subject: "We need your tax details",
  preview: "Name, address and tax ID for Form 1099-K.",
  heading: "Your tax details are missing",
  blocks: [
    `Hello ${firstName},`,
    "You had sales in the last twelve months. We have to report them to the IRS on Form 1099-K once they pass its limits, and need your legal name, address and tax ID for that, as on Form W-9.",
    "Enter them under Payouts. The tax ID is stored encrypted, and we only ever show its last four digits.",
  ],
  button: { label: "Enter my tax details", path: "/payout_setup" },
  note: "We never ask for a tax ID by email or by phone.",
});
