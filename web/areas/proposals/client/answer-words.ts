/** What is signed, in the middle of a sentence. */
export const signed = { quote: "quote", changeOrder: "change order", proposal: "proposal" };

export const acceptThis = (what: string): string => `Accept this ${what}`;
export const declineThis = (what: string): string => `Decline this ${what}`;

export const changed = { added: "Added", removed: "Removed", changed: "Changed" } as const;
