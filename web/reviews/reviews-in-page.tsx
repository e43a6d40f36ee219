import { lazy, memo, Suspense } from "react";
import type { Product } from "../../contract/catalog.ts";
import type { ReviewPage } from "./product-reviews.tsx";

const LiveReviews = import.meta.env.SSR
  ? (await import("./live-reviews.tsx")).default
  : lazy(() => import("./live-reviews.tsx"));

/**
 * A product's reviews: whole in the server's page, while a browser takes them over once the rest of the page stands,
 * so that their code delays nothing. Drawn again for other reviews alone, or the page would wait for them.
 */
export const ReviewsInPage = memo(function ReviewsInPage(shown: { product: Product; page: ReviewPage }) {
  return (
    <Suspense>
      <LiveReviews {...shown} />
    </Suspense>
  );
});
