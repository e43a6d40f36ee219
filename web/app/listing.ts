/** What a route's `handle` says to search engines. */
export interface Listing {
  /** The page, and all pages below it, are not for search engines. */
  isUnlisted?: boolean;
}
