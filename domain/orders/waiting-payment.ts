/** How long a customer may take to answer the bank before an order gives its stock and coupon back. */
export const confirmWithin_ms = 15 * 60_000;
