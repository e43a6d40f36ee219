import { z } from "zod";

export const categorySlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and hyphens, such as tile-flooring.")
  .max(80);
export const structureName = z.string().trim().min(1).max(120, "Enter at most 120 characters.");
export const attributeKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, "Use lowercase letters, digits and underscores, such as pile_height_in.")
  .max(60);

/** The departments, categories and attributes of a marketplace, as a file brings them. What is left out stays as it is. */
export const categoriesFile = z.strictObject({
  departments: z
    .array(
      z.strictObject({
        name: structureName,
        slug: categorySlug,
        /** Slugs of categories, in the order of the menu. */
        categories: z.array(categorySlug).default([]),
      }),
    )
    .default([]),
  categories: z
    .array(
      z.strictObject({
        name: structureName,
        slug: categorySlug,
        description: z.string().max(2000).optional(),
        /** Keys of the attributes that filter its products, in their order; its children have the same. */
        facets: z.array(attributeKey).optional(),
        children: z
          .array(
            z.strictObject({
              name: structureName,
              slug: categorySlug,
              description: z.string().max(2000).optional(),
              facets: z.array(attributeKey).optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
  attributes: z
    .array(
      z.strictObject({
        key: attributeKey,
        label: structureName,
        kind: z.enum(["enum", "number", "boolean", "color"]),
        unit: z.string().max(20).default(""),
        /** What it can be, in the order of the filter. */
        choices: z.array(z.string().min(1).max(80)).max(200).optional(),
      }),
    )
    .default([]),
});
export type CategoriesFile = z.output<typeof categoriesFile>;
