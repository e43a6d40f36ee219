import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "../shapes.ts";
import { secureAddress } from "./secure-address.ts";
import { type WebhookEvent, webhookEventNames } from "./webhook-events.ts";

export const mostWebhooks = 10;

const url = secureAddress(500, "https://example.com/webhooks");
const events = z
  .array(
    z.enum(
      webhookEventNames as [WebhookEvent, ...WebhookEvent[]],
      `Choose one of: ${webhookEventNames.join(", ")}.`,
    ),
  )
  .min(1, "Choose at least one event.")
  .max(webhookEventNames.length);
const description = z.string().trim().max(80, "Enter at most 80 characters.").default("");

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEventNames as [WebhookEvent, ...WebhookEvent[]])),
  is_enabled: z.boolean(),
  /** Why it was switched off by itself; empty otherwise. */
  problem: z.string(),
  /** Since when nothing has arrived; null while things do. */
  failing_since: isoDate.nullable(),
  created_at: isoDate,
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  /** Sent as `webhook-id`, the same for each attempt. */
  id: z.string(),
  webhook: z.string(),
  event: z.string(),
  /** `waiting` ones are sent, or sent again, at `next_at`; `failed` ones were given up. */
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.number(),
  next_at: isoDate.nullable(),
  /** Of the last attempt: the status, the start of the answer, and what went wrong where nothing was answered. */
  response_status: z.number().nullable(),
  response: z.string(),
  problem: z.string(),
  created_at: isoDate,
  last_attempt_at: isoDate.nullable(),
  /** The body, as it is signed and sent. */
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const withSecret = success(z.object({ secret: z.string(), webhook }));
const own = { permission: "developer.own", scope: "webhooks" } as const;
const byId = z.object({ id: uuid });

export const listWebhooks = endpoint("GET /api/webhooks", {
  summary: "The account's webhooks",
  ...own,
  reply: success(z.array(webhook)),
});

export const addWebhook = endpoint("POST /api/webhooks", {
  summary: "A new webhook; the secret that signs its calls is in this reply alone",
  ...own,
  status: 201,
  body: z.strictObject({ url, description, events }),
  reply: withSecret,
});

export const changeWebhook = endpoint("PUT /api/webhooks/{id}", {
  summary: "Change a webhook, or switch it off and on",
  ...own,
  params: byId,
  body: z.strictObject({ url, description, events, is_enabled: z.boolean().default(true) }),
  reply: success(webhook),
});

export const removeWebhook = endpoint("DELETE /api/webhooks/{id}", {
  summary: "Remove a webhook with its log",
  ...own,
  params: byId,
  reply: success(z.object({ id: z.string() })),
});

export const rotateWebhookSecret = endpoint("POST /api/webhooks/{id}/secret", {
  summary: "A new secret; calls carry the signatures of both for 24 hours",
  ...own,
  params: byId,
  reply: withSecret,
});

export const testWebhook = endpoint("POST /api/webhooks/{id}/test", {
  summary: "Send a test event now",
  ...own,
  params: byId,
  status: 202,
  reply: success(delivery),
});

export const listWebhookDeliveries = endpoint("GET /api/webhook_deliveries", {
  summary: "What was sent in the last 30 days, the newest first",
  ...own,
  query: z.object({
    ...paging,
    webhook: uuid.optional(),
    state: z.enum(["waiting", "delivered", "failed"]).optional(),
  }),
  reply: success(listOf(delivery)),
});

export const resendWebhookDelivery = endpoint("POST /api/webhook_deliveries/{id}/resend", {
  summary: "Send it again now, under the same id",
  ...own,
  params: byId,
  status: 202,
  reply: success(delivery),
});
