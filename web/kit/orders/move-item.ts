import type { ItemStatus, Order } from "../../../contract/orders/orders.ts";
import type { Carrier } from "../../../domain/orders/carriers.ts";
import { api } from "../../client/api.ts";

export interface MoveTexts {
  note?: string;
  carrier?: Carrier;
  tracking?: string;
  lot?: string;
  /** Only so many units. */
  qty?: number;
}

/** Moves an item; if its status changed meanwhile, the server refuses with the current state. */
export async function moveItem(
  order: string,
  item: { id: string; status: ItemStatus },
  to: ItemStatus,
  texts: MoveTexts = {},
): Promise<Order> {
  const { data } = await api("PUT /api/orders/{id}/items/{item}/status", {
    params: { id: order, item: item.id },
    body: { status: to, from: item.status, ...texts },
  });
  return data.order;
}
