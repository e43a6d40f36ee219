import { lazy, memo, Suspense } from "react";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { partIsWanted } from "../../../ui/part-is-wanted.ts";
import type { ReviewPage } from "./product-reviews.tsx";

const LiveReviews = import.meta.env.SSR
  ? (await import("./live-reviews.tsx")).default
  : lazy(async () => {
      await partIsWanted();
      return loadInTime(import("./live-reviews.tsx"));
    });

/**
 * A product's reviews: complete in the server's page, hydrated when the visitor comes near them or uses the page, so
 * that their code delays nothing. Rendered again only for other reviews, or the page would wait for them.
 */
export const ReviewsInPage = memo(function ReviewsInPage(shown: { product: Product; page: ReviewPage }) {
  return (
    <Suspense>
      <LiveReviews {...shown} />
    </Suspense>
  );
});
