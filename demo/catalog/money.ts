import type { Random } from "../random.ts";

/** A customer's price at the least markup, against wholesale: margin 8 % and markup 10 %, with room for rounding. */
const dearest = 1.1 / 0.92;

/**
 * List price per square foot or piece in dollars that leaves a customer the given saving at the least
 * markup, ended as price lists end: `.x9` below 40 dollars, `.00`, `.50` or `.95` above.
 */
export function listPrice(wholesale: number, saving: number, random: Random): number {
  const raw = (wholesale * dearest) / (1 - saving);
  if (raw < 40) return Math.max(0.19, Math.floor(raw * 10) / 10 + 0.09);
  if (raw < 400) return Math.floor(raw) + random.pick([0, 0.5, 0.95]);
  return Math.round(raw / 5) * 5 + random.pick([0, 0, 4]);
}

/** Dollars to whole cents. */
export const cents = (dollars: number): number => Math.round(dollars * 100);
