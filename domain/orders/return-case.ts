import type { ItemStatus } from "../../contract/orders/orders.ts";
import type { CaseKind, CaseStatus } from "../../contract/orders/return-words.ts";
import { dueWithin } from "../days/calendar.ts";
import { mayMove } from "./order-status.ts";

/** How many days what can be asked for and answered; the last one counts until it is over. An order keeps those that it was placed under. */
export interface ReturnWindows {
  /** From delivery, to request a return. */
  return_days: number;
  /** From delivery, to report damage. */
  parcel_claim_days: number;
  freight_claim_days: number;
  /** For a vendor to refund a return or to settle a claim. */
  refund_days: number;
}

/** Specification: customers have 12 days to return, vendors 30 to refund. Admins may set others for new orders. */
export const usualWindows: ReturnWindows = {
  return_days: 12,
  parcel_claim_days: 30,
  freight_claim_days: 5,
  refund_days: 30,
};
/** Vendors are reminded this many days before their time is over. */
export const remindDaysBefore = 7;
/** A customer can ask the marketplace to decide within this many days of a declined request. */
export const disputeWithinDays = 14;

type RefundWindow = Pick<ReturnWindows, "refund_days">;
type ClaimWindows = Pick<ReturnWindows, "parcel_claim_days" | "freight_claim_days">;

/** Until when a return requested at `requestedAt` is to be refunded. */
export const returnCloses = (requestedAt: Date, { refund_days }: RefundWindow): Date =>
  dueWithin(requestedAt, refund_days);

/** The same once the customer has shipped at `shippedAt`: the policy gives the vendor its days from what arrives. */
export function dueAfterShipping(dueAt: Date, shippedAt: Date, { refund_days }: RefundWindow): Date {
  const least = dueWithin(shippedAt, refund_days);
  return least > dueAt ? least : dueAt;
}

/** Until when a return can be requested; null before the delivery. */
export const returnUntil = (
  deliveredAt: Date | null,
  { return_days }: Pick<ReturnWindows, "return_days">,
): Date | null => deliveredAt && dueWithin(deliveredAt, return_days);

/** Whether the customer may still ask to return an item delivered at `deliveredAt`. */
export function canReturn(
  status: ItemStatus,
  deliveredAt: Date | null,
  window: Pick<ReturnWindows, "return_days">,
  now: Date,
): boolean {
  const until = returnUntil(deliveredAt, window);
  return mayMove("User", status, "Return Request") && until !== null && now <= until;
}

/** Policy: there is no restocking fee if the items are not what was ordered. */
export const isFreeReturn = (reason: string): boolean => reason === "wrong_item" || reason === "not_as_shown";

/** Until when damage in a delivery can be reported; null before the delivery. */
export const claimUntil = (
  deliveredAt: Date | null,
  isFreight: boolean,
  { parcel_claim_days, freight_claim_days }: ClaimWindows,
): Date | null => deliveredAt && dueWithin(deliveredAt, isFreight ? freight_claim_days : parcel_claim_days);

/** Whether the customer may still report damage. */
export const canClaim = (
  status: ItemStatus,
  deliveredAt: Date | null,
  isFreight: boolean,
  windows: ClaimWindows,
  now: Date,
): boolean => {
  const until = claimUntil(deliveredAt, isFreight, windows);
  return status === "Delivered" && until !== null && now <= until;
};

/** What a vendor settles without anything coming back. */
export const isClaim = (kind: CaseKind): boolean => kind === "damage" || kind === "missing";

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
  status === "declined" && decidedAt !== null && now <= dueWithin(decidedAt, disputeWithinDays);
