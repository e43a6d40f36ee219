import { z } from "zod";
import { type DisputeStatus, disputeStatuses } from "./dispute-words.ts";
import { endpoint } from "./endpoint.ts";
import { dollars, isoDate, listOf, paging, success, uuid } from "./shapes.ts";

const status = z.enum(Object.keys(disputeStatuses) as [DisputeStatus, ...DisputeStatus[]]);

const row = z.object({
  id: z.string(),
  number: z.string(),
  /** Null where the payment was for something else than an order. */
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
  can_send: z.boolean(),
});
export type DisputeInFull = z.infer<typeof detail>;

export const listDisputes = endpoint("GET /api/admin/disputes", {
  summary: "Payments that customers' banks dispute; those that wait for evidence first",
  permission: "admin.run",
  query: z.object({ ...paging, status: status.optional() }),
  reply: success(listOf(row)),
});

export const getDispute = endpoint("GET /api/admin/disputes/{id}", {
  summary: "A dispute with the evidence from its order, parcels and messages",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(detail),
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
      .min(10, "Say in a few sentences why the payment was right.")
      .max(5000, "Enter at most 5,000 characters."),
  }),
  reply: success(detail),
});
