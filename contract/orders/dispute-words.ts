// Words of disputed payments. Without zod, since pages load them.

export const disputeStatuses = {
  needs_response: "Needs evidence",
  under_review: "With the bank",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
} as const;
export type DisputeStatus = keyof typeof disputeStatuses;

/** Documents for the bank, by what they are in the payment provider's words; the most telling first. */
export const evidenceFiles = {
  service_documentation: "Signed proposal",
  receipt: "Invoice",
  shipping_documentation: "Delivery record",
  customer_communication: "Messages",
} as const;
export type EvidencePurpose = keyof typeof evidenceFiles;
