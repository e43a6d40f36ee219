/** Keeps only the typed digits. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, "");
}

/** Keeps the digits of a ZIP code, with the hyphen of ZIP+4: `97205-1234`. */
export function zipOnly(text: string): string {
  const digits = digitsOnly(text).slice(0, 9);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/**
 * Drops what cannot be part of an area: everything before its first digit, and characters such as `$`. Two sides and
 * units stay: `12.5 x 10`, `12 ft 6 in by 10 ft`, `100 sq ft + 8 x 2.5`.
 */
export function areaOnly(text: string): string {
  return text.replace(/^[^\d.]+/, "").replace(/[^\d\s.,+/'"′″’”×*²½¼¾a-z-]/gi, "");
}

/** The whole number in a text, rounded up: `1,200`, and 2 for `1.5`; NaN if there is none. */
export function typedQuantity(text: string): number {
  const plain = text.trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(plain)
    ? Math.ceil(Number(plain.replaceAll(",", "")))
    : Number.NaN;
}
