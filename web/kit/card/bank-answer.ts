import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { loadStripeClient } from "./stripe-client.ts";

/** What a card's bank wants its customer to confirm. */
export type BankQuestion = NonNullable<ReplyOf<"POST /api/checkout">["data"]["action"]>;

/**
 * Shows the bank's question through Stripe, waits for the customer, and asks the server for the result: the order, or
 * the question again if the bank still waits. Throws `ApiError` if the bank refused (402).
 */
export async function answerBank(
  question: Pick<BankQuestion, "payment" | "client_secret">,
  publishableKey: string,
): Promise<{ order: string; question: BankQuestion | null }> {
  if (question.client_secret) await showBankQuestion(question.client_secret, publishableKey);
  const { data } = await api("POST /api/checkout/confirm", {
    body: { payment: question.payment },
    feedback: "none",
  });
  return { order: data.order.id, question: data.action };
}

/** Whatever happens here, the server asks Stripe itself. */
export async function showBankQuestion(clientSecret: string, publishableKey: string): Promise<void> {
  try {
    const stripe = await loadStripeClient(publishableKey);
    await stripe.handleNextAction({ clientSecret });
  } catch {
    // It refuses a question that has been answered in the meantime, and may be blocked.
  }
}
