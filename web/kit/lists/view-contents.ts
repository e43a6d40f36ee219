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

/** The sort that a page's address asks for: a key, with a minus sign for descending; undefined for any other. */
export function sortIn<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
): Key | `-${Key}` | undefined {
  const asked = search.get("sort") ?? "";
  return keys.includes(asked.replace(/^-/, "") as Key) ? (asked as Key | `-${Key}`) : undefined;
}
