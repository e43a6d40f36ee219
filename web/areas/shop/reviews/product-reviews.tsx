import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import type { Review } from "../../../../contract/catalog/reviews.ts";
import type { ReviewSort } from "../../../../contract/sorts.ts";
import { ReviewText } from "../../../kit/reviews/review-text.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { formatCount, plural } from "../../../ui/format.ts";
import { readReviewAddress, reviewQuery } from "./review-address.ts";
import { reviewSortLabels } from "./review-sorts.ts";

/** One page of a product's reviews. */
export interface ReviewPage {
  data: readonly Review[];
  current_page: number;
  last_page: number;
  total: number;
}

interface Reviews {
  product: Product;
  page: ReviewPage;
  /** What the account can do here. */
  tools: { write: ReactNode; helpful: (review: Review) => ReactNode };
}

/** Customer reviews: the rating distribution, and the texts; every choice is a link. */
export function ProductReviews({ product, page, tools }: Reviews) {
  return (
    <section className="mt-16 border-hairline border-t pt-8" id="reviews" aria-labelledby="reviews-heading">
      <h2 className="heading text-lg" id="reviews-heading">
        {product.reviews === 0 ? "Reviews" : plural(product.reviews, "review")}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          {product.reviews > 0 && <Spread counts={product.rating_counts} rating={product.rating ?? 0} />}
          {product.reviews === 0 && <p>No reviews yet.</p>}
          <div className="mt-6 min-h-11 print:hidden">{tools.write}</div>
        </div>
        {product.reviews > 0 && <Written product={product} page={page} tools={tools} />}
      </div>
    </section>
  );
}

function Written({ product, page, tools }: Reviews) {
  return (
    <div>
      {product.reviews > 1 && <SortLinks />}
      {page.data.length === 0 && (
        <p className="py-5 text-graphite">No reviews with this rating. Choose another, or all.</p>
      )}
      <ul>
        {page.data.map((review) => (
          <li key={review.id} className="border-hairline border-b py-5 first:pt-0">
            <ReviewText review={review} vendor={product.vendor}>
              {tools.helpful(review)}
            </ReviewText>
          </li>
        ))}
      </ul>
      <PageLinks page={page} />
    </div>
  );
}

function PageLinks({ page: { current_page, last_page } }: { page: ReviewPage }) {
  const [search] = useSearchParams();
  if (last_page <= 1) return null;
  const link = (page: number, label: string) =>
    page >= 1 &&
    page <= last_page && (
      <Link
        to={{ search: reviewQuery(search, { page }), hash: "#reviews" }}
        rel="nofollow"
        className={buttonClass("secondary")}
      >
        {label}
      </Link>
    );
  return (
    <nav aria-label="More reviews" className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
      {link(current_page - 1, "Previous reviews")}
      <p className="figures text-graphite text-sm">{`Page ${current_page} of ${last_page}`}</p>
      {link(current_page + 1, "More reviews")}
    </nav>
  );
}

function SortLinks() {
  const [search] = useSearchParams();
  const chosen = readReviewAddress(search)?.sort ?? "newest";
  return (
    <nav
      aria-label="Sort reviews"
      className="mb-6 flex flex-wrap gap-x-6 border-hairline border-b text-sm print:hidden"
    >
      {Object.entries(reviewSortLabels).map(([sort, label]) => (
        <Link
          key={sort}
          to={{ search: reviewQuery(search, { sort: sort as ReviewSort }), hash: "#reviews" }}
          preventScrollReset
          replace
          rel="nofollow"
          aria-current={sort === chosen ? "true" : undefined}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 text-graphite hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Spread({ counts, rating }: { counts: readonly number[]; rating: number }) {
  const [search] = useSearchParams();
  const chosen = readReviewAddress(search)?.rating;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <p className="figures">
        <span className="heading text-2xl">{rating.toFixed(1)}</span>{" "}
        <span className="text-graphite">of 5</span>
      </p>
      <ul className="mt-3">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          const isChosen = chosen === stars;
          return (
            <li key={stars}>
              <Link
                to={{
                  search: reviewQuery(search, { rating: isChosen ? undefined : stars }),
                  hash: "#reviews",
                }}
                preventScrollReset
                replace
                rel="nofollow"
                aria-current={isChosen ? "true" : undefined}
                className="figures grid min-h-8 grid-cols-[4rem_1fr_3rem] items-center gap-3 text-graphite text-sm hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
              >
                <span>{plural(stars, "star")}</span>
                <span aria-hidden className="h-2 bg-hairline forced-colors:border">
                  <span
                    className="block h-full bg-ink forced-color-adjust-none"
                    style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
                  />
                </span>
                <span className="text-right">{formatCount(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && (
        <Link
          to={{ search: reviewQuery(search, { rating: undefined }), hash: "#reviews" }}
          preventScrollReset
          replace
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
        >
          All stars
        </Link>
      )}
    </div>
  );
}
