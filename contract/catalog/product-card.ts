import { z } from "zod";
import { dollars, picture } from "../shapes.ts";

export const productCard = z.object({
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  vendor: z.string(),
  category: z.object({ id: z.number(), name: z.string(), slug_url: z.string() }),
  image: picture.nullable(),
  images_count: z.number(),
  rating: z.number().nullable(),
  reviews: z.number(),
  unit: z.string(),
  box_sqft: z.number().nullable(),
  minimum_unit: z.number(),
  /** SKU that `price` belongs to, so that a card can be added to the cart. */
  sku: z.string(),
  price: dollars,
  price_per_sqft: dollars.nullable(),
  list_price: dollars,
  savings_percent: z.number(),
  /** True when no showroom was named: `price` is then the list price. */
  needs_showroom: z.boolean(),
  in_stock: z.boolean(),
  /** Sold beyond its stock too: without any it is made to order, in `lead_time_days`. */
  allows_backorder: z.boolean(),
  lead_time_days: z.number(),
  has_model: z.boolean(),
  /** Colours or finishes, for dots on the card: at most 6 of `looks_count`. */
  swatches: z.array(z.object({ label: z.string(), color: z.string(), image: picture.nullable() })),
  looks_count: z.number(),
  variants_count: z.number(),
  /** A filter or the search names options of its variants: picture, SKU, price, box and stock are those of the variant that has them. */
  is_chosen: z.literal(true).optional(),
  /** What the chosen variant has besides its color and finish, which its picture shows: "30 in." */
  chosen_options: z.string().optional(),
});
export type ProductCard = z.infer<typeof productCard>;
