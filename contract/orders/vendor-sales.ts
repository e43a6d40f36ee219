import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success } from "../shapes.ts";

/** Days that sales are looked at over; up to 31 are shown by day, more by week, a year by month. */
export const salesSpans = [7, 30, 90, 365] as const;

const days = z.coerce
  .number()
  .refine((value) => (salesSpans as readonly number[]).includes(value), "Choose 7, 30, 90 or 365 days.")
  .default(30);

const sum = z.object({
  name: z.string(),
  /** At the vendor's own prices, without what came back. */
  amount: dollars,
  units: z.number(),
});
export type SalesSum = z.infer<typeof sum>;

const own = { permission: "vendor.run", scope: "payouts:read" } as const;

export const vendorSales = endpoint("GET /api/vendor/sales", {
  summary: "What the vendor sold, at its own prices, by time, product, category and state",
  ...own,
  query: z.object({ days }),
  reply: success(
    z.object({
      from: isoDate,
      /** All that was paid for. */
      sold: dollars,
      /** Declined, canceled or returned since; `sold` less this is what the ledger has of these orders. */
      taken_back: dollars,
      net: dollars,
      /** Of the days before, as many. */
      net_before: dollars,
      orders: z.number(),
      units: z.number(),
      /** Of the delivered units, those returned or asked to be, in percent. */
      returned_percent: z.number(),
      /** Orders, of any time, with items that have not arrived. */
      open_orders: z.number(),
      /** A day, or the first day of a week or month, in the account's time zone. */
      points: z.array(z.object({ at: z.string(), net: dollars, orders: z.number() })),
      /** The ten that brought most. */
      products: z.array(sum.extend({ hash: z.string(), sku: z.string() })),
      categories: z.array(sum),
      /** By the state the order was sent to. */
      states: z.array(sum),
    }),
  ),
});

export const vendorSalesFile = endpoint("GET /api/vendor/sales/csv", {
  summary: "The sold items of the same days as a CSV or Excel file, at most 50,000",
  ...own,
  query: z.object({ days, format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});
