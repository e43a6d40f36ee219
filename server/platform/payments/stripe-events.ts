import type Stripe from "stripe";
import { ForgedEvent, type GatewayEvent } from "./gateway.ts";
import { chargeOutcome } from "./stripe-answers.ts";

/** Older messages may be replays. */
const toleranceSeconds = 300;

/**
 * Verifies the signature and time of a message, and requests the current state of its charge: the order of messages
 * says nothing, and a message of another account names a charge that ours does not have.
 */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: string,
  signature: string | null,
  retrieve: (ref: string) => Promise<Stripe.PaymentIntent | null>,
): Promise<GatewayEvent | null> {
  const event = verify(stripe, secret, body, signature);
  if (!event.type.startsWith("payment_intent.")) return null;
  const told = event.data.object as Stripe.PaymentIntent;
  const present = event.account ? null : await retrieve(told.id);
  return {
    id: event.id,
    idempotency_key: (present ?? told).metadata.payment_key ?? null,
    outcome: present && chargeOutcome(present),
  };
}

function verify(stripe: Stripe, secret: string, body: string, signature: string | null): Stripe.Event {
  if (!secret || !signature) throw new ForgedEvent("no signature");
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    throw new ForgedEvent(error instanceof Error ? error.message : String(error));
  }
}
