import type { Order } from "../../../contract/orders/orders.ts";
import { leadingStatus, statusLabels } from "../../../domain/orders/order-status.ts";
import { PaymentBadge } from "../../kit/orders/payment-state.tsx";
import { StatusBadge } from "../../kit/status/status-badge.tsx";
import { plural } from "../../ui/format.ts";

/** The status if all items share it, else the one that says where the order stands and how many items have it. */
export function OrderStatus({ order }: { order: Order }) {
  if (order.status !== "paid") return <PaymentBadge order={order} />;
  const leading = leadingStatus(order.items.map(({ status }) => status));
  if (!leading) return null;
  const alike = order.items.filter(({ status }) => status === leading).length;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <StatusBadge status={leading} />
      {alike < order.items.length && (
        <span className="whitespace-nowrap text-graphite text-sm">{`${alike} of ${plural(order.items.length, "item")}`}</span>
      )}
    </span>
  );
}

/** The same as a word, for files. */
export function statusWord({ status, items }: Order): string {
  if (status !== "paid") return status === "payment_failed" ? "Payment failed" : "Payment pending";
  const leading = leadingStatus(items.map((item) => item.status));
  return leading ? statusLabels[leading] : "";
}
