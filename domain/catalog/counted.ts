/** An amount's size with at most two decimals. Not by Intl, whose first use holds a phone up for 60 ms. */
export function digitsOf(amount: number): { whole: string; part: string } {
  const [whole = "", part = ""] = Math.abs(amount).toFixed(2).split(".");
  return { whole: whole.replace(/\B(?=(\d{3})+$)/g, ","), part };
}

/** `12500` as `12,500`; at most two decimals. */
export function formatCount(value: number): string {
  const { whole, part } = digitsOf(value);
  const decimals = part.replace(/0+$/, "");
  return `${value <= -0.005 ? "−" : ""}${whole}${decimals && `.${decimals}`}`;
}
