import { confirmWithin_ms } from "../../../../domain/orders/waiting-payment.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type PaymentRow, unsettledPayments } from "./cart.store.ts";
import { giveUpOrder, settlePayment } from "./settle.flow.ts";

const suspiciousAfterMs = 30_000;

/**
 * Settles payments that a crash or a lost response left open: asks the provider about each. Payments unknown to the
 * provider are canceled, and so are those that the customer does not confirm in time.
 */
export async function recoverPayments(platform: Platform): Promise<void> {
  const now = platform.now().getTime();
  for (const payment of await unsettledPayments(platform.db, new Date(now - suspiciousAfterMs))) {
    try {
      await recover(platform, payment, now - payment.created_at.getTime());
    } catch (error) {
      const level = error instanceof GatewayUnreachable ? "warn" : "error";
      platform.log[level]({ err: error, payment: payment.id }, "a payment could not be settled yet");
    }
  }
}

async function recover(platform: Platform, payment: PaymentRow, ageMs: number): Promise<void> {
  const { payments } = platform;
  if (payment.status === "requires_action") {
    const ref = payment.provider_ref ?? "";
    const isLeft = ageMs > confirmWithin_ms && !payment.processing_at;
    const outcome = isLeft ? await payments.abandon(ref) : await payments.confirm(ref);
    if (outcome.status !== "requires_action" || outcome.is_processing)
      await settlePayment(platform, payment, outcome);
    return;
  }
  const outcome = await payments.findCharge({
    idempotency_key: payment.idempotency_key,
    asked_at: payment.created_at,
  });
  if (outcome) return settlePayment(platform, payment, outcome);
  await giveUpOrder(platform, payment, "failed", {
    ref: null,
    message: "The payment did not reach the provider.",
  });
}
