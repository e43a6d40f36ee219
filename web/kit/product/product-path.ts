/** A product's page; in a showroom the URL includes its ID, so that a shared link shows that pro's price. */
export function productPath(hash: string, vsdId: string | undefined, sku?: string): string {
  const path = vsdId ? `/product/${hash}/${vsdId}` : `/product/${hash}`;
  return sku ? `${path}?sku=${encodeURIComponent(sku)}` : path;
}

/** A card's link: to the variant selected by a filter, else to the product. */
export const cardPath = (
  { hash, sku, is_chosen }: { hash: string; sku: string; is_chosen?: true | undefined },
  vsdId: string | undefined,
): string => productPath(hash, vsdId, is_chosen && sku);

/** The list of a category's products; `all` stands for the whole showroom. */
export const listPath = (categorySlug: string, query = ""): string =>
  `/category/${categorySlug}/product${query}`;
