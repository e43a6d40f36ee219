/** What the sandbox does when a card is charged; the refusals are keys of `refusals`. */
export type SandboxOutcome =
  | "succeeded"
  | "requires_action"
  /** The charge succeeds, but the connection breaks before the response arrives. */
  | "reply_lost"
  | keyof typeof refusals;

/** Refusals in providers' words. */
export const refusals = {
  declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  authentication_failed:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  token_spent: "These card details are no longer valid. Please enter your card again.",
} as const;

interface SandboxCard {
  brand: string;
  outcome: SandboxOutcome;
}

/**
 * Stripe's published test numbers, with the same effects. Only 4000 0000 0000 0119, a processing error there, stands
 * for the worst such error here: the money moved and the response was lost.
 */
export const sandboxCards: ReadonlyMap<string, SandboxCard> = new Map([
  ["4242424242424242", { brand: "Visa", outcome: "succeeded" }],
  ["4000056655665556", { brand: "Visa", outcome: "succeeded" }],
  ["5555555555554444", { brand: "Mastercard", outcome: "succeeded" }],
  ["2223003122003222", { brand: "Mastercard", outcome: "succeeded" }],
  ["5105105105105100", { brand: "Mastercard", outcome: "succeeded" }],
  ["378282246310005", { brand: "American Express", outcome: "succeeded" }],
  ["371449635398431", { brand: "American Express", outcome: "succeeded" }],
  ["6011111111111117", { brand: "Discover", outcome: "succeeded" }],
  ["6011000990139424", { brand: "Discover", outcome: "succeeded" }],
  ["3056930009020004", { brand: "Diners Club", outcome: "succeeded" }],
  ["3566002020360505", { brand: "JCB", outcome: "succeeded" }],
  ["4000000000000002", { brand: "Visa", outcome: "declined" }],
  ["4000000000009995", { brand: "Visa", outcome: "insufficient_funds" }],
  ["4000000000000069", { brand: "Visa", outcome: "expired_card" }],
  ["4000000000000127", { brand: "Visa", outcome: "incorrect_cvc" }],
  ["4000002500003155", { brand: "Visa", outcome: "requires_action" }],
  ["4000002760003184", { brand: "Visa", outcome: "requires_action" }],
  ["4000000000000119", { brand: "Visa", outcome: "reply_lost" }],
]);
