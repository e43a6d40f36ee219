import { Star } from "lucide-react";
import { formatCount, plural } from "../../ui/format.ts";

/** The average rating and the number of ratings; hidden if there are none. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  if (rating === null) return null;
  return (
    <p className="figures mt-1 flex items-center gap-1 text-xs text-graphite">
      <Star aria-hidden size={13} className="fill-ink text-ink" strokeWidth={1} />
      <span className="sr-only">{`Rated ${rating} of 5 by ${plural(reviews, "customer")}`}</span>
      <span aria-hidden>
        {rating.toFixed(1)} ({formatCount(reviews)})
      </span>
    </p>
  );
}
