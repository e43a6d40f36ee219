/** Whole US cents. All money inside the product is in cents; dollars exist only on the wire and on screen. */
export type Cents = number;

/** Rounds half up (away from zero for debts) to a whole cent; the only rounding of money. */
export function roundCents(value: number): Cents {
  // a nudge of a few float steps lets 1.005 × 100, stored as 100.49999999999999, round as people expect
  const nudged = Math.abs(value) * (1 + 4 * Number.EPSILON);
  return Math.sign(value) * Math.floor(nudged + 0.5) || 0;
}

/** `part` basis points of an amount: 1000 is 10 %. */
export const basisPoints = (cents: Cents, part: number): Cents => roundCents((cents * part) / 10_000);

/**
 * Splits `total` in proportion to `weights` without losing or inventing a cent: largest remainders first,
 * earlier ones first among equals. All weights zero: everything goes to the first.
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.trunc);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: Math.abs(value - Math.trunc(value)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.abs(left))) parts[index]! += Math.sign(left);
  return parts;
}

/** Dollars for the wire, with at most two decimals. */
export const toDollars = (cents: Cents): number => Math.round(cents) / 100;

/** Cents from dollars on the wire; fractions of a cent are rounded. */
export const fromDollars = (dollars: number): Cents => roundCents(dollars * 100);
