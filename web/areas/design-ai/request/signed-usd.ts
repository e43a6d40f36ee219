import { formatUsd } from "../../../ui/format.ts";

/** A difference in price with its sign: "+$120.00", "−$640.00". */
export const signedUsd = (amount: number): string =>
  Math.abs(amount) < 0.005 ? "No difference" : `${amount > 0 ? "+" : "−"}${formatUsd(Math.abs(amount))}`;
