import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "../shapes.ts";

/** Work that waits to be done apart from requests. */
export const queueNames = ["emails", "webhooks", "jobs", "payments", "price_lists", "data_copies"] as const;
export type QueueName = (typeof queueNames)[number];

const queue = z.object({
  name: z.enum(queueNames),
  waiting: z.number(),
  failed: z.number(),
  /** In the last 24 hours. */
  done: z.number(),
  oldest_waiting_at: isoDate.nullable(),
  last_error: z.string().nullable(),
});
export type Queue = z.infer<typeof queue>;

const jobRun = z.object({
  name: z.string(),
  /** Null before its first run. */
  started_at: isoDate.nullable(),
  finished_at: isoDate.nullable(),
  failed_at: isoDate.nullable(),
  last_error: z.string().nullable(),
  failures: z.number(),
});
export type JobRun = z.infer<typeof jobRun>;

export const listQueues = endpoint("GET /api/admin/queues", {
  summary: "What waits, what failed and why, for each queue; and how each job last went",
  permission: "admin.run",
  reply: success(
    z.object({
      /** False without SMTP: emails then stay in the mailbox and none is tried. */
      sends_email: z.boolean(),
      queues: z.array(queue),
      jobs: z.array(jobRun),
    }),
  ),
});

export const mailStates = ["waiting", "failed", "sent", "discarded"] as const;
export type MailState = (typeof mailStates)[number];

/** Never its text, which may hold a link or a code that opens an account. */
const queuedMail = z.object({
  id: z.string(),
  state: z.enum(mailStates),
  recipient: z.string(),
  subject: z.string(),
  created_at: isoDate,
  sent_at: isoDate.nullable(),
  next_attempt_at: isoDate.nullable(),
  attempts: z.number(),
  last_error: z.string().nullable(),
});
export type QueuedEmail = z.infer<typeof queuedMail>;

export const listMails = endpoint("GET /api/admin/queues/emails", {
  summary: "Emails by state, without their text; the newest first",
  permission: "admin.run",
  query: z.object({
    ...paging,
    state: z.enum(mailStates, `Choose one of ${mailStates.join(", ")}.`).optional(),
    q: z.string().trim().max(254).optional(),
  }),
  reply: success(listOf(queuedMail)),
});

const chosen = z.union([
  z.strictObject({ id: uuid }),
  z.strictObject({ all: z.literal(true, "Send the id of one email, or all: true for all that failed.") }),
]);
const counted = success(z.object({ count: z.number() }));

export const retryMails = endpoint("POST /api/admin/queues/emails/retry", {
  summary: "Try an email again now that failed or waits, or all that failed",
  permission: "admin.run",
  idempotency: "accepted",
  body: chosen,
  reply: counted,
});

export const discardMails = endpoint("POST /api/admin/queues/emails/discard", {
  summary: "Give up an email that was not sent, or all that failed",
  permission: "admin.run",
  idempotency: "accepted",
  body: chosen,
  reply: counted,
});

export const webhookStates = ["waiting", "failed", "delivered"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Neither its contents nor its whole address, which may hold a secret of its owner's. */
const queuedWebhook = z.object({
  id: z.string(),
  state: z.enum(webhookStates),
  event: z.string(),
  /** The server it goes to. */
  host: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }),
  /** Switched off by its owner, or because nothing arrived; nothing is sent until its owner switches it on. */
  is_off: z.boolean(),
  attempts: z.number(),
  response_status: z.number().nullable(),
  problem: z.string(),
  created_at: isoDate,
  next_attempt_at: isoDate.nullable(),
});
export type QueuedWebhook = z.infer<typeof queuedWebhook>;

export const listQueuedWebhooks = endpoint("GET /api/admin/queues/webhooks", {
  summary: "Webhooks that were sent or wait, without their contents; the newest first",
  permission: "admin.run",
  query: z.object({
    ...paging,
    state: z.enum(webhookStates, `Choose one of ${webhookStates.join(", ")}.`).optional(),
    q: z.string().trim().max(254).optional(),
  }),
  reply: success(listOf(queuedWebhook)),
});

export const retryWebhooks = endpoint("POST /api/admin/queues/webhooks/retry", {
  summary: "Send a webhook again now, or all that were given up and whose address is switched on",
  permission: "admin.run",
  idempotency: "accepted",
  body: z.union([
    z.strictObject({ id: uuid }),
    z.strictObject({ all: z.literal(true, "Send the id of one webhook, or all: true for all that failed.") }),
  ]),
  reply: counted,
});

export const runJob = endpoint("POST /api/admin/queues/jobs/run", {
  summary: "Run a job now instead of on its schedule; jobs guard against running twice",
  permission: "admin.run",
  idempotency: "accepted",
  body: z.strictObject({ name: z.string("Name the job.").trim().min(1, "Name the job.").max(60) }),
  status: 202,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

export const healthSpans = ["hour", "day"] as const;

const healthPoint = z.object({
  at: isoDate,
  requests: z.number(),
  errors: z.number(),
  p50_ms: z.number(),
  p95_ms: z.number(),
  rss_mb: z.number(),
  loop_ms: z.number(),
  connections: z.number(),
  slow_queries: z.number(),
});
export type HealthPoint = z.infer<typeof healthPoint>;

const presentHealth = z.object({
  version: z.string(),
  node: z.string(),
  started_at: isoDate,
  /** That reported within the last three minutes. */
  servers: z.number(),
  rss_mb: z.number(),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    max_connections: z.number(),
    longest_query_ms: z.number(),
  }),
  disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }),
  waiting: z.object({ emails: z.number(), payments: z.number(), price_lists: z.number() }),
});
export type PresentHealth = z.infer<typeof presentHealth>;

export const systemHealth = endpoint("GET /api/admin/health", {
  summary: "How the servers and the database are, and were in the last hour or day",
  permission: "admin.run",
  query: z.object({ span: z.enum(healthSpans, "Choose hour or day.").default("hour") }),
  reply: success(z.object({ present: presentHealth, points: z.array(healthPoint) })),
});
