import { calendarDay } from "../days/calendar.ts";

/**
 * Whether the last month of a card has passed where the marketplace is.
 * @param expiry MM/YY; text of another form has no known end, which only the card's bank can tell
 */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month || !year) return false;
  return `20${year}-${month}` < calendarDay(now).slice(0, 7);
}
