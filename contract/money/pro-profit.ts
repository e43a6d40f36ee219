import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, periodDay, success } from "../shapes.ts";

const day = periodDay.optional();

/** Days of the pro's time zone, both included; without them the last 30. */
const span = {
  from: day,
  to: day,
};

const sums = z.object({
  /** Products at the client's prices, before coupons. */
  sold: dollars,
  /** The markup of these. */
  markup: dollars,
  coupons: dollars,
  /** Markup less coupons: what the ledger has of these orders. */
  profit: dollars,
  orders: z.number(),
  /** Markup of items that were declined, canceled or returned, less their coupons; in none of the above. */
  lost: dollars,
});
export type ProfitSums = z.infer<typeof sums>;

const part = z.object({
  name: z.string(),
  profit: dollars,
  sold: dollars,
  orders: z.number(),
});
export type ProfitPart = z.infer<typeof part>;

const own = { permission: "showroom.books" } as const;

export const proProfit = endpoint("GET /api/pro/profit", {
  summary: "What the pro's showroom earned, by time, client, category and vendor, beside the days before",
  ...own,
  query: z.object(span),
  reply: success(
    z.object({
      /** The first and the last day. */
      from: z.string(),
      to: z.string(),
      step: z.enum(["day", "week", "month"]),
      now: sums,
      /** As many days before. */
      before: sums.extend({ from: z.string(), to: z.string() }),
      /** A day, or the first day of a week or month. `before` is the same place in the days before. */
      points: z.array(z.object({ at: z.string(), profit: dollars, before: dollars, orders: z.number() })),
      /** The ten that brought most, and all others as one without an id. */
      clients: z.array(part.extend({ client_id: z.string().nullable() })),
      categories: z.array(part),
      vendors: z.array(part),
    }),
  ),
});

export const proProfitFile = endpoint("GET /api/pro/profit/csv", {
  summary: "The items of the same days as a CSV or Excel file, at most 50,000",
  ...own,
  query: z.object({ ...span, format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});
