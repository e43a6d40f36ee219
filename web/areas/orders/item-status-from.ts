import { type ItemStatus, itemStatuses } from "../../../contract/orders/item-statuses.ts";
import type { OrderStanding } from "../../../domain/orders/order-status.ts";

/** The status that an address names, or undefined when it names none. */
export const itemStatusFrom = (text: string | null): ItemStatus | undefined =>
  itemStatuses.find((status) => status === text);

/** The same for where a whole order stands. */
export const standingFrom = (text: string | null): OrderStanding | undefined =>
  (["pending_payment", "payment_failed"] as const).find((each) => each === text) ?? itemStatusFrom(text);
