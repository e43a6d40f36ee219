// What lists can be sorted by; a minus before it turns the order around. Without zod, since pages load them.

export const approvalSorts = ["company", "applied"] as const;
export type ApprovalSort = (typeof approvalSorts)[number];

export const clientSorts = ["name", "stage", "next_step", "orders", "spent", "since"] as const;
export type ClientSort = (typeof clientSorts)[number];

export const couponSorts = ["code", "showroom", "uses", "created"] as const;
export type CouponSort = (typeof couponSorts)[number];

export const hireSorts = ["name", "budget", "status", "changed"] as const;
export type HireSort = (typeof hireSorts)[number];

export const invitationSorts = ["name", "kind", "sent", "expires"] as const;
export type InvitationSort = (typeof invitationSorts)[number];

export const leadSorts = ["name", "received"] as const;
export type LeadSort = (typeof leadSorts)[number];

export const brandSorts = ["name", "products"] as const;
export type BrandSort = (typeof brandSorts)[number];

export const subscriberSorts = ["pro", "next", "paid"] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

export const proposalSorts = ["number", "title", "client", "status", "total", "changed"] as const;
export type ProposalSort = (typeof proposalSorts)[number];

export const orderSorts = ["placed", "customer", "profit", "total"] as const;
export type OrderSort = (typeof orderSorts)[number];

export const payoutSorts = ["payee", "asked", "settled", "amount"] as const;
export type PayoutSort = (typeof payoutSorts)[number];

export const ownPayoutSorts = ["asked", "settled", "amount"] as const;
export type OwnPayoutSort = (typeof ownPayoutSorts)[number];

export const returnSorts = ["number", "due", "changed", "product", "customer", "vendor", "order"] as const;
export type ReturnSort = (typeof returnSorts)[number];

export const selectionSorts = ["title", "project", "client", "due", "changed", "total"] as const;
export type SelectionSort = (typeof selectionSorts)[number];

export const proProjectSorts = ["name", "customer", "shared", "changed", "products"] as const;
export type ProProjectSort = (typeof proProjectSorts)[number];

export const reviewSorts = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const payeeSorts = ["payee", "pending", "available", "in_transit"] as const;
export type PayeeSort = (typeof payeeSorts)[number];

export const userSorts = ["name", "seen", "joined", "orders"] as const;
export type UserSort = (typeof userSorts)[number];

export const productSorts = [
  "name",
  "-name",
  "vendor_sku",
  "-vendor_sku",
  "price",
  "-price",
  "stock",
  "-stock",
  "lead_time_days",
  "-lead_time_days",
  "newest",
] as const;
export type ProductSort = (typeof productSorts)[number];
