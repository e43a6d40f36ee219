import type { Order } from "../../../contract/orders/orders.ts";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

/** What an unpaid order is waiting for. */
export function PaymentBadge({ order }: { order: Order }) {
  if (order.status === "payment_failed") return <Badge tone="bad">Payment declined</Badge>;
  if (order.payment_processing_since) return <Badge tone="warn">Bank payment on its way</Badge>;
  return <Badge tone="warn">Waiting for payment</Badge>;
}

/** The way back to the bank's question, for the order's buyer. */
export function ConfirmPayment({ order, size }: { order: Order; size?: "sm" }) {
  if (!order.payment_to_confirm) return null;
  const query = new URLSearchParams({ payment: order.payment_to_confirm, order: order.id });
  return (
    <LinkButton to={`/checkout-payment?${query}`} size={size}>
      Confirm the payment
    </LinkButton>
  );
}
