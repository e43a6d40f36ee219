import type { Order } from "../../../../contract/orders/orders.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { orderViews } from "./order-view.rules.ts";
import { loadOrders } from "./orders.store.ts";
import type { Viewer } from "./viewer.store.ts";

/** One order as the viewer sees it; 404 for another account's. */
export async function showOrder(platform: Platform, viewer: Viewer, id: string): Promise<Order> {
  const loaded = await loadOrders(platform.db, viewer, [id]);
  return orderViews(viewer, loaded, platform.now())[0] ?? fail("not_found");
}
