/** Keeps the digits of what was typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, "");
}

/** Keeps digits and one dot, with at most two decimals: `1.2.345` becomes `1.23`. */
export function decimalOnly(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  return rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, 2)}`;
}

/** A quantity as it is taken: a whole number, for nobody sells part of a box, at least `minimum`, at most `maximum`. */
export function clampQuantity(
  typed: string,
  minimum: number,
  maximum: number = Number.MAX_SAFE_INTEGER,
): number {
  const value = Math.ceil(Number(decimalOnly(typed)) || 0);
  return Math.max(minimum, Math.min(value, maximum));
}
