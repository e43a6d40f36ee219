// Words of invitations and teams. Without zod, since public pages load them.

export const invitedKinds = { client: "Client", designer: "Designer", vendor: "Vendor" } as const;
export type InvitedKind = keyof typeof invitedKinds;

export const invitationStates = {
  sent: "Sent",
  opened: "Opened",
  joined: "Joined",
  bounced: "Not delivered",
  declined: "Declined",
  cancelled: "Canceled",
  expired: "Expired",
} as const;
export type InvitationState = keyof typeof invitationStates;

export const teamRoles = ["owner", "sales", "bookkeeper"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What each role is called, and what it may do. */
export const teamRoleWords = {
  owner: { name: "Owner", may: "Everything, including markup, branding, profit, payouts and the team." },
  sales: { name: "Sales", may: "Clients, leads, invitations, orders and coupons." },
  bookkeeper: { name: "Bookkeeper", may: "Reads orders, profit and payouts. Changes nothing." },
} as const;
