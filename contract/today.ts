import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { itemStatus } from "./orders.ts";
import { dollars, isoDate, success } from "./shapes.ts";

export const todayItem = z.object({
  order_id: z.string(),
  order_number: z.string(),
  item_id: z.string(),
  product_name: z.string(),
  qty: z.number(),
  unit: z.string(),
  status: itemStatus,
  /** Since when the item has had its status. */
  since: isoDate,
  /** The last day of the delivery window that the customer was promised. */
  due_on: isoDate,
  customer: z.string(),
  vendor: z.string(),
});
export type TodayItem = z.infer<typeof todayItem>;

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
            "hire_request",
            "hire_to_review",
            "lead",
            "application",
            "review_to_moderate",
            "review_to_answer",
          ]),
          count: z.number(),
          /** Of the one that has waited longest. */
          since: isoDate,
        }),
      ),
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
        })
        .nullable(),
    }),
  ),
});
export type Today = z.infer<typeof today.reply>["data"];
