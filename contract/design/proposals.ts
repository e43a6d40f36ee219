import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  picture,
  shippingAddress,
  success,
  uuid,
  versionSent,
} from "../shapes.ts";
import { statusNames } from "./proposal-content.ts";

/** Where a proposal stands. */
export const proposalStatus = z.enum(statusNames);
const picks = z.array(uuid).max(500).default([]);

/** Amounts of a proposal: products with freight and tax, the pro's own charges, and all of it. */
export const proposalTotals = z.object({
  products: dollars,
  shipping: dollars,
  tax: dollars,
  /** False without an address: then there is no tax and no freight in the total. */
  has_tax: z.boolean(),
  /** Labor and other charges of the pro; without sales tax. */
  own: dollars,
  total: dollars,
});

/** What the client or the pro wrote on the page of a proposal. */
export const proposalComment = z.object({
  id: z.string(),
  is_from_pro: z.boolean(),
  author_name: z.string(),
  text: z.string(),
  created_at: isoDate,
});

/** A payment of a signed proposal. */
export const installment = z.object({
  id: z.string(),
  label: z.string(),
  amount: dollars,
  due_on: z.string().nullable(),
  milestone: z.string(),
  /** Paid, being debited by the client's bank, due now, past its day, or not due yet. */
  state: z.enum(["paid", "processing", "due", "overdue", "planned"]),
  /** The day by which a debit usually arrives; null unless the bank works on one. */
  arrives_by: z.string().nullable(),
  paid_at: isoDate.nullable(),
  /** Of the card, such as "Visa 4242"; empty until it is paid. */
  paid_with: z.string(),
});
export type InstallmentView = z.infer<typeof installment>;

/** A payment as it would be after the signing. */
export const plannedPayment = z.object({
  label: z.string(),
  amount: dollars,
  due_on: z.string().nullable(),
  milestone: z.string(),
});

/** A line as the client sees it; amounts are null where the view of the proposal hides them. */
const clientLine = z.object({
  id: z.string(),
  kind: z.enum(["product", "own", "note"]),
  name: z.string(),
  /** Of the product's page; empty for own lines. */
  path: z.string(),
  sku: z.string(),
  image: picture.nullable(),
  options: z.record(z.string(), z.string()),
  note: z.string(),
  qty: z.number(),
  unit: z.string(),
  optional: z.boolean(),
  choice: z.string(),
  is_chosen: z.boolean(),
  unit_price: dollars.nullable(),
  total: dollars.nullable(),
  /** Open book alone: the pro's own price of a unit, and the pro's markup on it. */
  cost: dollars.nullable(),
  markup: dollars.nullable(),
});
export type ClientLine = z.infer<typeof clientLine>;

/** What a change order changes of what was signed. */
export const difference = z.object({
  total_before: dollars,
  total_after: dollars,
  changes: z.array(
    z.object({
      what: z.enum(["added", "removed", "changed"]),
      name: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type ProposalDifference = z.infer<typeof difference>;

/** A proposal as its client sees it. */
export const clientProposal = z.object({
  number: z.string(),
  kind: z.enum(["proposal", "quote"]),
  version: z.number(),
  /** A version after the acceptance, which is signed again. */
  is_change_order: z.boolean(),
  status: proposalStatus,
  /** Whether this version waits for the client's answer. */
  can_answer: z.boolean(),
  title: z.string(),
  job_name: z.string(),
  po_number: z.string(),
  intro: z.string(),
  terms: z.string(),
  message: z.string(),
  view: z.enum(["itemized", "grouped", "lump_sum", "open_book"]),
  client_name: z.string(),
  address: z.string(),
  valid_until: z.string(),
  sent_at: isoDate.nullable(),
  showroom: z.object({
    vsd_id: z.string(),
    company_name: z.string(),
    phone: z.string(),
    email: z.string(),
    color: z.string(),
    logo: picture.nullable(),
  }),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      note: z.string(),
      total: dollars.nullable(),
      lines: z.array(clientLine),
    }),
  ),
  /** A lump sum has nothing but its total. */
  totals: proposalTotals.extend({
    products: dollars.nullable(),
    shipping: dollars.nullable(),
    tax: dollars.nullable(),
    own: dollars.nullable(),
  }),
  /** Before the signing: what would be paid and when. */
  plan: z.array(plannedPayment),
  /** After the signing. */
  installments: z.array(installment),
  signed: z.object({ name: z.string(), at: isoDate }).nullable(),
  /** What a change order changes. */
  difference: difference.nullable(),
  comments: z.array(proposalComment),
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
  /** Whether the signed-in account may pay; null for nobody signed in. */
  can_pay: z.boolean().nullable(),
  /** Whether it is the proposal of the signed-in account, which therefore sees its orders. */
  is_yours: z.boolean(),
});
export type ClientProposal = z.infer<typeof clientProposal>;

/** The text of a comment as it is sent. */
export const commentText = z
  .string()
  .trim()
  .min(1, "Write a comment.")
  .max(2000, "Enter at most 2,000 characters.");

const byToken = z.object({ token: z.string().min(10).max(60) });

export const openProposal = endpoint("GET /api/shared_proposals/{token}", {
  summary: "A proposal by its link, for its client",
  permission: "public.read",
  params: byToken,
  reply: success(clientProposal),
});

export const sharedProposalPdf = endpoint("GET /api/shared_proposals/{token}/document", {
  summary: "The same as PDF",
  permission: "public.read",
  params: byToken,
  reply: z.file(),
});

export const pickOptions = endpoint("POST /api/shared_proposals/{token}/totals", {
  summary: "What a proposal comes to with other options; stores nothing",
  permission: "session.open",
  params: byToken,
  body: z.strictObject({ picks }),
  reply: success(clientProposal),
});

export const commentProposal = endpoint("POST /api/shared_proposals/{token}/comments", {
  summary: "Ask or answer something about a proposal; it asks the pro for changes",
  permission: "session.open",
  status: 201,
  params: byToken,
  body: z.strictObject({
    name: z.string().trim().min(1, "Enter your name.").max(80, "Enter at most 80 characters."),
    text: commentText,
    /** People leave it empty, since they do not see it. */
    website: z.string().max(500).default(""),
  }),
  reply: success(clientProposal),
});

export const signProposal = endpoint("POST /api/shared_proposals/{token}/sign", {
  summary: "Accept a version with a typed name; time and network address are kept",
  permission: "session.open",
  params: byToken,
  body: z.strictObject({
    version: versionSent,
    picks,
    name: z.string().trim().min(3, "Type your full name.").max(120, "Enter at most 120 characters."),
    /** The total that the client saw, in dollars. */
    expected_total: dollarsSent,
  }),
  reply: success(clientProposal),
});

export const declineProposal = endpoint("POST /api/shared_proposals/{token}/decline", {
  summary: "Decline a version, with a reason if wanted",
  permission: "session.open",
  params: byToken,
  body: z.strictObject({ version: versionSent, reason: z.string().trim().max(1000).default("") }),
  reply: success(clientProposal),
});

const action = z.object({
  payment: z.string(),
  url: z.string().nullable(),
  client_secret: z.string().nullable(),
  message: z.string(),
  is_processing: z.boolean(),
});
const paid = z.object({ proposal: clientProposal, action: action.nullable() });

export const payInstallment = endpoint("POST /api/shared_proposals/{token}/payments", {
  summary: "Pay the next installment of an accepted proposal; the same Idempotency-Key pays once",
  permission: "checkout.own",
  status: 201,
  idempotency: "required",
  params: byToken,
  body: z.strictObject({
    installment: uuid,
    payment: z.union([
      z.strictObject({
        token: z.string().min(1).max(200),
        /** What the token stands for; a debit of a bank account takes days. */
        method: z.enum(["card", "us_bank_account"]).default("card"),
      }),
      z.strictObject({ saved: z.literal(true), card: uuid.optional() }),
    ]),
    expected_amount: dollarsSent,
  }),
  reply: success(paid),
});

export const confirmInstallment = endpoint("POST /api/shared_proposals/{token}/payments/confirm", {
  summary: "Go on after the bank's question about the payment of an installment",
  permission: "checkout.own",
  params: byToken,
  body: z.strictObject({ payment: uuid, accepted: z.boolean().optional() }),
  reply: success(paid),
});

const ownRow = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["proposal", "quote"]),
  status: proposalStatus,
  title: z.string(),
  company_name: z.string(),
  total: dollars,
  paid: dollars,
  due: dollars,
  is_overdue: z.boolean(),
  valid_until: z.string(),
  sent_at: isoDate.nullable(),
  url: z.string(),
});
export type OwnProposalRow = z.infer<typeof ownRow>;

export const ownProposals = endpoint("GET /api/proposals", {
  summary: "Proposals that the account was sent, signed or paid, and its own quotes",
  permission: "project.own",
  query: z.object(paging),
  reply: success(listOf(ownRow)),
});

export const createQuote = endpoint("POST /api/quotes", {
  summary:
    "Keep a cart's prices for 14 days under a number, with a PDF; it can be accepted and paid until then",
  permission: "checkout.own",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    project: uuid,
    shipping: shippingAddress,
    job_name: z.string().trim().max(80).default(""),
    po_number: z.string().trim().max(40).default(""),
  }),
  reply: success(
    z.object({
      id: z.string(),
      number: z.string(),
      url: z.string(),
      total: dollars,
      valid_until: z.string(),
    }),
  ),
});
