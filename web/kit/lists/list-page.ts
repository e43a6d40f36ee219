/** How many rows a page of a list can have; the first unless chosen. */
export const pageSizes = [25, 50, 100] as const;

/** The page and its size in the address of a list. */
export function listPage(search: URLSearchParams): { page: number; per_page: number } {
  const page = Number(search.get("page"));
  const per_page = Number(search.get("per_page"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    per_page: pageSizes.find((size) => size === per_page) ?? pageSizes[0],
  };
}
