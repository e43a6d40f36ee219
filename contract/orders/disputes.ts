import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type PaymentKind, paymentKinds } from "../money/managed-payments.ts";
import { dollars, isoDate, listOf, paging, success, uuid } from "../shapes.ts";
import { type DisputeStatus, disputeStatuses, type EvidencePurpose, evidenceFiles } from "./dispute-words.ts";

const status = z.enum(Object.keys(disputeStatuses) as [DisputeStatus, ...DisputeStatus[]]);

const purpose = z.enum(Object.keys(evidenceFiles) as [EvidencePurpose, ...EvidencePurpose[]]);

const row = z.object({
  id: z.string(),
  number: z.string(),
  /** The payment that it is about; null for a charge that we don't know. */
  payment: z
    .object({
      id: z.string(),
      kind: z.enum(Object.keys(paymentKinds) as [PaymentKind, ...PaymentKind[]]),
      title: z.string(),
    })
    .nullable(),
  /** Who paid. */
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The showroom's pro; null for a plan or credits, which the pro pays. */
  pro: z.object({ id: z.string(), company_name: z.string() }).nullable(),
  /** Null where nothing is ordered with the payment. */
  order: z.object({ id: z.string(), number: z.string(), customer: z.string() }).nullable(),
  amount: dollars,
  fee: dollars,
  /** As the card network names it. */
  reason: z.string(),
  status,
  is_inquiry: z.boolean(),
  /** Whether the provider has taken the money. */
  is_held: z.boolean(),
  evidence_due_at: isoDate.nullable(),
  evidence_sent_at: isoDate.nullable(),
  opened_at: isoDate,
  closed_at: isoDate.nullable(),
});
export type Dispute = z.infer<typeof row>;

const detail = row.extend({
  /** As it was sent; before that as it would be, without our statement. */
  evidence: z.array(z.object({ name: z.string(), text: z.string() })),
  /** The documents that go with it; `pages` is null until it was sent. */
  files: z.array(
    z.object({
      purpose,
      pages: z.number().nullable(),
      /** It was not sent, because the bank takes no more than 4.5 MB and 50 pages in all. */
      is_left_out: z.boolean(),
    }),
  ),
  can_send: z.boolean(),
});
export type DisputeInFull = z.infer<typeof detail>;

export const listDisputes = endpoint("GET /api/admin/disputes", {
  summary: "Payments that customers' banks dispute; those that wait for evidence first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ ...paging, status: status.optional() }),
  reply: success(listOf(row)),
});

export const getDispute = endpoint("GET /api/admin/disputes/{id}", {
  summary: "A dispute with its payment, people and the evidence",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(detail),
});

export const disputeFile = endpoint("GET /api/admin/disputes/{id}/files/{purpose}", {
  summary: "A document for the bank as PDF: as it was sent, or as it would be now",
  permission: "admin.run",
  params: z.object({ id: uuid, purpose }),
  reply: z.file(),
});

export const sendEvidence = endpoint("POST /api/admin/disputes/{id}/evidence", {
  summary: "Send the evidence to the customer's bank, with our statement; once",
  permission: "admin.run",
  idempotency: "accepted",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    statement: z
      .string()
      .trim()
      .min(10, "Explain in a few sentences why the payment is valid.")
      .max(5000, "Enter at most 5,000 characters."),
  }),
  reply: success(detail),
});
