import { Star } from "lucide-react";
import type { Product } from "../../contract/catalog.ts";
import { formatCount, formatDate, plural } from "../ui/format.ts";

/** What customers say: how ratings are spread, and the latest in their words. */
export function Reviews({ product }: { product: Product }) {
  if (product.reviews === 0) return null;
  return (
    <section className="mt-16 border-hairline border-t pt-8" id="reviews">
      <h2 className="heading text-lg">{plural(product.reviews, "review")}</h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Spread counts={product.rating_counts} rating={product.rating ?? 0} />
        <ul>
          {product.latest_reviews.map((review) => (
            <li key={review.id} className="border-hairline border-b py-5 first:pt-0">
              <Stars rating={review.rating} />
              <h3 className="mt-2 font-semibold">{review.title}</h3>
              <p className="mt-1 max-w-[68ch]">{review.body}</p>
              <p className="figures mt-2 text-graphite text-sm">
                {review.author}, {formatDate(review.created_at)}
              </p>
              {review.vendor_reply && (
                <p className="mt-3 border-edge border-l-2 pl-4 text-sm">
                  <span className="font-medium">{product.vendor} answers: </span>
                  {review.vendor_reply}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5`} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={16}
          strokeWidth={1.25}
          className={star <= rating ? "fill-ink" : "text-edge"}
        />
      ))}
    </p>
  );
}

function Spread({ counts, rating }: { counts: readonly number[]; rating: number }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <p className="figures">
        <span className="heading text-2xl">{rating.toFixed(1)}</span>{" "}
        <span className="text-graphite">of 5</span>
      </p>
      <ul className="mt-4 grid gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars} className="figures grid grid-cols-[4rem_1fr_3rem] items-center gap-3 text-sm">
              <span className="text-graphite">{plural(stars, "star")}</span>
              <span className="h-2 bg-hairline">
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
                />
              </span>
              <span className="text-right text-graphite">{formatCount(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
