/**
 * Whether the last month of a card has passed, in UTC.
 * @param expiry MM/YY; text of another form has no known end, which only the card's bank can tell
 */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month || !year) return false;
  // the first moment after its last month
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
}
