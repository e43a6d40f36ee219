import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";

type DocumentedVariant = Pick<
  Variant,
  "sku" | "options" | "item_size" | "box_sqft" | "pieces_per_box" | "weight_lb"
>;

/** The product data in documents; no price, no stock. */
export type DocumentedProduct = Pick<
  Product,
  "hash" | "name" | "brand" | "vendor" | "description" | "unit" | "specs" | "warranty" | "minimum_unit"
> & { variants: DocumentedVariant[]; image: Product["images"][number] | null };

export function documentedProduct(product: Product): DocumentedProduct {
  const { hash, name, brand, vendor, description, unit, specs, warranty, minimum_unit } = product;
  return {
    hash,
    name,
    brand,
    vendor,
    description,
    unit,
    specs,
    warranty,
    minimum_unit,
    image: product.images[0] ?? null,
    variants: product.variants.map(
      ({ sku, options, item_size, box_sqft, pieces_per_box, weight_lb }): DocumentedVariant => ({
        sku,
        options,
        item_size,
        box_sqft,
        pieces_per_box,
        weight_lb,
      }),
    ),
  };
}
