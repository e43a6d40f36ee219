import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeError,
} from "@stripe/stripe-js";
import type { FieldErrors } from "../../../contract/errors.ts";
import { ApiError } from "../../client/api-call.ts";

/** Stripe's elements by API field name. */
export interface HostedCard {
  card_number: StripeCardNumberElement;
  exp_date: StripeCardExpiryElement;
  cvv: StripeCardCvcElement;
}

export type HostedName = keyof HostedCard;

/** What Stripe reports about one of its fields; never its content. */
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

/** Card errors before calling Stripe. */
export function hostedProblems(states: HostedStates, holder: string): FieldErrors {
  const problems: FieldErrors = {};
  for (const name of Object.keys(incomplete) as HostedName[]) {
    const { isComplete, message } = states[name];
    if (!isComplete || message) problems[name] = [message ?? incomplete[name]];
  }
  if (holder.trim() === "") problems.name_on_Card = ["Enter the name on the card."];
  return problems;
}

/** Creates a PaymentMethod from its fields, and returns its id. Throws `ApiError`. */
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

/** Converts Stripe's error to our API's form: about a field if possible. */
function cardRefusal(error: StripeError): ApiError {
  const message = error.message ?? "We couldn't check your card. Please try again.";
  if (error.type === "api_connection_error") {
    return new ApiError(0, { message, code: "offline", request_id: "" });
  }
  const code = error.code ?? "";
  const field: HostedName = /expiry/.test(code) ? "exp_date" : /cvc/.test(code) ? "cvv" : "card_number";
  return refusal(message, { [field]: [message] });
}

const refusal = (message: string, errors: FieldErrors) =>
  new ApiError(422, { message, code: "invalid", errors, request_id: "" });
