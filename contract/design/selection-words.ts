/** States of a selection, as people read them. */
export const selectionStatuses = {
  proposed: "Waiting for approval",
  returned: "Other options wanted",
  approved: "Approved",
  change_requested: "Change waiting for approval",
  withdrawn: "Withdrawn",
} as const;
export type SelectionStatus = keyof typeof selectionStatuses;

/** Who proposes, and who approves. */
export type SelectionSide = "pro" | "client";
