/** From the first contact to the paid order, in the order of the board; the page shows the words. */
export const clientStages = {
  lead: "New lead",
  contacted: "Contacted",
  designing: "Designing",
  proposal: "Proposal",
  ordered: "Ordered",
  paid: "Paid",
  lost: "Lost",
} as const;
export type ClientStage = keyof typeof clientStages;

/** How a client came to the showroom. */
export const clientSources = {
  invitation: "Invitation",
  lead: "Lead",
  purchase: "Purchase",
  by_hand: "Added manually",
  imported: "Imported list",
} as const;
export type ClientSource = keyof typeof clientSources;
