import type { ReviewSort } from "../../../../contract/sorts.ts";

export const reviewSortLabels = {
  newest: "Newest",
  helpful: "Most helpful",
  highest: "Highest rated",
  lowest: "Lowest rated",
} as const satisfies Record<ReviewSort, string>;
