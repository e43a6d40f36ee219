import { type Cents, toDollars } from "./money.ts";

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents formatted for people: 123450 is $1,234.50. */
export const usd = (cents: Cents): string => format.format(toDollars(cents)).replace("-", "−");
