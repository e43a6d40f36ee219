import type { ItemStatus } from "../../contract/orders/orders.ts";
import { dueWithin } from "../days/calendar.ts";

/** Specification: an incomplete order is reported within two weeks. */
export const missingWithinDays = 14;

/** As long as the customer has to report them, the vendor has to answer. */
const answerWithinDays = 14;

/** Until when a vendor answers a report of `at`; then the marketplace does. */
export const missingAnswerDue = (at: Date): Date => dueWithin(at, answerWithinDays);

/** Until when units that were missing from a delivery can be reported; null where they cannot. */
export function missingUntil(status: ItemStatus, deliveredAt: Date | null, now: Date): Date | null {
  if (status !== "Delivered" || !deliveredAt) return null;
  const until = dueWithin(deliveredAt, missingWithinDays);
  return now <= until ? until : null;
}
