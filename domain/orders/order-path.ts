/** The order page for everyone involved, relative to the shop's base path. */
export const orderPath = (orderId: string): string => `/account/orders/${orderId}`;
