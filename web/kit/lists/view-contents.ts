/** What a view keeps of a table. */
export interface ViewContents {
  /** Filter and sort as the page's address has them. */
  search: string;
  hidden_columns: readonly string[];
}

/** The same filter in the same order, on its first page. */
export function withoutPage(search: string): string {
  const parts = new URLSearchParams(search);
  parts.delete("page");
  parts.sort();
  return parts.toString();
}
