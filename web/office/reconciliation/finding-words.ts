import type { FindingKind } from "../../../contract/reconciliation.ts";

/** What does not agree, and what "books" and "found" are in each case. */
export const findingWords: Record<FindingKind, { title: string; text: string }> = {
  entries_unbalanced: {
    title: "Entries do not balance",
    text: "The entries of one event do not sum to zero.",
  },
  sale_not_booked: {
    title: "Order not in the ledger",
    text: "The order is paid, and its sale was never booked.",
  },
  sale_differs: {
    title: "Sale differs from its order",
    text: "A share in the ledger is not what the lines say.",
  },
  payment_not_booked: {
    title: "Payment not in the ledger",
    text: "The payment went through and was never booked.",
  },
  payment_differs: { title: "Payment differs", text: "The ledger and the payment have different amounts." },
  refund_not_booked: {
    title: "Refund not in the ledger",
    text: "The refund went through and was never booked.",
  },
  refund_differs: { title: "Refund differs", text: "The ledger and the refund have different amounts." },
  payout_not_booked: { title: "Payout not in the ledger", text: "The payout was made and never booked." },
  payout_differs: { title: "Payout differs", text: "The ledger and the payout have different amounts." },
  charge_missing: { title: "Charge missing in our books", text: "The provider charged it. No order has it." },
  charge_amount_differs: { title: "Charge differs", text: "The provider charged a different amount." },
  charge_unknown: {
    title: "Charge unknown to the provider",
    text: "We have it as paid. The provider does not list it.",
  },
  refund_missing: {
    title: "Refund missing in our books",
    text: "The provider made it. We have no such refund.",
  },
  refund_amount_differs: { title: "Refund differs", text: "The provider refunded a different amount." },
  refund_unknown: {
    title: "Refund unknown to the provider",
    text: "We have it as made. The provider does not list it.",
  },
  payout_missing: {
    title: "Payout missing in our books",
    text: "The provider made it. We have no such payout.",
  },
  payout_amount_differs: { title: "Payout differs", text: "The provider paid a different amount." },
  payout_unknown: {
    title: "Payout unknown to the provider",
    text: "We have it as made. The provider does not list it.",
  },
};
