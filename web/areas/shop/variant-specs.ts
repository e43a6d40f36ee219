import type { Product, Variant } from "../../../contract/catalog/catalog.ts";

type Sizes = Variant["item_size"];

/** Where a variant states its own value for a product attribute. */
const measures: Readonly<Record<string, keyof Sizes>> = {
  width_in: "width_size",
  depth_in: "length_size",
  height_in: "height_size",
  thickness_in: "height_size",
};

/** A product's data for one variant: a width that differs between variants is the variant's own. */
export function specsOfVariant(
  { specs, variants }: Pick<Product, "specs"> & { variants: readonly { item_size: Sizes }[] },
  variant: Pick<Variant, "options" | "item_size">,
): Product["specs"] {
  return specs
    .filter(({ label }) => !(label in variant.options))
    .map((spec) => {
      const measure = measures[spec.key];
      const own = measure && variant.item_size[measure];
      const differs = own && variants.some(({ item_size }) => item_size[measure] !== own);
      return differs ? { ...spec, value: own } : spec;
    });
}
