import { z } from "zod";

/** US dollars with at most two decimals. */
export const dollars = z.number().meta({ description: "US dollars with at most two decimals" });

/** `{ success: true, message?, data }`, the form of every success. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** An amount that somebody sends. */
export const dollarsSent = dollars.max(10_000_000);

/** The most that a whole number in the database can be. */
const mostWhole = 2_147_483_647;
/** A whole number from 1 that somebody sends. */
export const countSent = z.number().int().min(1).max(mostWhole);
/** The version of something that was read before it is changed; the next one has to fit as well. */
export const versionSent = z
  .number()
  .int()
  .min(1)
  .max(mostWhole - 1);
/** The same as part of an address. */
export const versionAsked = z.coerce
  .number()
  .int()
  .min(1)
  .max(mostWhole - 1);

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

export const isoDate = z.string().meta({ description: "ISO 8601, UTC" });

/** Delivery dates of a line: of all of it, and of its parts when stock covers only some of the units. */
export const lineDelivery = z.object({
  earliest: isoDate,
  latest: isoDate,
  parts: z.array(
    z.object({ qty: z.number(), is_made_to_order: z.boolean(), earliest: isoDate, latest: isoDate }),
  ),
});
export type LineDelivery = z.infer<typeof lineDelivery>;

/** How a list is sorted: by one of its keys, or with a minus sign before it in the other direction. */
export const sortOf = <Key extends string>(keys: readonly Key[]) =>
  z
    .enum(
      keys.flatMap((key) => [key, `-${key}` as const]),
      `Sort by one of ${keys.join(", ")}, with a minus sign for the other direction.`,
    )
    .optional();

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
const badLink = "This link was already used or has expired. Please request a new one.";
export const mailedToken = z.string().min(10, badLink).max(200, badLink);

/** A day of the marketplace, or a time with its zone, that somebody sends. */
export const timeSent = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(T[\d:.]{5,12}(Z|[+-]\d\d:\d\d))?$/,
    "Write a day as 2026-11-30, or a time as 2026-11-30T17:00:00Z.",
  )
  .refine((text) => Date.parse(text) >= 0, "This time is not possible.")
  .meta({
    description:
      "ISO 8601; a day without a time is a day of the marketplace (America/Los_Angeles unless the server says otherwise)",
  });
export const uuid = z.uuid("This is not a valid id.");

const required = (what: string, max: number) =>
  z.string(`Enter ${what}.`).trim().min(1, `Enter ${what}.`).max(max);

const atMost = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);

/** A phone number as people write it, with an extension such as `x12` or `ext. 4`. */
export const phoneForm = /^\+?[\d\s()./-]{7,}([\s,;]*(x|ext\.?|extn\.?|extension|#)[\s.:]*\d{1,7})?$/i;

/** What a vendor's driver needs besides the address; each may be empty. */
export const deliveryDetails = {
  /** Who receives it, if not the customer. */
  name: atMost(120),
  phone: z.union([z.literal(""), atMost(30).regex(phoneForm, "Enter a phone number with area code.")]),
  delivery_notes: atMost(300),
};

/** A US postal address as people type it. */
export const shippingAddress = z.strictObject({
  street: required("a street", 120),
  apartment: z.string().trim().max(60).default(""),
  city: required("a city", 80),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "Use the two-letter code of the state, such as CA."),
  zip_code: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP code with 5 digits."),
  name: deliveryDetails.name.optional(),
  phone: deliveryDetails.phone.optional(),
  delivery_notes: deliveryDetails.delivery_notes.optional(),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

const dayWords = "Enter a day such as 2026-05-03.";

/** A day of a period. The last years that a date can have are refused: PostgreSQL can't count on from them. */
export const periodDay = z.iso.date({ error: dayWords, abort: true }).refine((day) => day < "3000", dayWords);
