import type { TaxIdKind } from "../../contract/identity/tax-id-words.ts";

/** Prefixes that the IRS has never given to an EIN (irs.gov, "How EINs are assigned and valid EIN prefixes"). */
const noPrefix = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

/** Only the digits, whichever way it was typed. */
export const taxIdDigits = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** What is wrong with a number; null if it can be one. */
export function taxIdProblem(kind: TaxIdKind, digits: string): string | null {
  const name = kind === "ein" ? "EIN" : "SSN";
  if (!/^\d{9}$/.test(digits)) return `An ${name} has 9 digits.`;
  const isOne =
    kind === "ein"
      ? !noPrefix.includes(digits.slice(0, 2))
      : !/^(000|666|9)/.test(digits) && digits.slice(3, 5) !== "00" && !digits.endsWith("0000");
  return isOne ? null : `This can't be an ${name}. Check the digits.`;
}

/** With its dashes, as forms have it. */
export const writtenTaxId = (kind: TaxIdKind, digits: string): string =>
  kind === "ein"
    ? `${digits.slice(0, 2)}-${digits.slice(2)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

/** All that is shown of it. */
export const maskedTaxId = (kind: TaxIdKind, last4: string): string =>
  kind === "ein" ? `••-•••${last4}` : `•••-••-${last4}`;
