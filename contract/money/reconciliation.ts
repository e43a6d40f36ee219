import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, success, uuid } from "../shapes.ts";

/** What can fail to agree: in our own books, and between them and the payment provider's. */
export const findingKinds = [
  "entries_unbalanced",
  "sale_not_booked",
  "sale_differs",
  "payment_not_booked",
  "payment_differs",
  "refund_not_booked",
  "refund_differs",
  "payout_not_booked",
  "payout_differs",
  "charge_missing",
  "charge_amount_differs",
  "charge_unknown",
  "refund_missing",
  "refund_amount_differs",
  "refund_unknown",
  "payout_missing",
  "payout_amount_differs",
  "payout_unknown",
] as const;
export type FindingKind = (typeof findingKinds)[number];

const run = z.object({
  id: z.string(),
  started_at: isoDate,
  /** Null while it runs, or when the server stopped meanwhile. */
  finished_at: isoDate.nullable(),
  /** The provider's lists were compared from then on. */
  since: isoDate,
  /** How many of each were looked at. */
  checked: z.object({
    transfers: z.number(),
    orders: z.number(),
    charges: z.number(),
    refunds: z.number(),
    payouts: z.number(),
  }),
  found: z.number(),
  /** Of them, those that no earlier run had found. */
  new_found: z.number(),
  /** Why it did not go through, such as a provider that did not answer. */
  error: z.string().nullable(),
});
export type ReconciliationRun = z.infer<typeof run>;

const finding = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  payout_id: z.string().nullable(),
  /** The provider's own name of the charge, refund or payout. */
  provider_ref: z.string().nullable(),
  /** What the books have, and what they were compared with; null where there is nothing. */
  booked: dollars.nullable(),
  found: dollars.nullable(),
  first_seen: isoDate,
  last_seen: isoDate,
  resolved: z.object({ at: isoDate, by: z.string(), note: z.string() }).nullable(),
});
export type ReconciliationFinding = z.infer<typeof finding>;

export const reconciliation = endpoint("GET /api/admin/reconciliation", {
  summary: "The last runs of the daily reconciliation",
  permission: "admin.run",
  reply: success(
    z.object({
      runs: z.array(run),
      open: z.number(),
      provider: z.string(),
      payout_provider: z.string().nullable(),
    }),
  ),
});

export const reconciliationFindings = endpoint("GET /api/admin/reconciliation/findings", {
  summary: "What did not agree, the newest first",
  permission: "admin.run",
  query: z.object({ ...paging, state: z.enum(["open", "resolved"]).default("open") }),
  reply: success(listOf(finding)),
});

export const runReconciliation = endpoint("POST /api/admin/reconciliation/run", {
  summary: "Reconcile now",
  permission: "admin.run",
  reply: success(run),
});

export const resolveFinding = endpoint("POST /api/admin/reconciliation/findings/{id}/resolve", {
  summary: "Mark a finding as resolved, with a note on what it was",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({ note: z.string().trim().min(3, "Enter an explanation.").max(500) }),
  reply: success(finding),
});
