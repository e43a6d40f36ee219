import { lazy } from "react";

/**
 * A product's reviews: whole in the server's page, while a browser takes them over once the rest of the page stands,
 * so that their code delays nothing.
 */
export const ReviewsInPage = import.meta.env.SSR
  ? (await import("./live-reviews.tsx")).default
  : lazy(() => import("./live-reviews.tsx"));
