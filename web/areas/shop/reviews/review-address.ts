import type { ReviewSort } from "../../../../contract/sorts.ts";
import { reviewSortLabels } from "./review-sorts.ts";

/** Review filters in a product's URL: `?reviews=helpful&stars=5&reviews_page=2`. */
export interface ReviewAddress {
  sort: ReviewSort;
  rating: number | undefined;
  page: number;
}

const names = { sort: "reviews", rating: "stars", page: "reviews_page" } as const;

export const reviewsPerPage = 10;

/** Null for the default: the newest, which come with the product. */
export function readReviewAddress(params: URLSearchParams): ReviewAddress | null {
  if (!Object.values(names).some((name) => params.has(name))) return null;
  const sort = params.get(names.sort) ?? "";
  const rating = Number(params.get(names.rating));
  const page = Number(params.get(names.page));
  return {
    sort: sort in reviewSortLabels ? (sort as ReviewSort) : "newest",
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The query string for other reviews on the same page; a change of sort or stars goes back to the first page. */
export function reviewQuery(params: URLSearchParams, change: Partial<ReviewAddress>): string {
  const next = new URLSearchParams(params);
  next.delete(names.page);
  for (const [part, value] of Object.entries(change)) {
    const name = names[part as keyof typeof names];
    if (value === undefined || value === "newest" || (part === "page" && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next.size > 0 ? `?${next}` : "";
}
