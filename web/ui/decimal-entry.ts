/** Keeps digits and one dot, with at most two decimals: `1.2.345` becomes `1.23`. */
export function decimalOnly(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  return rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, 2)}`;
}
