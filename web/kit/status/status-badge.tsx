import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Partial<Record<ItemStatus, Tone>> = {
  "Waiting for approval": "warn",
  "Return Request": "warn",
  Decline: "bad",
  Cancle: "bad",
  Delivered: "good",
};

/** An item's status as users see it. */
export function StatusBadge({ status }: { status: ItemStatus }) {
  return <Badge tone={tones[status] ?? "neutral"}>{statusLabels[status]}</Badge>;
}
