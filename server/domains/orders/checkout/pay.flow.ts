import { setTimeout as pause } from "node:timers/promises";
import { fail } from "../../../http/failure.ts";
import { tokenHash } from "../../../platform/ids.ts";
import {
  type ChargeOutcome,
  type DebitMandate,
  GatewayUnreachable,
} from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPayment, markUnanswered, type PaymentRow } from "./cart.store.ts";
import type { Intent } from "./place-order.flow.ts";
import { settlePayment } from "./settle.flow.ts";

/** What the customer has to do before the bank releases the money. */
export interface BankQuestion {
  payment: string;
  url: string | null;
  client_secret: string | null;
  message: string;
  is_processing: boolean;
}

/** The result of a payment attempt; refusals and lost responses are thrown as failures. */
export type Paid = { order_id: string; question: BankQuestion | null };

/** The whole of `charge`, with its result applied. Never inside a transaction because it calls the provider. */
export async function pay(
  platform: Platform,
  intent: Intent,
  token: string,
  mandate?: DebitMandate,
): Promise<Paid> {
  const outcome = await ask(platform, intent, () =>
    platform.payments.charge({
      amount_cents: intent.amount_cents,
      token,
      idempotency_key: intent.idempotency_key,
      description: `Order ${intent.order_number}`,
      order_id: intent.order_id,
      mandate,
    }),
  );
  return apply(platform, intent, outcome);
}

/** Whatever fails after the provider was called, nobody has to wait for this request's result any more. */
async function ask<Answer>(platform: Platform, intent: Pick<Intent, "id">, question: () => Promise<Answer>) {
  try {
    return await question();
  } catch (error) {
    await markUnanswered(platform.db, intent.id, platform.now());
    if (error instanceof GatewayUnreachable) {
      platform.log.warn({ payment: intent.id, reason: error.message }, "the payment provider gave no answer");
      fail("payment_unavailable", { retryAfter: 5 });
    }
    throw error;
  }
}

async function apply(platform: Platform, intent: Intent, outcome: ChargeOutcome): Promise<Paid> {
  await ask(platform, intent, () => settlePayment(platform, intent, outcome));
  if (outcome.status === "declined") fail("payment_declined", { values: { reason: outcome.message } });
  if (outcome.status === "succeeded") return { order_id: intent.order_id, question: null };
  const { action_url: url, client_secret, message, is_processing = false } = outcome;
  const question = { payment: intent.id, url, client_secret, message, is_processing };
  return { order_id: intent.order_id, question };
}

const waitsAtMostMs = 15_000;
const inquiresAfterMs = 2_000;

/**
 * Continues a payment that another request started: waits for that result, and if it is lost asks the provider. Charges
 * with `token` only if the provider has never seen the payment, under its first key, so that there is one charge
 * no matter who asks. Null if the payment failed for a reason that says nothing about this card: another one was declined, or
 * the provider was never asked.
 */
export async function resume(
  platform: Platform,
  known: PaymentRow,
  token: string,
  mandate?: DebitMandate,
): Promise<Paid | null> {
  const isOtherCard = known.card_hash !== null && !known.card_hash.equals(tokenHash(token));
  const started = Date.now();
  let payment = known;
  for (let wait = 50; payment.status === "requested"; wait = Math.min(wait * 2, 500)) {
    const waited = Date.now() - started;
    if (payment.unanswered_at || waited > inquiresAfterMs) {
      const outcome = await find(platform, payment);
      if (outcome?.status === "declined" && isOtherCard) {
        await ask(platform, payment, () => settlePayment(platform, known, outcome));
        return null;
      }
      if (outcome) return apply(platform, payment, outcome);
      if (payment.unanswered_at) return pay(platform, payment, token, mandate);
    }
    if (waited > waitsAtMostMs) fail("in_progress", { retryAfter: 20 });
    await pause(wait);
    payment = (await findPayment(platform.db, payment.id)) ?? fail("not_found");
  }
  if (payment.status === "failed" || (payment.status === "declined" && isOtherCard)) return null;
  return outcomeOf(platform, payment);
}

const find = (platform: Platform, { id, idempotency_key, created_at }: PaymentRow) =>
  ask(platform, { id }, () => platform.payments.findCharge({ idempotency_key, asked_at: created_at }));

/** The result of a settled payment, for repeated requests. */
async function outcomeOf(platform: Platform, payment: PaymentRow): Promise<Paid> {
  if (payment.status === "succeeded") return { order_id: payment.order_id, question: null };
  if (payment.status !== "requires_action" || !payment.provider_ref) {
    return fail("payment_declined", { values: { reason: payment.message } });
  }
  return apply(platform, payment, await confirm(platform, payment));
}

/** Asks for the state of a payment that waits for the bank; `accepted` false gives it up. */
export function confirm(platform: Platform, payment: PaymentRow, accepted?: boolean): Promise<ChargeOutcome> {
  return ask(platform, payment, () => platform.payments.confirm(payment.provider_ref ?? "", accepted));
}

/** Applies the bank's answer to a waiting payment. */
export async function settleConfirmation(
  platform: Platform,
  payment: PaymentRow,
  accepted: boolean | undefined,
): Promise<Paid> {
  if (payment.status !== "requires_action") return outcomeOf(platform, payment);
  return apply(platform, payment, await confirm(platform, payment, accepted));
}

/** Cancels a payment that waits for the bank; null unless it was paid after all. */
export async function giveUpConfirmation(platform: Platform, payment: PaymentRow): Promise<Paid | null> {
  const outcome = await ask(platform, payment, () => platform.payments.abandon(payment.provider_ref ?? ""));
  await settlePayment(platform, payment, outcome);
  return outcome.status === "succeeded" ? { order_id: payment.order_id, question: null } : null;
}
