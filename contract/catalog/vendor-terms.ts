import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success, versionSent } from "../shapes.ts";
import { mostLeadDays } from "./vendor-products.ts";

const hasCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
const amount = (label: string, max: number) =>
  dollars
    .min(0, `Enter ${label} of at least $0.`)
    .max(max, `Enter ${label} of at most $${max.toLocaleString("en-US")}.`)
    .refine(hasCents, "Enter an amount with at most two decimals.");

const terms = {
  /** For new products and price lists that say none. */
  lead_time_days: z
    .number("Enter a whole number of days.")
    .int("Enter a whole number of days.")
    .min(0, "Enter 0 days or more.")
    .max(mostLeadDays, "Enter a lead time of at most 730 days."),
  /** Once per order, for oversize products that go to Alaska, Hawaii, a territory or a military post. */
  remote_freight: amount("a freight charge", 100_000),
  /** Codes of states that the vendor does not ship to. */
  not_served: z
    .array(z.string().regex(/^[A-Z]{2}$/, "Enter a two-letter state code, such as CA."))
    .max(60, "Choose at most 60 states."),
  /** The least that a customer orders of the vendor at once, at the customer's prices; 0 for none. */
  minimum: amount("a minimum order", 1_000_000),
};

const vendorTerms = z.object({
  ...terms,
  version: z.number(),
  /** Null while nobody has looked at them. */
  saved_at: isoDate.nullable(),
});
export type OwnTerms = z.infer<typeof vendorTerms>;

export const getVendorTerms = endpoint("GET /api/vendor/terms", {
  summary: "The vendor's shipping terms: lead time, freight, states and minimum order",
  permission: "vendor.run",
  reply: success(vendorTerms),
});

export const changeVendorTerms = endpoint("PUT /api/vendor/terms", {
  summary: "Change the shipping terms; placed orders keep theirs, open carts follow at once",
  permission: "vendor.run",
  body: z.strictObject({ ...terms, version: versionSent }),
  reply: success(vendorTerms),
});
