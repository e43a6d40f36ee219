import type { Product, Variant } from "../../../contract/catalog/catalog.ts";

/** What shows a variant, its own picture first; all of the product's pictures where none shows it. */
export function picturesOf(
  { images }: Pick<Product, "images">,
  variant: Pick<Variant, "images"> | undefined,
): Product["images"] {
  const shown = variant?.images.flatMap((at) => images[at] ?? []) ?? [];
  return shown.length > 0 ? shown : images;
}
