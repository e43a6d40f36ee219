import { z } from "zod";

/** US dollars with at most two decimals. */
export const dollars = z.number().meta({ description: "US dollars with at most two decimals" });

/** `{ success: true, message?, data }`, the form of every success. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** The list form: rows at `data.data`. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object(listShape(row));

export const listShape = <Row extends z.ZodType>(row: Row) => ({
  data: z.array(row),
  total: z.number(),
  current_page: z.number(),
  per_page: z.number(),
  last_page: z.number(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  path: z.string(),
  links: z.array(z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() })),
});

/** `page` from 1, `per_page` 10 unless told, at most 100; numbers or their text. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
};

/** A picture in the sizes 96 to 1600; `url` is the 800 px WebP, other sizes and formats by its last part. */
export const picture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  placeholder: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** The secret of a mailed link; one that was cut off on the way is no better than a used one. */
const badLink = "This link has been used before or is out of date. Please ask for a new one.";
export const mailedToken = z.string().min(10, badLink).max(200, badLink);

export const isoDate = z.string().meta({ description: "ISO 8601, UTC" });
export const uuid = z.uuid("This is not a valid id.");

const required = (label: string, max: number) =>
  z.string().trim().min(1, `The ${label} field is required.`).max(max);

/** A US postal address as people type it. */
export const shippingAddress = z.strictObject({
  street: required("street", 120),
  apartment: z.string().trim().max(60).default(""),
  city: required("city", 80),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "Use the two-letter code of the state, such as CA."),
  zip_code: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "A ZIP code has five digits."),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;
