import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type DisputeStatus, disputeStatuses } from "../orders/dispute-words.ts";
import { dollars, isoDate, listOf, paging, success, uuid } from "../shapes.ts";

/** What a payment is for. */
export const paymentKinds = {
  order: "Order",
  proposal: "Proposal",
  plan: "Plan",
  credits: "Credits",
} as const;
const kinds = Object.keys(paymentKinds) as [PaymentKind, ...PaymentKind[]];
export type PaymentKind = keyof typeof paymentKinds;

export const paymentStates = {
  waiting: "Waiting",
  paid: "Paid",
  declined: "Declined",
  failed: "Failed",
  refunded: "Refunded",
  taken_back: "Lost in a dispute",
} as const;
export type PaymentState = keyof typeof paymentStates;

const disputeStatus = z.enum(Object.keys(disputeStatuses) as [DisputeStatus, ...DisputeStatus[]]);
const person = z.object({ id: z.string(), name: z.string(), email: z.string() });

const row = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** What it paid for, such as "Proposal P-1004, Deposit". */
  title: z.string(),
  amount: dollars,
  state: z.enum(Object.keys(paymentStates) as [PaymentState, ...PaymentState[]]),
  at: isoDate,
  /** Null once the account is deleted. */
  customer: person.nullable(),
  /** The showroom's pro; null for a plan or credits, which the pro pays. */
  pro: person.extend({ company_name: z.string() }).nullable(),
  /** The latest one. */
  dispute: z.object({ id: z.string(), number: z.string(), status: disputeStatus }).nullable(),
});
export type ManagedPayment = z.infer<typeof row>;

export const paperNames = {
  invoice: "Invoice",
  credit_note: "Credit note",
  signed_proposal: "Signed proposal",
} as const;
export type PaperName = keyof typeof paperNames;
const paper = z.enum(Object.keys(paperNames) as [PaperName, ...PaperName[]]);

const detail = row.extend({
  provider: z.string(),
  /** The provider's name for the charge; empty until it answered. */
  provider_ref: z.string(),
  paid_with: z.string(),
  /** What the provider said. */
  message: z.string(),
  settled_at: isoDate.nullable(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  refunded: dollars,
  /** The client's signature under the proposal. */
  signature: z
    .object({ name: z.string(), at: isoDate, ip: z.string(), email: z.string(), version: z.number() })
    .nullable(),
  papers: z.array(paper),
});
export type ManagedPaymentInFull = z.infer<typeof detail>;

export const listPayments = endpoint("GET /api/admin/payments", {
  summary: "Every payment of orders, proposals, plans and credits, the newest first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({
    ...paging,
    kind: z.enum(kinds).optional(),
    /** A number, a name, an email address or the provider's name for the charge. */
    q: z.string().trim().max(80).optional(),
  }),
  reply: success(listOf(row)),
});

export const getPayment = endpoint("GET /api/admin/payments/{id}", {
  summary: "A payment with its people, its papers, the signature under its proposal and its dispute",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(detail),
});

export const paymentPaper = endpoint("GET /api/admin/payments/{id}/papers/{paper}", {
  summary: "A paper that belongs to a payment, as PDF",
  permission: "admin.run",
  params: z.object({ id: uuid, paper }),
  reply: z.file(),
});
