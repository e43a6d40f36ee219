import { z } from "zod";
import { dollars } from "../shapes.ts";

const twoDecimals = (number: number) => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6;
const fourDecimals = (number: number) => Math.abs(number * 10_000 - Math.round(number * 10_000)) < 1e-6;
const stateCode = z.string().regex(/^[A-Z]{2}$/, "Choose a state.");

const addedRate = z.strictObject({
  state: stateCode,
  /** The first day on which the rate is in force. */
  from: z.iso.date("Enter a day."),
  percent: z
    .number("Enter a rate such as 6.25.")
    .min(0, "The rate is at least 0%.")
    .max(20, "The rate is at most 20%.")
    .refine(fourDecimals, "Enter at most four decimals."),
});
export type AddedTaxRate = z.output<typeof addedRate>;

const days = (most: number) =>
  z
    .number("Enter a number of days.")
    .int("Enter whole days.")
    .min(1, "Enter at least 1 day.")
    .max(most, `Enter at most ${most} days.`);

/** What decides what customers pay and how long they can return; each by its key among the settings. */
export const saleSettings = {
  pricing: z.strictObject({
    margin_percent: z
      .number("Enter the margin as a percentage, such as 8 or 8.5.")
      .min(0, "The margin is at least 0%.")
      .max(50, "The margin is at most 50%.")
      .refine(twoDecimals, "Enter at most two decimals."),
  }),
  /** Rates that come on top of the built-in table. Those that have begun stay as they are. */
  tax: z.strictObject({ rates: z.array(addedRate).max(500, "Add at most 500 rates.") }),
  shipping: z.strictObject({
    /** Where vendors' freight for oversize products is charged; everywhere else delivery is free. */
    freight_states: z.array(stateCode).max(70),
    /** The most that one vendor's freight costs in one order; null for whatever the vendor asks. */
    most_freight: dollars
      .min(0, "Enter $0 or more.")
      .max(100_000, "Enter at most $100,000.")
      .refine(twoDecimals, "Enter at most two decimals.")
      .nullable(),
  }),
  returns: z.strictObject({
    return_days: days(365),
    parcel_claim_days: days(365),
    freight_claim_days: days(365),
    /** In which vendors settle a return or claim. */
    refund_days: days(180),
  }),
};

const figures = z.object({
  total: dollars,
  vendors: dollars,
  pro: dollars,
  /** The marketplace's margin, without tax. */
  marketplace: dollars,
  shipping: dollars,
  tax: dollars,
  /** The last days to return and to report damage; null before the first delivery. */
  return_until: z.string().nullable(),
  claim_until: z.string().nullable(),
});
export type OrderFigures = z.output<typeof figures>;

export const settingEffect = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      placed_at: z.string(),
      state: z.string(),
      before: figures,
      after: figures,
    }),
  ),
});
export type SettingEffect = z.output<typeof settingEffect>;
