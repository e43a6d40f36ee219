import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, success } from "../shapes.ts";
import { productCard } from "./product-card.ts";

const needed = z.object({
  /** What it is for the job: "Grout". */
  part: z.string(),
  /** Slug of the category in which it is sold. */
  category: z.string(),
  why: z.string(),
  /** Not every job takes it. */
  is_optional: z.boolean(),
  product: productCard.pick({ hash: true, name: true, image: true, unit: true }),
  /** The variant to begin with. */
  sku: z.string(),
  variants: z.array(z.object({ sku: z.string(), label: z.string(), price: dollars, in_stock: z.boolean() })),
  /** Units for a square foot; null where the job takes one, whatever its area. */
  units_per_sqft: z.number().nullable(),
  /** Units for each product that is not sold by area: half a pack for two bulbs of four. */
  units_each: z.number(),
  /** Units for a foot of the walls around an area, for what runs along them; else null. */
  units_per_edge_ft: z.number().nullable(),
  /** How the units are counted, in words; null where the job takes one. */
  how: z.string().nullable(),
});
export type NeededProduct = z.infer<typeof needed>;
const neededInAll = needed.extend({
  count: z.number(),
  /** The arithmetic, line by line. */
  steps: z.array(z.string()),
  /** Of the lines that take it. */
  skus: z.array(z.string()),
});
export type NeededInAll = z.infer<typeof neededInAll>;

export const alsoNeededProducts = endpoint("GET /api/products/{hash}/also-needed", {
  summary: "What else a job with this product takes, of what the showroom sells: mortar, grout, sealer",
  permission: "public.read",
  params: z.object({ hash: z.string().max(40) }),
  query: z.object({
    showroom: z.string().max(60).optional(),
    sku: z
      .string()
      .max(80)
      .optional()
      .meta({ description: "The chosen variant; amounts depend on its size" }),
  }),
  reply: success(z.array(needed)),
});

export const alsoNeededForLines = endpoint("POST /api/products/also-needed", {
  summary: "What else the products of a cart take together, without what is in it already",
  permission: "public.read",
  body: z.strictObject({
    showroom: z.string().max(60),
    lines: z
      .array(
        z.strictObject({
          hash: z.string().max(40),
          sku: z.string().max(80),
          qty: z.number().int().min(1).max(100_000),
          /** That the quantity covers; null for what is not sold by area. */
          area_sqft: z.number().min(0).max(10_000_000).nullable(),
          edge_ft: z
            .number()
            .min(0)
            .max(100_000)
            .optional()
            .meta({ description: "Length of the walls around the area; without it, a square is assumed" }),
          joint_in: z
            .number()
            .min(0)
            .max(2)
            .optional()
            .meta({ description: "Width of the joints, where it is not the product's own" }),
          has: z
            .array(z.string().max(40))
            .max(40)
            .optional()
            .meta({ description: "Parts that are chosen for this line already" }),
        }),
      )
      .max(100),
  }),
  reply: success(z.array(neededInAll)),
});
