import { Link, useLocation } from "react-router";
import { useSession } from "../../../client/session/use-session.ts";
import { ReviewButton } from "../../../kit/reviews/review-button.tsx";
import { ReviewStatus } from "../../../kit/reviews/review-status.tsx";
import type { OwnReview } from "./use-own-review.ts";

/** The button to write a review, or why it is not possible; an earlier review with its status. */
export function WriteReview({ product, mine }: { product: { hash: string; name: string }; mine: OwnReview }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status === "guest") {
    return (
      <p className="text-graphite text-sm">
        Did you buy it here?{" "}
        <Link className="link" to={`/login?${new URLSearchParams({ redirect: pathname })}`}>
          Sign in to write a review
        </Link>
        .
      </p>
    );
  }
  if (!mine.own) return null;
  if (!mine.own.may_write) {
    return <p className="text-graphite text-sm">Only customers who received the product can review it.</p>;
  }
  return (
    <div>
      {mine.own.review && mine.own.review.status !== "published" && (
        <div className="mb-4 border-edge border-l-2 pl-4 text-sm">
          <ReviewStatus review={mine.own.review} />
        </div>
      )}
      <ReviewButton product={product} before={mine.own.review} onWritten={mine.setReview} />
    </div>
  );
}
