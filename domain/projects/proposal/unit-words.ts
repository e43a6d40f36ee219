/** Units of measure and words that have no plural of their own. */
const fixed = /^(sq ft|linear ft|ft|in|yd|sq yd|lot|.*s)$/i;

/** A quantity in a proposal as people say it: "1 piece", "2 boxes", "34 hours", "12 sq ft". Any unit may be typed. */
export function quantityWords(quantity: string, qty: number, unit: string): string {
  const one = unit.trim().toLowerCase();
  if (!one) return quantity;
  if (qty === 1 || fixed.test(one) || !/[a-z]$/.test(one)) return `${quantity} ${one}`;
  return `${quantity} ${one}${/(x|ch|sh)$/.test(one) ? "es" : "s"}`;
}
