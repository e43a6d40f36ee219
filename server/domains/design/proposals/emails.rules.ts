import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { ProposalRow, VersionRow } from "./proposals.store.ts";

type About = Pick<ProposalRow, "number" | "title" | "company_name" | "client_name" | "kind">;

const dayOf = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;
const firstName = ({ client_name }: About): string => client_name.split(" ")[0] ?? "";
const named = ({ number, title }: About): string => (title ? `${title} (${number})` : number);

/** To the client: a proposal, its next version, or a change order. */
export function sentEmail(
  row: About,
  version: Pick<VersionRow, "message" | "total_cents" | "valid_until" | "version">,
  isChange: boolean,
  path: string,
): EmailContent {
  const what = isChange
    ? "a change order"
    : version.version > 1
      ? "a new version of your proposal"
      : "a proposal";
  const subject = `${row.company_name} sent you ${what}: ${row.title}`;
  return {
    subject,
    preview: `${usd(version.total_cents)}, valid until ${dayOf(version.valid_until)}`,
    heading: row.title,
    blocks: [
      `Hello ${firstName(row)},`,
      ...(version.message ? [version.message] : [`${row.company_name} sent you ${what}.`]),
      {
        facts: [
          ["Number", row.number],
          ["Total", usd(version.total_cents)],
          ["Valid until", dayOf(version.valid_until)],
        ],
      },
      "Open it to ask questions, choose options and sign. It is attached as a PDF too.",
    ],
    button: { label: isChange ? "See the change order" : "See the proposal", path },
    note: "This link is for you. Anyone with this link can see and answer the proposal.",
  };
}

export const signedEmail = (
  row: About,
  name: string,
  total: number,
  isChange: boolean,
  path: string,
): EmailContent => ({
  subject: isChange ? `${name} signed the change order to ${named(row)}` : `${name} signed ${named(row)}`,
  preview: usd(total),
  heading: `${named(row)} is signed`,
  blocks: [
    isChange
      ? `${name} signed the change order. The new total is ${usd(total)}.`
      : `${name} signed your proposal. The new total is ${usd(total)}.`,
    "Products are ordered from the vendors as soon as the payments cover them.",
  ],
  button: { label: "Open the proposal", path },
});

export const copyEmail = (row: About, name: string, total: number, path: string): EmailContent => ({
  subject: `You signed ${named(row)}`,
  preview: `${row.company_name}, ${usd(total)}`,
  heading: "Thank you for signing",
  blocks: [
    `Hello ${firstName(row)},`,
    `You signed ${named(row)} from ${row.company_name} as ${name}. It comes to ${usd(total)}.`,
    "The page shows what's due and when. Keep this email so you can find it again.",
  ],
  button: { label: "See what is due", path },
});

export const declinedEmail = (row: About, reason: string, isChange: boolean, path: string): EmailContent => ({
  subject: isChange
    ? `${row.client_name} declined the change order to ${named(row)}`
    : `${row.client_name} declined ${named(row)}`,
  preview: reason.slice(0, 120) || row.title,
  heading: isChange ? "Your change order was declined" : "Your proposal was declined",
  blocks: [reason || "They gave no reason."],
  button: { label: "Open the proposal", path },
});

export const askedEmail = (row: About, name: string, text: string, path: string): EmailContent => ({
  subject: `${name} wrote about ${named(row)}`,
  preview: text.slice(0, 120),
  heading: `${name} wrote about your proposal`,
  blocks: [text],
  button: { label: "Answer", path },
});

export const answeredEmail = (row: About, text: string, path: string): EmailContent => ({
  subject: `${row.company_name} wrote about ${named(row)}`,
  preview: text.slice(0, 120),
  heading: `${row.company_name} wrote to you`,
  blocks: [text],
  button: { label: "See the proposal", path },
});

export const receiptEmail = (
  row: About,
  payment: { label: string; amount_cents: number; card: string },
  order: string | null,
  path: string,
): EmailContent => ({
  subject: `Receipt for ${usd(payment.amount_cents)}, ${named(row)}`,
  preview: `${payment.label}, paid with ${payment.card}`,
  heading: "We received your payment",
  blocks: [
    `Hello ${firstName(row)},`,
    {
      facts: [
        [row.kind === "quote" ? "Quote" : "Proposal", named(row)],
        ["Payment", payment.label],
        ["Amount", usd(payment.amount_cents)],
        ["Paid with", payment.card],
      ],
    },
    ...(order ? [`The products are paid for and ordered: order ${order}.`] : []),
  ],
  button: { label: "See your payments", path },
});

export const paidEmail = (
  row: About,
  label: string,
  amount: number,
  order: string | null,
  path: string,
): EmailContent => ({
  subject: `${row.client_name} paid ${usd(amount)} for ${named(row)}`,
  preview: label,
  heading: `${usd(amount)} received`,
  blocks: [
    `${row.client_name} paid: ${label}.`,
    ...(order ? [`The products are ordered from the vendors: order ${order}.`] : []),
  ],
  button: { label: "Open the proposal", path },
});

interface FailedDebit {
  label: string;
  amount_cents: number;
  reason: string;
}

/** To the client, days after paying from a bank account. */
export const debitFailedEmail = (row: About, failed: FailedDebit, path: string): EmailContent => ({
  subject: `Your bank didn't pay ${usd(failed.amount_cents)} for ${named(row)}`,
  preview: failed.reason,
  heading: "Your bank payment failed",
  blocks: [
    `Hello ${firstName(row)},`,
    `We tried to debit your bank account, but the payment failed. It is due again. You can pay it by card, or from a bank account.`,
    {
      facts: [
        ["Payment", failed.label],
        ["Amount", usd(failed.amount_cents)],
        ["Reason", failed.reason],
      ],
    },
  ],
  button: { label: "Pay now", path },
});

/** The same to the pro. */
export const debitFailedNews = (row: About, failed: FailedDebit, path: string): EmailContent => ({
  subject: `${row.client_name}'s bank didn't pay ${usd(failed.amount_cents)} for ${named(row)}`,
  preview: failed.reason,
  heading: "A bank payment failed",
  blocks: [
    `${row.client_name} paid from a bank account: ${failed.label}. The payment failed, so it is due again. We told your client.`,
    { facts: [["Reason", failed.reason]] },
  ],
  button: { label: "Open the proposal", path },
});

export const dueEmail = (
  row: About,
  due: { label: string; amount_cents: number; milestone: string; is_overdue: boolean },
  path: string,
): EmailContent => ({
  subject: `${due.is_overdue ? "Overdue" : "Due"}: ${usd(due.amount_cents)} for ${named(row)}`,
  preview: due.label,
  heading: due.is_overdue ? "A payment is overdue" : "A payment is due",
  blocks: [
    `Hello ${firstName(row)},`,
    due.milestone
      ? `${row.company_name} reached this milestone: ${due.milestone}.`
      : `The next payment to ${row.company_name} is due.`,
    {
      facts: [
        ["Payment", due.label],
        ["Amount", usd(due.amount_cents)],
      ],
    },
  ],
  button: { label: "Pay now", path },
});

export const canceledEmail = (row: About, refunded: number, path: string): EmailContent => ({
  subject: `${row.company_name} canceled ${named(row)}`,
  preview: refunded > 0 ? `We refund ${usd(refunded)}.` : row.title,
  heading: "Your job was canceled",
  blocks: [
    `Hello ${firstName(row)},`,
    `${row.company_name} canceled ${named(row)}. Nothing more is due.`,
    ...(refunded > 0
      ? [`We refund ${usd(refunded)} to your card. Your bank may take a few days to show it.`]
      : []),
  ],
  button: { label: "See the proposal", path },
});
