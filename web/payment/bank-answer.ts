import { api } from "../api.ts";
import type { ReplyOf } from "../api-call.ts";
import { loadStripeClient } from "./stripe-client.ts";

/** What a card's bank wants its customer to confirm. */
export type BankQuestion = NonNullable<ReplyOf<"POST /api/checkout">["data"]["action"]>;

/**
 * Lets Stripe show the bank's question, waits for the customer's answer, and asks the server what came of it:
 * the order, or the question again where the bank still waits. Throws `ApiError` when the bank refused (402).
 */
export async function answerBank(
  question: Pick<BankQuestion, "payment" | "client_secret">,
  publishableKey: string,
): Promise<{ order: string; question: BankQuestion | null }> {
  if (question.client_secret) await showQuestion(question.client_secret, publishableKey);
  const { data } = await api("POST /api/checkout/confirm", {
    body: { payment: question.payment },
    feedback: "none",
  });
  return { order: data.order.id, question: data.action };
}

/** Whatever comes of it here, the server asks Stripe itself. */
async function showQuestion(clientSecret: string, publishableKey: string): Promise<void> {
  try {
    const stripe = await loadStripeClient(publishableKey);
    await stripe.handleNextAction({ clientSecret });
  } catch {
    // It refuses a question that has been answered in the meantime, and may be blocked.
  }
}
