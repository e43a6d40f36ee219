/** What the sandbox does when a card or bank account is charged; the refusals are keys of `refusals`. */
export type SandboxOutcome =
  | "succeeded"
  | "requires_action"
  /** The bank asks about a payment, unless it was asked when the card was saved. */
  | "asks_unless_saved"
  /** The bank asks, and refuses although its customer has confirmed. */
  | "asks_then_refuses"
  /** The charge succeeds, but the connection breaks before the response arrives. */
  | "reply_lost"
  /** The charge succeeds, and its refund does not. */
  | "refund_fails"
  | keyof typeof disputeReasons
  | keyof typeof refusals
  | BankOutcome;

/** What becomes of a debit after some minutes, which stand for days. */
export type BankOutcome =
  | "bank_pays"
  | "bank_is_silent"
  | "bank_disputes"
  | "bank_closed"
  | "bank_unknown"
  | "bank_empty"
  | "bank_not_authorized";

/** Charges that succeed and are disputed afterward, with the reason that the bank gives. */
export const disputeReasons = {
  disputed_fraud: "fraudulent",
  disputed_delivery: "product_not_received",
  disputed_inquiry: "general",
} as const;

/** Refusals in providers' words. */
export const refusals = {
  declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  lost_card: "Your card was declined.",
  stolen_card: "Your card was declined.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  over_limit:
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
  blocked: "Your card was declined.",
  authentication_failed:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  token_spent: "These card details are no longer valid. Please enter your card again.",
} as const;

/** Why a debit of a bank account failed, in providers' words. */
export const bankRefusals: Readonly<Record<string, string>> = {
  bank_closed: "The customer's bank account has been closed.",
  bank_unknown: "The customer's bank account could not be found.",
  bank_empty: "The customer's account has insufficient funds to cover this payment.",
  bank_not_authorized: "The customer has notified their bank that this payment was unauthorized.",
};

interface SandboxCard {
  brand: string;
  outcome: SandboxOutcome;
}

/** Numbers by what they do, and by brand where it is not Visa. */
const published: readonly [SandboxOutcome, string, ...(readonly string[])][] = [
  // brands
  ["succeeded", "Visa", "4242424242424242", "4000056655665556"],
  [
    ...(["succeeded", "Mastercard"] as const),
    ...["5555555555554444", "2223003122003222", "5200828282828210", "5105105105105100"],
  ],
  ["succeeded", "American Express", "378282246310005", "371449635398431"],
  ["succeeded", "Discover", "6011111111111117", "6011000990139424", "6011981111111113"],
  ["succeeded", "Diners Club", "3056930009020004", "36227206271667"],
  ["succeeded", "JCB", "3566002020360505"],
  ["succeeded", "UnionPay", "6200000000000005", "6200000000000047", "6205500000000000004"],
  // countries: Argentina, Brazil, Canada, Mexico, United Kingdom, Germany, France, Australia, Japan, India
  [
    ...(["succeeded", "Visa"] as const),
    ...["4000000320000021", "4000000760000002", "4000001240000000", "4000004840008001", "4000008260000000"],
    ...["4000002760000016", "4000002500000003", "4000000360000006", "4000003920000003", "4000003560000008"],
  ],
  // checks that fail without refusing the charge, funds at once, risk that is only noted
  [
    ...(["succeeded", "Visa"] as const),
    ...["4000000000000010", "4000000000000028", "4000000000000036", "4000000000000044", "4000000000000101"],
    ...["4000000000000077", "4000003720000278", "4000000000009235", "4000000000004954", "4000000000007726"],
    ...["4000000000005423", "4000000000003055"],
  ],
  // refusals
  ["declined", "Visa", "4000000000000002", "4000000000000341"],
  ["insufficient_funds", "Visa", "4000000000009995"],
  ["lost_card", "Visa", "4000000000009987"],
  ["stolen_card", "Visa", "4000000000009979"],
  ["expired_card", "Visa", "4000000000000069"],
  ["incorrect_cvc", "Visa", "4000000000000127"],
  ["over_limit", "Visa", "4000000000006975"],
  ["blocked", "Visa", "4100000000000019"],
  // the bank's question
  ["asks_unless_saved", "Visa", "4000002500003155"],
  [
    ...(["requires_action", "Visa"] as const),
    ...["4000002760003184", "4000003800000446", "4000000000003220", "4000000000003063"],
  ],
  ["asks_then_refuses", "Visa", "4000008260003178", "4000008400001629"],
  // afterward
  ["reply_lost", "Visa", "4000000000000119"],
  ["refund_fails", "Visa", "4000000000005126"],
  ["disputed_fraud", "Visa", "4000000000000259"],
  ["disputed_delivery", "Visa", "4000000000002685"],
  ["disputed_inquiry", "Visa", "4000000000001976"],
];

/**
 * Stripe's published test numbers, with the same effects. Only 4000 0000 0000 0119, a processing error there, stands
 * for the worst such error here: the money moved and the response was lost.
 */
export const sandboxCards: ReadonlyMap<string, SandboxCard> = new Map(
  published.flatMap(([outcome, brand, ...numbers]) => numbers.map((number) => [number, { brand, outcome }])),
);

/** The routing number of Stripe's published test accounts. */
export const sandboxRouting = "110000000";

/** Stripe's published test accounts, with the same effects. */
export const sandboxBanks: ReadonlyMap<string, BankOutcome> = new Map([
  ["000123456789", "bank_pays"],
  ["000111111113", "bank_closed"],
  ["000111111116", "bank_unknown"],
  ["000222222227", "bank_empty"],
  ["000333333335", "bank_not_authorized"],
  ["000555555559", "bank_disputes"],
  ["000888888883", "bank_is_silent"],
]);
