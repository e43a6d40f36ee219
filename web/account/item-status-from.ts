import type { ItemStatus } from "../../contract/orders.ts";
import { statusOrder } from "../../domain/order-status.ts";

/** The status that an address names, or undefined when it names none. */
export const itemStatusFrom = (text: string | null): ItemStatus | undefined =>
  statusOrder.find((status) => status === text);
