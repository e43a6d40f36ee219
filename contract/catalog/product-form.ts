import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { readsProducts } from "../scopes.ts";
import { success } from "../shapes.ts";

export const vendorProductForm = endpoint("GET /api/vendor/product-form", {
  summary: "Choices for a product: categories with their attributes, brands and the vendor's usual lead time",
  ...readsProducts,
  reply: success(
    z.object({
      vendor: z.string(),
      lead_time_days: z.number(),
      categories: z.array(
        z.object({
          id: z.number(),
          parent: z.number().nullable(),
          name: z.string(),
          attributes: z.array(z.string()),
          surfaces: z.array(z.string()),
        }),
      ),
      attributes: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          unit: z.string(),
          kind: z.enum(["enum", "number", "boolean", "color"]),
        }),
      ),
      brands: z.array(z.string()),
      /** The categories in which the vendor has products. */
      own_categories: z.array(z.number()),
    }),
  ),
});
export type ProductForm = z.infer<typeof vendorProductForm.reply>["data"];

export const attributeValues = endpoint("GET /api/vendor/attribute-values", {
  summary: "Values that products in a category have for each text attribute, most common first",
  ...readsProducts,
  query: z.object({ category: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: success(z.array(z.object({ key: z.string(), values: z.array(z.string()) }))),
});
