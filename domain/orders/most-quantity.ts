/** The maximum quantity per order line; the contract's schemas use the same. */
export const mostQuantity = 100_000;
