export type { Calls, ErrorCode, WebhookEvent } from "./calls.generated.ts";
export { type Client, type ClientOptions, createClient, ShowroomError } from "./client.ts";
export { type ReceivedEvent, verifyWebhook } from "./webhooks.ts";
