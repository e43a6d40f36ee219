import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { type OrderStanding, statusOrder } from "../../../domain/orders/order-status.ts";

/** The status that an address names, or undefined when it names none. */
export const itemStatusFrom = (text: string | null): ItemStatus | undefined =>
  statusOrder.find((status) => status === text);

/** The same for where a whole order stands. */
export const standingFrom = (text: string | null): OrderStanding | undefined =>
  (["pending_payment", "payment_failed"] as const).find((each) => each === text) ?? itemStatusFrom(text);
