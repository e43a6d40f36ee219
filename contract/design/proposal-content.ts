import { z } from "zod";
import { dollarsSent, uuid } from "../shapes.ts";

/** What the client sees of the prices; the pro chooses. */
export const proposalViews = {
  itemized: "Itemized",
  grouped: "By section",
  lump_sum: "Lump sum",
  open_book: "Open book",
} as const;
export type ProposalView = keyof typeof proposalViews;

export const proposalStatuses = {
  draft: "Draft",
  sent: "Sent",
  viewed: "Viewed",
  changes_asked: "Changes requested",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
  canceled: "Canceled",
} as const;
export type ProposalStatus = keyof typeof proposalStatuses;

export const statusNames = Object.keys(proposalStatuses) as [ProposalStatus, ...ProposalStatus[]];

/** What one proposal holds at most; lines are of a section, amounts in dollars. */
export const mostInProposal = {
  sections: 40,
  lines: 200,
  payments: 12,
  quantity: 100_000,
  amount: 1_000_000,
} as const;

const text = (max: number) => z.string().max(max, `Enter at most ${max} characters.`);
const cents = z
  .number("Enter an amount such as 125.50.")
  .min(0, "Enter $0.00 or more.")
  .max(mostInProposal.amount, "Enter at most $1,000,000.00.")
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "Use at most 2 decimals.");

const common = {
  id: uuid,
  note: text(1000).default(""),
  /** Only if the client wants it. */
  optional: z.boolean().default(false),
  /** Lines of a section with the same name here are alternatives: the client picks one. */
  choice: text(60).default(""),
};

const productLine = z.strictObject({
  kind: z.literal("product"),
  ...common,
  sku: text(80).min(1, "Enter a SKU."),
  qty: z
    .number("Enter a quantity.")
    .int("Enter a whole number.")
    .min(1, "Enter at least 1.")
    .max(mostInProposal.quantity, "Enter at most 100,000."),
});

/** Labor and whatever else the pro charges; sales tax is not added to it. */
const ownLine = z.strictObject({
  kind: z.literal("own"),
  ...common,
  description: text(300).default(""),
  /** In hundredths at the finest: 2.5 hours. */
  qty: cents.max(mostInProposal.quantity, "Enter at most 100,000."),
  unit: text(20).default(""),
  unit_price: cents,
});

const noteLine = z.strictObject({ kind: z.literal("note"), id: uuid, text: text(2000).default("") });

export const proposalLine = z.discriminatedUnion("kind", [productLine, ownLine, noteLine]);
export type ProposalLine = z.output<typeof proposalLine>;
export type ProductLine = z.output<typeof productLine>;
export type OwnLine = z.output<typeof ownLine>;

const section = z.strictObject({
  id: uuid,
  title: text(120).default(""),
  note: text(2000).default(""),
  lines: z.array(proposalLine).max(mostInProposal.lines, "A section has at most 200 lines."),
});
export type ProposalSection = z.output<typeof section>;

const percent = z
  .number("Enter a percentage such as 50.")
  .min(0, "Enter 0% or more.")
  .max(100, "Enter at most 100%.");

const isoDay = z.union([z.literal(""), z.iso.date("Enter a day such as 2026-05-03.")]);

/** A part of what is left after the deposit. */
const payment = z.strictObject({
  id: uuid,
  label: text(80).default(""),
  percent,
  /** Due on a day, or once the milestone is reached. */
  due_on: isoDay.default(""),
  milestone: text(120).default(""),
});

/** What a pro writes. A draft may be unfinished; sending it checks the rest. */
export const proposalContent = z.strictObject({
  title: text(120).default(""),
  job_name: text(80).default(""),
  po_number: text(40).default(""),
  intro: text(4000).default(""),
  terms: text(10_000).default(""),
  view: z.enum(["itemized", "grouped", "lump_sum", "open_book"]).default("itemized"),
  /** Where the products go; it decides tax and freight. */
  address: z
    .strictObject({
      street: text(120).default(""),
      apartment: text(60).default(""),
      city: text(80).default(""),
      state: text(2).default(""),
      zip_code: text(10).default(""),
    })
    .default({ street: "", apartment: "", city: "", state: "", zip_code: "" }),
  valid_until: isoDay.default(""),
  deposit: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("none") }),
      z.strictObject({ kind: z.literal("percent"), percent }),
      z.strictObject({ kind: z.literal("amount"), amount: dollarsSent.min(0).pipe(cents) }),
    ])
    .default({ kind: "none" }),
  schedule: z.array(payment).max(mostInProposal.payments, "Plan at most 12 payments.").default([]),
  sections: z.array(section).max(mostInProposal.sections, "Write at most 40 sections.").default([]),
});
export type ProposalContent = z.output<typeof proposalContent>;
export type ContentSent = z.input<typeof proposalContent>;
