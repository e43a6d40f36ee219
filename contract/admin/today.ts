import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { itemStatus } from "../orders/orders.ts";
import { dollars, isoDate, success } from "../shapes.ts";

export const todayItem = z.object({
  order_id: z.string(),
  order_number: z.string(),
  item_id: z.string(),
  product_name: z.string(),
  qty: z.number(),
  unit: z.string(),
  /** The lot that it ships from; empty where none is known. */
  lot: z.string(),
  /** The customer takes this lot only. */
  same_lot: z.boolean(),
  status: itemStatus,
  /** Since when the item has had its status. */
  since: isoDate,
  /** By when the vendor approves or declines it; absent unless it waits for that. */
  act_by: isoDate.optional(),
  /** The last day of the delivery window that the customer was promised. */
  due_on: isoDate,
  customer: z.string(),
  vendor: z.string(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** What a vendor, or a pro, does in the first hour; in this order. */
export const vendorSteps = ["company", "products", "shipping", "bank"] as const;
export const proSteps = ["profile", "logo", "markup", "departments", "invite"] as const;
const firstStep = z.object({ key: z.enum([...vendorSteps, ...proSteps]), is_done: z.boolean() });
export type FirstStep = z.infer<typeof firstStep>;

export const today = endpoint("GET /api/today", {
  summary:
    "What waits for the caller, what is late, and the money of the last 30 days; the role decides which",
  permission: "work.today",
  reply: success(
    z.object({
      /** Items that the caller moves on next, by step; up to six of each, longest waiting first. */
      steps: z.array(z.object({ to: itemStatus, total: z.number(), items: z.array(todayItem) })),
      /** Items past their delivery window that have not arrived; up to six, most overdue first. */
      late: z.object({ total: z.number(), items: z.array(todayItem) }),
      /** A pro's clients whose next step is due today or late; up to six, most overdue first. */
      client_steps: z.object({
        total: z.number(),
        clients: z.array(
          z.object({
            id: z.string(),
            full_name: z.string(),
            next_step: z.string(),
            /** YYYY-MM-DD */
            next_step_on: z.string(),
            is_late: z.boolean(),
          }),
        ),
      }),
      /** A customer's deliveries on the way, soonest first. */
      arriving: z.array(todayItem),
      /** Other things that wait; only kinds with a count above zero. */
      waiting: z.array(
        z.object({
          kind: z.enum([
            "payment",
            "payment_declined",
            "return_answered",
            "return_case",
            "message",
            "hire_request",
            "selection",
            "hire_to_review",
            "lead",
            "application",
            "tax_certificate",
            "review_to_moderate",
            "review_to_answer",
            "sample_late",
            "sample_to_ship",
            "catalog_review",
            "sent_back",
            "balance_due",
            "payouts_held",
            "finding",
            "balance_overdue",
            "late_vendor",
            "proposal_to_answer",
            "proposal_changes",
            "installment_due",
            "installment_overdue",
          ]),
          count: z.number(),
          /** The one it is about, where there is one: an order, a cart or a conversation. */
          about: z.string().nullable(),
          /** Of the one that has waited longest. */
          since: isoDate,
        }),
      ),
      /** Null once all are done, after the first sale, or where the caller does not want to see them. */
      first_steps: z.array(firstStep).nullable(),
      /** What the caller earns: for a vendor at its own prices, for a pro the markup; null for customers. */
      money: z
        .object({
          /** Sold in the last 30 days, and in the 30 days before. */
          sold: dollars,
          sold_before: dollars,
          orders: z.number(),
          /** The balance with the marketplace; null for an admin. */
          pending: dollars.nullable(),
          available: dollars.nullable(),
          /** Asked for and not yet with the bank; null for an admin. */
          in_transit: dollars.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type Today = z.infer<typeof today.reply>["data"];

export const changeFirstSteps = endpoint("PUT /api/today/first-steps", {
  summary: "Hide the list of first steps, or show it again",
  permission: "work.today",
  body: z.strictObject({ is_dismissed: z.boolean() }),
  reply: success(z.object({ is_dismissed: z.boolean() })),
});
