/**
 * The one address under which search engines should know a page, within the shop: without what narrows or sorts a
 * list, and without the showroom that a product is looked at in; with the page of a long list.
 */
export function canonicalPath(pathname: string, search: string): string {
  const bare = pathname.replace(/^(\/product\/[^/]+)\/[^/]+$/, "$1").replace(/(.)\/$/, "$1");
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isInteger(page) && page > 1 ? `${bare}?page=${page}` : bare;
}
