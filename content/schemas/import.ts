import { z } from "zod";

/** A column's title without spaces, in small letters. */
const column = z
  .string()
  .regex(
    /^[a-z0-9#]+$/,
    'Write the title of a column in small letters without spaces, such as "itemnumber".',
  );

const fields = z.enum([
  "sku",
  "product",
  "name",
  "description",
  "brand",
  "category",
  "unit",
  "minimum",
  "wholesale",
  "price_unit",
  "currency",
  "list",
  "box_sqft",
  "pieces_per_box",
  "box_feet",
  "size",
  "width",
  "length",
  "height",
  "depth",
  "thickness",
  "finish",
  "color",
  "stock",
  "lead_time",
  "weight",
  "freight",
  "backorder",
  "warranty",
  "picture",
]);

/** Vendors' titles of columns for each field of a price list, the one that wins first. */
export const columns = z.record(fields, z.array(column).min(1));

/** Columns of Shopify's product export: the fields that they hold, and what columns were called before. */
export const shopify = z.strictObject({
  fields: z.record(column, fields),
  formerNames: z.record(column, column),
});

/** What vendors call the shop's categories in their price lists, in small letters; each name stands for one category. */
export const categoryNames = z
  .array(
    z.strictObject({
      slug: z.string().regex(/^[a-z0-9-]+$/),
      names: z.array(z.string().regex(/^[a-z0-9 ]+$/)).min(1),
    }),
  )
  .refine((entries) => {
    const names = entries.flatMap((entry) => entry.names);
    return new Set(names).size === names.length;
  }, "Each name may stand for one category only.");
