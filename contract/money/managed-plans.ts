import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, sortOf, success, uuid } from "../shapes.ts";
import { subscriberSorts } from "../sorts.ts";
import { planChoices, planStates } from "./plans.ts";

const subscriber = z.object({
  /** The pro's account. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company_name: z.string(),
  choice: z.enum(planChoices),
  state: z.enum(planStates),
  price: dollars,
  has_granted_addon: z.boolean(),
  /** When it renews or ends; null for plans that do neither. */
  renews_at: isoDate.nullable(),
  /** What it becomes then; null: it renews. */
  next: z.enum(planChoices).nullable(),
  /** A renewal that could not be charged. */
  due: z.object({ amount: dollars, message: z.string(), retry_at: isoDate.nullable() }).nullable(),
  paid_total: dollars,
});
export type Subscriber = z.infer<typeof subscriber>;

export const listSubscribers = endpoint("GET /api/admin/plans", {
  summary: "Pros who pay or have paid for a plan, with the month's revenue and failed payments",
  permission: "admin.run",
  query: z.object({
    ...paging,
    state: z.enum(planStates).optional(),
    q: z.string().trim().max(80).optional(),
    sort: sortOf(subscriberSorts),
  }),
  reply: success(
    z.object({
      /** Plans that are paid for at present, trials left out. */
      paying: z.number(),
      trials: z.number(),
      past_due: z.number(),
      /** What these pay in a month. */
      monthly: dollars,
      /** Charges that succeeded in each of the last twelve months, the oldest first. */
      months: z.array(z.object({ month: z.string(), revenue: dollars })),
      list: listOf(subscriber),
    }),
  ),
});

const byId = z.object({ id: uuid });

const subscription = subscriber.extend({
  /** The newest 100. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      text: z.string(),
      amount: dollars,
      status: z.enum(["open", "paid", "void"]),
      created_at: isoDate,
      /** How many credits it paid for; null for plans. */
      credits: z.number().nullable(),
      refunded_at: isoDate.nullable(),
      /** What the provider said last. */
      message: z.string(),
    }),
  ),
  history: z.array(
    z.object({ at: isoDate, action: z.string(), by: z.string(), details: z.string(), reason: z.string() }),
  ),
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscriber = endpoint("GET /api/admin/plans/{id}", {
  summary: "A pro's plan with its invoices and everything that happened to it",
  permission: "admin.run",
  params: byId,
  reply: success(subscription),
});

const reason = z
  .string()
  .trim()
  .min(3, "Write why, in a few words.")
  .max(300, "Enter at most 300 characters.");

export const cancelSubscriber = endpoint("POST /api/admin/plans/{id}/cancel", {
  summary: "Cancel a pro's plan, as asked by email: when the paid period ends, or now; the pro gets an email",
  permission: "admin.run",
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({
    when: z.enum(["period_end", "now"], "Choose when the plan ends."),
    reason,
  }),
  reply: success(subscription),
});

export const refundCredits = endpoint("POST /api/admin/plans/{id}/refund_credits", {
  summary:
    "Take the credits of a paid invoice back, if none are used, and refund its price; the pro gets an email",
  permission: "admin.run",
  idempotency: "required",
  params: byId,
  body: z.strictObject({ invoice: uuid, reason }),
  reply: success(subscription),
});

export const extendSubscriber = endpoint("POST /api/admin/plans/{id}/extend", {
  summary: "Give a pro more days before the next charge, or to pay what is due; the pro gets an email",
  permission: "admin.run",
  idempotency: "required",
  params: byId,
  body: z.strictObject({
    days: z
      .number("Enter a number of days.")
      .int("Enter whole days.")
      .min(1, "Enter at least 1 day.")
      .max(366, "Enter at most 366 days."),
    reason,
  }),
  reply: success(subscription),
});

export const grantAddon = endpoint("PUT /api/admin/plans/{id}/addon", {
  summary: "Give a pro the branding add-on free of charge, or take it back",
  permission: "admin.run",
  params: byId,
  body: z.strictObject({ is_granted: z.boolean(), reason }),
  reply: success(subscription),
});
