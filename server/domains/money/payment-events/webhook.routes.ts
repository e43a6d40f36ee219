import { stripeWebhook } from "../../../../contract/orders/checkout.ts";
import { fail } from "../../../http/failure.ts";
import type { Route } from "../../../http/serve.ts";
import {
  type ChargeEvent,
  ForgedEvent,
  type GatewayEvent,
  GatewayUnreachable,
} from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findInstallmentPaymentByKey, settleInstallmentPayment } from "../../design/proposals/index.ts";
import { applyCardSetup } from "../../identity/accounts/index.ts";
import { findPaymentByKey, settlePayment } from "../../orders/checkout/index.ts";
import { applyDispute } from "../../orders/disputes/index.ts";
import { findPlanPaymentByKey, settlePlanPayment } from "../plans/index.ts";

/**
 * The provider's webhook about a payment. The signature covers the raw bytes, so this is the only endpoint that reads
 * its body itself.
 */
const receive: Route = {
  endpoint: stripeWebhook,
  async handle(context, platform) {
    if (context.req.param("provider") !== platform.payments.name) fail("not_found");
    await receiveMessage(platform, await context.req.text(), context.req.header("Stripe-Signature") ?? null);
    return context.json({ success: true });
  },
};

/** Applies a message of the provider, whichever way it came. */
async function receiveMessage(platform: Platform, body: string, signature: string | null): Promise<void> {
  const event = await readEvent(platform, body, signature);
  if (event?.about === "dispute") return applyDispute(platform, event.dispute);
  if (event?.about === "setup") return applyCardSetup(platform, event.setup);
  if (event) await applyEvent(platform, event);
}

/** Carries the sandbox's messages to where a provider's arrive; others send theirs themselves. */
export async function carryMessages(platform: Platform): Promise<void> {
  for (const { body, signature } of (await platform.payments.takeMessages?.()) ?? []) {
    try {
      await receiveMessage(platform, body, signature);
    } catch (error) {
      platform.log.error({ err: error, event: body }, "a message of the sandbox could not be applied");
    }
  }
}

async function readEvent(
  platform: Platform,
  body: string,
  signature: string | null,
): Promise<GatewayEvent | null> {
  try {
    return await platform.payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof GatewayUnreachable) fail("payment_unavailable", { retryAfter: 30 });
    if (!(error instanceof ForgedEvent)) throw error;
    platform.log.warn({ reason: error.message }, "a webhook was refused");
    return fail("bad_signature");
  }
}

/** Applied once, however repeated or reordered: a payment takes one result, and success is final. */
async function applyEvent(
  platform: Platform,
  { id, idempotency_key: key, outcome }: ChargeEvent,
): Promise<void> {
  const { db } = platform;
  const isOf = (payment: { provider_ref: string | null } | undefined) =>
    payment && outcome && (!payment.provider_ref || payment.provider_ref === outcome.ref);
  const plan = key ? await findPlanPaymentByKey(db, key) : undefined;
  if (plan && outcome && isOf(plan)) return settlePlanPayment(platform, plan.id, outcome);
  const installment = key ? await findInstallmentPaymentByKey(db, key) : undefined;
  if (installment && outcome && isOf(installment))
    return settleInstallmentPayment(platform, installment, outcome);
  const payment = key ? await findPaymentByKey(db, key) : undefined;
  if (payment && outcome && isOf(payment)) return settlePayment(platform, payment, outcome);
  platform.log.error(
    { alarm: "unknown_payment", event: id, payment: payment?.id, ref: outcome?.ref },
    "an event speaks of a payment that is not ours",
  );
}

export const webhookRoutes: readonly Route[] = [receive];
