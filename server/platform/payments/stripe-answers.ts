import type Stripe from "stripe";
import { type CardSetup, type ChargeOutcome, GatewayUnreachable, type KeptCardToken } from "./gateway.ts";
import { refusals } from "./sandbox-cards.ts";

interface StripeFault extends Error {
  type: string;
  param?: string;
  statusCode?: number;
  payment_intent?: { id: string };
}

/** Whether an error is a certain Stripe error, by name, so that the library need not be loaded. */
export const isStripeError = (error: unknown, type: string): error is StripeFault =>
  error instanceof Error && "type" in error && error.type === type;

/** Stripe's messages for card errors are written for customers; others are for developers. */
export const refusalWords = (error?: StripeFault): string =>
  error?.type === "StripeCardError" ? error.message : refusals.token_spent;

/** The charge state in a PaymentIntent. */
export function chargeOutcome(intent: Stripe.PaymentIntent): ChargeOutcome {
  if (intent.status === "succeeded") return succeeded(intent);
  if (intent.status === "canceled" || intent.status === "requires_payment_method") {
    const message = intent.last_payment_error?.message ?? refusals.authentication_failed;
    return { status: "declined", ref: intent.id, message };
  }
  const card = cardOf(intent);
  const isChecked = intent.next_action?.type === "verify_with_microdeposits";
  return {
    status: "requires_action",
    ref: intent.id,
    action_url:
      intent.next_action?.redirect_to_url?.url ??
      intent.next_action?.verify_with_microdeposits?.hosted_verification_url ??
      null,
    // small deposits take days as well, and Stripe's own email has the page that they are confirmed on
    ...((intent.status === "processing" || isChecked) && { is_processing: true }),
    client_secret: intent.client_secret,
    ...(card && { card }),
    message: isChecked
      ? "Stripe checks your bank account with a small deposit. Its email tells you how to confirm it."
      : intent.status === "processing"
        ? "Your bank is working on this payment. It usually takes four business days."
        : "Your bank asks you to confirm this payment.",
  };
}

function succeeded(intent: Stripe.PaymentIntent): ChargeOutcome {
  return {
    status: "succeeded",
    ref: intent.id,
    ...(cardOf(intent) ?? { brand: brandName("card"), last4: "" }),
    amount_cents: intent.amount_received,
    currency: intent.currency,
  };
}

/** The card or bank account of a PaymentIntent; null where Stripe gives only its id. */
function cardOf({ payment_method: method }: Stripe.PaymentIntent) {
  if (!method || typeof method === "string") return null;
  return {
    brand: method.us_bank_account ? "Bank account" : brandName(method.card?.brand ?? "card"),
    last4: method.us_bank_account?.last4 ?? method.card?.last4 ?? "",
  };
}

/** A PaymentMethod attached to a customer, as a stored card. */
function keptCard(customer: string, method: Stripe.PaymentMethod): KeptCardToken {
  const { brand = "card", exp_month, exp_year } = method.card ?? {};
  const last4 = method.card?.last4 ?? method.us_bank_account?.last4 ?? "0000";
  const two = (part: number) => String(part % 100).padStart(2, "0");
  return {
    token: `${customer}/${method.id}`,
    brand: method.us_bank_account ? "Bank account" : brandName(brand),
    last4,
    exp_date: exp_month && exp_year ? `${two(exp_month)}/${two(exp_year)}` : "",
    name_on_card: method.billing_details?.name ?? "",
  };
}

/** Where the saving of a card stands, in a SetupIntent; a deleted customer has none. */
export function setupOutcome(intent: Stripe.SetupIntent): CardSetup {
  const { id: ref, payment_method: method } = intent;
  const customer = typeof intent.customer === "string" ? intent.customer : intent.customer?.id;
  if (customer && method && typeof method !== "string") {
    const card = keptCard(customer, method);
    if (intent.status === "succeeded") return { status: "succeeded", ref, card };
    if (intent.status === "requires_action" || intent.status === "processing") {
      return {
        status: "requires_action",
        ref,
        token: card.token,
        last4: card.last4,
        client_secret: intent.client_secret,
        action_url:
          intent.next_action?.redirect_to_url?.url ??
          intent.next_action?.verify_with_microdeposits?.hosted_verification_url ??
          null,
        message: "Your bank asks you to confirm this card.",
      };
    }
  }
  const message = intent.last_setup_error?.message ?? refusals.authentication_failed;
  return { status: "declined", ref, message };
}

const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A card's brand as people write it. */
const brandName = (brand: string): string => brands[brand] ?? "Card";

/** Any other error between us and Stripe leaves the outcome open; a retry settles it. */
export const unreachable = (error: unknown): GatewayUnreachable =>
  error instanceof GatewayUnreachable
    ? error
    : new GatewayUnreachable(error instanceof Error ? error.message : String(error), { cause: error });
