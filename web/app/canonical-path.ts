/**
 * The canonical path of a page for search engines: without filters and sorting of a list, and without a product's
 * showroom; with the page number of a long list.
 */
export function canonicalPath(pathname: string, search: string): string {
  const bare = pathname.replace(/^(\/product\/[^/]+)\/[^/]+$/, "$1").replace(/(.)\/$/, "$1");
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isInteger(page) && page > 1 ? `${bare}?page=${page}` : bare;
}
