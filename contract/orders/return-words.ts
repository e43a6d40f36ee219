// Words of returns and claims. Without zod, since pages load them.

export const caseKinds = {
  return: "Return",
  damage: "Damage claim",
  missing: "Missing items",
  goodwill: "Goodwill refund",
} as const;
export type CaseKind = keyof typeof caseKinds;

export const caseStatuses = {
  requested: "Waiting for an answer",
  approved: "Approved",
  shipped: "On its way back",
  declined: "Declined",
  disputed: "In marketplace review",
  refunded: "Refunded",
  replaced: "Replacement ordered",
  withdrawn: "Withdrawn",
  closed: "Closed",
} as const;
export type CaseStatus = keyof typeof caseStatuses;

export const returnReasons = {
  changed_mind: "Changed my mind",
  too_many: "Ordered too many",
  wrong_item: "Got the wrong item",
  not_as_shown: "Not as shown or described",
  quality: "Quality not as expected",
  other: "Another reason",
} as const;
export type ReturnReason = keyof typeof returnReasons;

export const wantedOutcomes = {
  replacement: "Send a replacement",
  refund: "Refund the damaged units",
  part: "Keep them for a partial refund",
} as const;
export type WantedOutcome = keyof typeof wantedOutcomes;

export const conditions = {
  new: "Like new, restock",
  opened: "Opened, restock",
  damaged: "Damaged, don't restock",
} as const;
export type Condition = keyof typeof conditions;

export const bearers = { vendor: "Vendor", carrier: "Carrier", marketplace: "Marketplace" } as const;
export type Bearer = keyof typeof bearers;

/** The lists of a desk. */
export const caseViews = {
  open: "Open",
  mine: "Waiting for you",
  overdue: "Overdue",
  done: "Done",
  all: "All",
} as const;
export type CaseView = keyof typeof caseViews;
