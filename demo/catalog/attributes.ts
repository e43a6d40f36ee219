import standard from "../../db/standard-categories.json" with { type: "json" };

export interface Attribute {
  key: string;
  label: string;
  unit: string;
  kind: "enum" | "number" | "boolean" | "color";
}

/** Every attribute that a product of the demo may carry. */
export const attributes: readonly Attribute[] = standard.attributes.map(
  ({ key, label, kind, unit = "" }) => ({
    key,
    label,
    unit,
    kind: kind as Attribute["kind"],
  }),
);

const facets = new Map(standard.categories.map((category) => [category.slug, category.facets]));

/** Keys of the attributes that a category offers as facets, in their order. */
export function facetsOf(categorySlug: string): string[] {
  const keys = facets.get(categorySlug);
  if (!keys) throw new Error(`no facets for ${categorySlug}`);
  return keys;
}
