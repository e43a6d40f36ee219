import type { ItemStatus } from "../contract/orders.ts";
import type { CaseStatus } from "../contract/return-words.ts";

const dayMs = 24 * 60 * 60_000;
const later = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

/** Specification: vendors have 30 days to refund. The same time is theirs to answer a damage claim. */
export const refundWithinDays = 30;
/** Vendors are reminded this many days before their time is over. */
export const remindDaysBefore = 7;
/** Damage in a freight delivery is reported within 5 days, in a parcel within 30. */
export const claimWithinDays = { freight: 5, parcel: 30 } as const;
/** A customer can ask the marketplace to decide within this many days of a declined request. */
export const disputeWithinDays = 14;

/** Until when a return requested at `requestedAt` is to be refunded. */
export const returnCloses = (requestedAt: Date): Date => later(requestedAt, refundWithinDays);

/** The same once the customer has shipped at `shippedAt`: the policy gives the vendor 30 days from what arrives. */
export function dueAfterShipping(dueAt: Date, shippedAt: Date): Date {
  const least = later(shippedAt, refundWithinDays);
  return least > dueAt ? least : dueAt;
}

/** Policy: there is no restocking fee if the items are not what was ordered. */
export const isFreeReturn = (reason: string): boolean => reason === "wrong_item" || reason === "not_as_shown";

/** Until when damage in a delivery can be reported; null before the delivery. */
export const claimUntil = (deliveredAt: Date | null, isFreight: boolean): Date | null =>
  deliveredAt && later(deliveredAt, isFreight ? claimWithinDays.freight : claimWithinDays.parcel);

/** Whether the customer may still report damage. */
export const canClaim = (
  status: ItemStatus,
  deliveredAt: Date | null,
  isFreight: boolean,
  now: Date,
): boolean => {
  const until = claimUntil(deliveredAt, isFreight);
  return status === "Delivered" && until !== null && now <= until;
};

/** Statuses in which somebody still has to do something. */
export const openCases: readonly CaseStatus[] = ["requested", "approved", "shipped", "disputed"];

/** Who does the next step: the vendor's side, the customer or the marketplace; null once it is over. */
export function nextIn(status: CaseStatus, isOverdue: boolean): "vendor" | "customer" | "marketplace" | null {
  if (status === "disputed") return "marketplace";
  if (status === "approved") return "customer";
  if (status === "requested" || status === "shipped") return isOverdue ? "marketplace" : "vendor";
  return null;
}

/** Whether the customer may still ask the marketplace to look at a declined request. */
export const canDispute = (status: CaseStatus, decidedAt: Date | null, now: Date): boolean =>
  status === "declined" && decidedAt !== null && now <= later(decidedAt, disputeWithinDays);
