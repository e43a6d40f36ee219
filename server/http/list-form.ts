import { deepestRow } from "../../contract/list-depth.ts";
import { failFields } from "./failure.ts";

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

/** How many rows come before a page. Refuses with 422 a page with rows past the deepest. */
export function offsetOf({ page, per_page }: { page: number; per_page: number }): number {
  if (page * per_page > deepestRow) {
    const rows = deepestRow.toLocaleString("en-US");
    failFields({ page: `Pages show the first ${rows} rows. Narrow the list by search, filters or dates.` });
  }
  return (page - 1) * per_page;
}

/** The last page that a list shows; 1 if it is empty. */
export function lastPageOf(total: number, per_page: number, deepest = deepestRow): number {
  return Math.max(1, Math.min(Math.ceil(total / per_page), Math.floor(deepest / per_page)));
}

interface ListAsked {
  total: number;
  page: number;
  per_page: number;
  /** Links carry it with the page's number. */
  path: string;
  query?: Record<string, string>;
  /** How many rows its pages show; fewer than `total` in a long list. */
  deepest?: number;
}

/** Wraps one page of rows in the list form. */
export function listForm<Row>(rows: Row[], list: ListAsked): ListForm<Row> {
  const last_page = lastPageOf(list.total, list.per_page, list.deepest);
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
