import { caseKinds } from "../../../../contract/orders/return-words.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { casePath, reasonWords, type Side } from "./returns.rules.ts";
import type { CaseRow } from "./returns.store.ts";

/** A step of a case that people hear of. */
export type Step =
  | "requested"
  | "approved"
  | "labeled"
  | "shipped"
  | "declined"
  | "disputed"
  | "withdrawn"
  | "refunded"
  | "replaced"
  | "closed"
  | "reminded"
  | "overdue";

/** What one side hears of a step: the end of the subject, and a sentence or paragraphs. */
type Words = readonly [ending: string, text: (row: CaseRow) => string | readonly string[]];

const bank = "It can take your bank 7 to 14 business days to show the refund.";
const refunded = (row: CaseRow): string => `We're refunding ${usd(row.refund_cents)} to your card. ${bank}`;
const dueOn = ({ due_at }: CaseRow): string => shownDay(due_at);

const paragraphs = (text: string): string[] => text.split("\n\n").filter(Boolean);
const whatOf = ({ kind }: CaseRow): string => (/* words */ kind === "missing" ? "missing" : "damaged");

const words: Record<Step, Partial<Record<Side, Words>>> = /* words */ {
  requested: {
    customer: ["we got your request", () => "The vendor will review it, and we'll email you the answer."],
    vendor: [
      "please answer",
      (row) =>
        row.kind === "return"
          ? `The customer wants to return these items. Refund them by ${dueOn(row)}.`
          : row.kind === "missing"
            ? `The customer says these items were missing from the delivery. Answer by ${dueOn(row)}.`
            : `The customer reports damage and sent pictures. Answer by ${dueOn(row)}.`,
    ],
    pro: ["requested", () => "The vendor will review it. You can follow the request."],
  },
  approved: {
    customer: [
      "approved",
      (row) => [
        `Send the items to:\n${row.return_to}`,
        ...paragraphs(row.label_note),
        "Then enter the tracking number.",
      ],
    ],
    vendor: [
      "approved",
      () => "We told the customer where to send the items. Record the items when they arrive.",
    ],
    pro: ["approved", () => "We told the customer where to send the items."],
  },
  labeled: {
    customer: [
      "your prepaid label",
      () => "Print the label, attach it to the carton and hand the carton to the carrier.",
    ],
  },
  shipped: {
    vendor: [
      "on its way back",
      (row) =>
        `${row.carrier} ${row.tracking}. Record the items when they arrive and refund the customer by ${dueOn(row)}.`,
    ],
    customer: ["on its way back", (row) => `We have your tracking number: ${row.carrier} ${row.tracking}.`],
  },
  declined: {
    customer: [
      "declined",
      (row) => [...paragraphs(row.answer), "You can ask the marketplace to decide within 14 days."],
    ],
    vendor: ["declined", (row) => row.answer],
    pro: ["declined", (row) => row.answer],
  },
  disputed: {
    customer: ["in marketplace review", () => "We'll review it, decide, and email you."],
    vendor: ["in marketplace review", () => "The marketplace will review it and decide."],
    pro: ["in marketplace review", () => "The marketplace will review it and decide."],
    admin: ["please decide", (row) => row.answer],
  },
  withdrawn: {
    vendor: ["withdrawn", () => "The customer keeps the items. You don't need to do anything."],
    pro: ["withdrawn", () => "The customer keeps the items."],
  },
  refunded: {
    customer: ["refunded", refunded],
    vendor: [
      "refunded",
      (row) =>
        row.vendor_cents > 0
          ? `We deducted ${usd(row.vendor_cents)}, your share of the refund, from your balance.`
          : "You keep your share of the sale.",
    ],
    pro: ["refunded", (row) => `The customer gets ${usd(row.refund_cents)} back.`],
  },
  replaced: {
    customer: [
      "a replacement is on order",
      (row) => `We'll send replacements for the ${whatOf(row)} items at no charge.`,
    ],
    vendor: [
      "please ship a replacement",
      (row) =>
        row.borne_by === "vendor"
          ? "The items are back in your orders. Send the replacement at no charge."
          : "The items are back in your orders. We'll pay your price for the replacement.",
    ],
    pro: [
      "a replacement is on order",
      (row) => `The vendor will send replacements for the ${whatOf(row)} items at no charge.`,
    ],
  },
  closed: {
    customer: ["our decision", (row) => row.answer],
    vendor: ["closed", (row) => row.answer],
    pro: ["closed", (row) => row.answer],
  },
  reminded: {
    vendor: ["please answer soon", (row) => `Please answer by ${dueOn(row)}. If you don't, we'll decide.`],
  },
  overdue: {
    vendor: ["overdue", () => "You missed the deadline to settle this. The marketplace will decide."],
    customer: [
      "in marketplace review",
      () => "The vendor didn't settle this in time. We're reviewing it now.",
    ],
    admin: ["overdue", (row) => `${row.vendor} didn't settle this in time. Please decide.`],
  },
};

/** The sides that hear of a step. */
export const sidesToTell = (step: Step): Side[] => Object.keys(words[step]) as Side[];

/** The email about a step to one side; undefined if the step does not concern it. */
export function stepEmail(row: CaseRow, step: Step, side: Side, firstName: string): EmailContent | undefined {
  const said = words[step][side];
  if (!said) return undefined;
  const subject = `${caseKinds[row.kind]} ${row.number}: ${said[0]}`;
  const title = `${row.qty} × ${row.product_name}`;
  return {
    subject,
    preview: title,
    heading: subject,
    blocks: [
      `Hello ${firstName},`,
      { items: [{ title }] },
      ...[said[1](row)].flat().flatMap(paragraphs),
      {
        facts: [
          ["Order", row.order_number],
          ["Reason", reasonWords(row)],
          ...(row.details && step === "requested" ? [["Note", row.details] as [string, string]] : []),
        ],
      },
    ],
    button: { label: "View details", path: casePath(row.id) },
  };
}
