/** Keeps the digits of what was typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, "");
}

/** The whole number that a text says, a part taken for all of it: `1,200`, and 2 for `1.5`; NaN where it says none. */
export function typedQuantity(text: string): number {
  const plain = text.trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(plain)
    ? Math.ceil(Number(plain.replaceAll(",", "")))
    : Number.NaN;
}
