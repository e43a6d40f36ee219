/** A product's page; in a showroom its ID goes along, so that a shared link shows that pro's price. */
export function productPath(hash: string, vsdId: string | undefined, sku?: string): string {
  const path = vsdId ? `/product/${hash}/${vsdId}` : `/product/${hash}`;
  return sku ? `${path}?sku=${encodeURIComponent(sku)}` : path;
}

/** The list of a category's products; `all` stands for the whole showroom. */
export const listPath = (categorySlug: string, query = ""): string =>
  `/category/${categorySlug}/product${query}`;
