/** The API's list format around one page of rows. */
export interface ListForm<Row> {
  data: Row[];
  total: number;
  current_page: number;
  per_page: number;
  last_page: number;
  from: number | null;
  to: number | null;
  path: string;
  links: { url: string | null; label: string; active: boolean }[];
}

/**
 * Wraps one page of rows in the list form.
 * @param path the list's address; links carry it with the page's number
 */
export function listForm<Row>(
  rows: Row[],
  list: { total: number; page: number; per_page: number; path: string; query?: Record<string, string> },
): ListForm<Row> {
  const last_page = Math.max(1, Math.ceil(list.total / list.per_page));
  const first = (list.page - 1) * list.per_page + 1;
  const query = new URLSearchParams(list.query).toString();
  const start = `${list.path}?${query}${query && "&"}`;
  const link = (page: number, label: string) => ({
    url: page >= 1 && page <= last_page ? `${start}page=${page}&per_page=${list.per_page}` : null,
    label,
    active: page === list.page && label === String(page),
  });
  return {
    data: rows,
    total: list.total,
    current_page: list.page,
    per_page: list.per_page,
    last_page,
    from: rows.length > 0 ? first : null,
    to: rows.length > 0 ? first + rows.length - 1 : null,
    path: list.path,
    links: [
      link(list.page - 1, "Previous"),
      ...pagesAround(list.page, last_page).map((page) => link(page, String(page))),
      link(list.page + 1, "Next"),
    ],
  };
}

/** First, last, and the three to either side. */
function pagesAround(page: number, last: number): number[] {
  const wanted = [1, last, ...Array.from({ length: 7 }, (_, index) => page - 3 + index)];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
}
