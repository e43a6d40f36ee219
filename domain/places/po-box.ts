const poBox = /\b(p\.?\s*o\.?\s*-?\s*box|post\s+office\s+box|p\.?\s*o\.?\s*b\.?\s+#?\d)/i;

/** Whether an address is a box at a post office, which only the Postal Service delivers to. */
export const isPoBox = ({ street, apartment = "" }: { street: string; apartment?: string }): boolean =>
  poBox.test(street) || poBox.test(apartment);

/** Why a freight truck cannot deliver to an address, in the words for its street; null if it can. */
export const freightProblem = (address: { street: string; apartment?: string }): string | null =>
  isPoBox(address)
    ? "Freight trucks can't deliver to a PO Box. Enter a street address for this order."
    : null;
