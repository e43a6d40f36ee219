/** What webhooks are sent for, in the words of their page. */
export const webhookEvents = {
  "order.placed": "An order with your items is paid",
  "order.item_status_changed": "An item of your orders has a new status",
  "return.requested": "A customer asks to return an item",
  "product.out_of_stock": "An order took the last one of a product (a failed payment puts it back)",
  "payout.paid": "A payout has reached your bank",
  "payout.failed": "A payout failed and is back in your balance",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];
