// Words of disputed payments. Without zod, since pages load them.

export const disputeStatuses = {
  needs_response: "Needs evidence",
  under_review: "With the bank",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
} as const;
export type DisputeStatus = keyof typeof disputeStatuses;
