/** The page on which everyone concerned sees an order, below the shop's base path. */
export const orderPath = (orderId: string): string => `/account/orders/${orderId}`;
