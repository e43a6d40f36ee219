import type { ReviewSort } from "../../contract/reviews.ts";

export const reviewSortLabels = {
  newest: "Newest",
  helpful: "Most helpful",
  highest: "Best first",
  lowest: "Worst first",
} as const satisfies Record<ReviewSort, string>;
