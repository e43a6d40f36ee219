import type { ProposalStatus } from "../../../contract/design/proposal-content.ts";
import type { InstallmentView } from "../../../contract/design/proposals.ts";
import type { Tone } from "../../ui/badge.tsx";

export const proposalTones: Record<ProposalStatus, Tone> = {
  draft: "neutral",
  sent: "neutral",
  viewed: "neutral",
  changes_asked: "warn",
  accepted: "good",
  declined: "bad",
  expired: "warn",
  withdrawn: "neutral",
  canceled: "neutral",
};

export const installmentWords: Record<InstallmentView["state"], [string, Tone]> = {
  paid: ["Paid", "good"],
  processing: ["Bank payment processing", "warn"],
  due: ["Due", "warn"],
  overdue: ["Overdue", "bad"],
  planned: ["Later", "neutral"],
};

/** A day as people write it: 2026-05-03 is 05.03.2026. */
export const dayOf = (day: string): string =>
  day ? `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}` : "";

/** What there is to say about a payment under its name: how it was paid, when it arrives, when it is due. */
export const aboutPayment = (payment: InstallmentView): string =>
  payment.arrives_by
    ? `Usually arrives by ${dayOf(payment.arrives_by)}`
    : payment.paid_with || whenDue(payment);

/** When a payment is due, in words; empty for one that is due at the signing. */
export const whenDue = ({ due_on, milestone }: { due_on: string | null; milestone: string }): string =>
  due_on ? `Due ${dayOf(due_on)}` : milestone;
