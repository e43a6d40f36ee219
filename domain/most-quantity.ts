/** The most of one thing that an order takes; the contract's forms say the same. */
export const mostQuantity = 100_000;
