/** The first two digits of a routing number: Federal Reserve districts, thrifts, electronic payments, checks. */
const prefixes: readonly (readonly [number, number])[] = [
  [1, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];

/**
 * Whether nine digits are a routing number that a bank can have, after the American Bankers Association: a known
 * prefix, and a checksum by the weights 3, 7, 1.
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const prefix = Number(digits.slice(0, 2));
  if (!prefixes.some(([from, to]) => prefix >= from && prefix <= to)) return false;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * [3, 7, 1][index % 3]!, 0);
  return sum % 10 === 0;
}

/** What people see of an account number. */
export const lastFour = (accountNumber: string): string => accountNumber.slice(-4);

/** What to say of a routing number that cannot be right; undefined if it can. */
export const routingProblem = (digits: string): string | undefined => {
  if (!/^\d{9}$/.test(digits)) return "A routing number has 9 digits.";
  return isRoutingNumber(digits) ? undefined : "This is not a routing number. Check it against your bank's.";
};
