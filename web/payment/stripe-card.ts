import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeError,
} from "@stripe/stripe-js";
import type { FieldErrors } from "../../contract/errors.ts";
import { ApiError } from "../api-call.ts";

/** Stripe's elements under the names that the API gives the fields of a card. */
export interface HostedCard {
  card_number: StripeCardNumberElement;
  exp_date: StripeCardExpiryElement;
  cvv: StripeCardCvcElement;
}

export type HostedName = keyof HostedCard;

/** What Stripe tells of one of its fields; never what stands in it. */
export interface HostedState {
  isEmpty: boolean;
  isComplete: boolean;
  /** Stripe's message, in the customer's language. */
  message: string | undefined;
}

export type HostedStates = Record<HostedName, HostedState>;

const incomplete: Record<HostedName, string> = {
  card_number: "Invalid Card Number.",
  exp_date: "Invalid Expiration Date.",
  cvv: "Invalid CVC.",
};

/** What is wrong with a card before Stripe is asked for it. */
export function hostedProblems(states: HostedStates, holder: string): FieldErrors {
  const problems: FieldErrors = {};
  for (const name of Object.keys(incomplete) as HostedName[]) {
    const { isComplete, message } = states[name];
    if (!isComplete || message) problems[name] = [message ?? incomplete[name]];
  }
  if (holder.trim() === "") problems.name_on_Card = ["The name on card field is required."];
  return problems;
}

/** Has Stripe make a PaymentMethod of what stands in its fields, and answers its id. Throws `ApiError`. */
export async function paymentMethodOf(
  stripe: Stripe | undefined,
  card: HostedCard | undefined,
  holder: string,
): Promise<string> {
  if (!stripe || !card) throw refusal("The card fields are still loading. One moment, please.", {});
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: "card",
    card: card.card_number,
    billing_details: { name: holder },
  });
  if (error) throw cardRefusal(error);
  return paymentMethod.id;
}

/** Stripe's refusal as our API words one: about a field where it is about one. */
function cardRefusal(error: StripeError): ApiError {
  const message = error.message ?? "Your card could not be checked. Please try again.";
  if (error.type === "api_connection_error") {
    return new ApiError(0, { message, code: "offline", request_id: "" });
  }
  const code = error.code ?? "";
  const field: HostedName = /expiry/.test(code) ? "exp_date" : /cvc/.test(code) ? "cvv" : "card_number";
  return refusal(message, { [field]: [message] });
}

const refusal = (message: string, errors: FieldErrors) =>
  new ApiError(422, { message, code: "invalid", errors, request_id: "" });
