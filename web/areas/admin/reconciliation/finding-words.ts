import type { FindingKind } from "../../../../contract/money/reconciliation.ts";

/** What does not agree, and what "books" and "found" are in each case. */
export const findingWords: Record<FindingKind, { title: string; text: string }> = {
  entries_unbalanced: {
    title: "Entries do not balance",
    text: "The entries of one event do not sum to zero.",
  },
  sale_not_booked: {
    title: "Order not in the ledger",
    text: "The order is paid, but its sale was never recorded.",
  },
  sale_differs: {
    title: "Sale differs from its order",
    text: "A share in the ledger doesn't match the order's items.",
  },
  payment_not_booked: {
    title: "Payment not in the ledger",
    text: "The payment went through but was never recorded.",
  },
  payment_differs: { title: "Payment differs", text: "The ledger and the payment have different amounts." },
  refund_not_booked: {
    title: "Refund not in the ledger",
    text: "The refund went through but was never recorded.",
  },
  refund_differs: { title: "Refund differs", text: "The ledger and the refund have different amounts." },
  payout_not_booked: {
    title: "Payout not in the ledger",
    text: "The payout went out but was never recorded.",
  },
  payout_differs: { title: "Payout differs", text: "The ledger and the payout have different amounts." },
  charge_missing: {
    title: "Charge missing from our books",
    text: "The provider has this charge, but no order does.",
  },
  charge_amount_differs: { title: "Charge differs", text: "The provider charged a different amount." },
  charge_unknown: {
    title: "Charge unknown to the provider",
    text: "We have it as paid, but the provider doesn't list it.",
  },
  refund_missing: {
    title: "Refund missing from our books",
    text: "The provider made this refund, but we have no record of it.",
  },
  refund_amount_differs: { title: "Refund differs", text: "The provider refunded a different amount." },
  refund_unknown: {
    title: "Refund unknown to the provider",
    text: "We have a record of it, but the provider doesn't list it.",
  },
  payout_missing: {
    title: "Payout missing from our books",
    text: "The provider made this payout, but we have no record of it.",
  },
  payout_amount_differs: { title: "Payout differs", text: "The provider paid a different amount." },
  payout_unknown: {
    title: "Payout unknown to the provider",
    text: "We have a record of it, but the provider doesn't list it.",
  },
};
