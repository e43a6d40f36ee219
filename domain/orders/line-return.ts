import { type Cents, splitCents } from "../money/money.ts";
import { type RefundedLine, splitGiven } from "./line-refund.ts";

/**
 * Splits a sold line into `qty` units that are returned and the rest, for a partial return. Both parts, and what they
 * have given back before, add up to the line to the cent. Throws RangeError unless 0 < qty < the line's quantity.
 */
export function splitLine<L extends RefundedLine>(line: L, qty: number): { kept: L; returned: L } {
  if (!Number.isInteger(qty) || qty <= 0 || qty >= line.qty) {
    throw new RangeError(`cannot take ${qty} units out of ${line.qty}`);
  }
  const parts = (cents: Cents) => splitCents(cents, [line.qty - qty, qty]);
  const [discount, shipping, tax] = [
    parts(line.discount_cents),
    parts(line.shipping_cents),
    parts(line.tax_cents),
  ];
  const part = (index: 0 | 1, units: number): L => {
    const amounts = {
      discount_cents: discount[index]!,
      shipping_cents: shipping[index]!,
      tax_cents: tax[index]!,
    };
    const { discount_cents, shipping_cents, tax_cents } = amounts;
    const total = line.unit_price_cents * units - discount_cents + shipping_cents + tax_cents;
    return { ...line, ...amounts, qty: units, line_total_cents: total };
  };
  const [kept, returned] = [part(0, line.qty - qty), part(1, qty)];
  const [keptGave, returnedGave] = splitGiven(line, [kept, returned]);
  return { kept: { ...kept, ...keptGave }, returned: { ...returned, ...returnedGave } };
}

/**
 * What we keep from a refund: the initial shipping cost, at most the return shipping cost. The carrier charges the same
 * for the return unless another cost is known.
 */
export const restockingFee = (initialShipping: Cents, returnShipping: Cents = initialShipping): Cents =>
  Math.min(initialShipping, returnShipping);
