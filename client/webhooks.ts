import { Webhook } from "standardwebhooks";
import type { WebhookEvent } from "./calls.generated.ts";

/** What a webhook is told. */
export interface ReceivedEvent {
  type: WebhookEvent;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: Record<string, unknown>;
}

/**
 * Reads the body of a webhook's call and checks that the marketplace has sent it within the last five minutes.
 * @param body the body exactly as it arrived, before any parsing
 * @param headers of the request, with `webhook-id`, `webhook-timestamp` and `webhook-signature`
 * @param secret of the webhook, beginning with `whsec_`
 * @throws where the signature is missing, wrong or too old: answer 400 and do nothing
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
): ReceivedEvent {
  const read = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
  const signed = Object.fromEntries(names.map((name) => [name, read(name)]));
  return new Webhook(secret).verify(body, signed) as ReceivedEvent;
}
