import type Stripe from "stripe";
import { ForgedEvent, type GatewayEvent } from "./gateway.ts";
import { chargeOutcome, isStripeError, unreachable } from "./stripe-answers.ts";
import { disputeOf } from "./stripe-disputes.ts";
import { readSetup } from "./stripe-setups.ts";

/** Older messages may be replays. */
const toleranceSeconds = 300;

/**
 * Verifies the signature and time of a message, and requests the current state of its subject: the order of messages
 * says nothing, and a message of another account names a charge that ours does not have.
 */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: string,
  signature: string | null,
  retrieve: (ref: string) => Promise<Stripe.PaymentIntent | null>,
): Promise<GatewayEvent | null> {
  const event = verifyEvent(stripe, [secret], body, signature);
  if (event.type.startsWith("charge.dispute.") && !event.account) {
    const { id: ref } = event.data.object as Stripe.Dispute;
    try {
      return { about: "dispute", id: event.id, dispute: disputeOf(await stripe.disputes.retrieve(ref)) };
    } catch (error) {
      if (isStripeError(error, "StripeInvalidRequestError") && error.statusCode === 404) return null;
      throw unreachable(error);
    }
  }
  if (event.type.startsWith("setup_intent.") && !event.account) {
    const { id: ref } = event.data.object as Stripe.SetupIntent;
    const setup = await readSetup(stripe, ref);
    return setup && { about: "setup", id: event.id, setup };
  }
  if (!event.type.startsWith("payment_intent.")) return null;
  const told = event.data.object as Stripe.PaymentIntent;
  const present = event.account ? null : await retrieve(told.id);
  return {
    about: "charge",
    id: event.id,
    idempotency_key: (present ?? told).metadata.payment_key ?? null,
    outcome: present && chargeOutcome(present),
  };
}

/** The message, if one of the secrets has signed it lately. Throws `ForgedEvent`. */
export function verifyEvent(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  signature: string | null,
): Stripe.Event {
  let reason = "no signature";
  for (const secret of secrets) {
    if (!secret || !signature) continue;
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  throw new ForgedEvent(reason);
}
