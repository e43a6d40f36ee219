import type { ItemStatus } from "../contract/orders.ts";

/** Specification: an incomplete order is reported within two weeks. */
export const missingWithinDays = 14;

/** Until when units that were missing from a delivery can be reported; null where they cannot. */
export function missingUntil(status: ItemStatus, deliveredAt: Date | null, now: Date): Date | null {
  if (status !== "Delivered" || !deliveredAt) return null;
  const until = new Date(deliveredAt.getTime() + missingWithinDays * 24 * 60 * 60_000);
  return now <= until ? until : null;
}
