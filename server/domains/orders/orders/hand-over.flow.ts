import { timingSafeEqual } from "node:crypto";
import { waitsForPickup } from "../../../../domain/orders/order-status.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { moveItems } from "./move-items.flow.ts";
import { pickupCode } from "./pickup.store.ts";
import { showOrder } from "./show-order.flow.ts";
import type { Viewer } from "./viewer.store.ts";

interface Pickup {
  order_id: string;
  vendor_id: string;
  code: string;
  collected_by: "customer" | "carrier";
  carrier?: string | undefined;
  tracking: string;
}

const triesAnHour = { count: 8, seconds: 3600, grows_to: 24 * 3600 };

/**
 * Hands over items at a vendor to the person who shows the code. With it the vendor's side may set what is else an admin's
 * to set: only the buyer and admins know it. What the customer collects is delivered by that.
 */
export async function handOver(platform: Platform, viewer: Viewer, pickup: Pickup): Promise<void> {
  const { order_id, vendor_id } = pickup;
  const order = await showOrder(platform, viewer, order_id);
  const part = order.vendor_orders.find((each) => each.vendor_id === vendor_id) ?? fail("not_found");
  if (!part.can_hand_over) failFields({ code: "Nothing in this purchase order is waiting for pickup." });
  await takeAttempt(platform.db, `pickup:${order_id}:${vendor_id}`, triesAnHour);
  const code = (await pickupCode(platform.db, order_id, vendor_id)) ?? "";
  if (!isSame(code, pickup.code)) failFields({ code: "That code doesn't match this purchase order." });
  const isCustomer = pickup.collected_by === "customer";
  await moveItems(platform, {
    viewer,
    choice: { order_id },
    to: isCustomer ? "Delivered" : "Picked Up",
    note: isCustomer ? "Collected by the customer with the pickup code" : "Collected with the pickup code",
    carrier: pickup.carrier,
    tracking: pickup.tracking,
    choose(items) {
      const theirs = items.filter(
        (item) =>
          item.vendor_id === vendor_id &&
          item.order_status === "paid" &&
          item.customer_id !== viewer.id &&
          waitsForPickup.includes(item.status),
      );
      return theirs.length > 0 ? theirs : fail("stale_version");
    },
  });
}

const isSame = (code: string, said: string): boolean =>
  code.length === said.length && timingSafeEqual(Buffer.from(code), Buffer.from(said));
