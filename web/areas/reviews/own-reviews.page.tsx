import { Link, useRevalidator } from "react-router";
import { signedInApi } from "../../client/session/signed-in.ts";
import { titled } from "../../kit/page/page-title.ts";
import { productPath } from "../../kit/product/product-path.ts";
import { ReviewButton } from "../../kit/reviews/review-button.tsx";
import { ReviewStatus } from "../../kit/reviews/review-status.tsx";
import { ReviewText } from "../../kit/reviews/review-text.tsx";
import { formatDate } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Picture } from "../../ui/picture.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/own-reviews.page.ts";

export const meta = titled("Reviews");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  return (await signedInApi(request)("GET /api/reviews/mine", { query: { page } })).data;
}

/** Received products, and the user's reviews. */
export default function OwnReviewsPage({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Reviews</h1>
      {list.total === 0 ? (
        <EmptyState
          title="Nothing to review yet"
          className="mt-8"
          action={
            <LinkButton to="/account/orders" variant="secondary">
              See your orders
            </LinkButton>
          }
        >
          Products show up here once they are delivered.
        </EmptyState>
      ) : (
        <ul className="mt-8 border-hairline border-t">
          {list.data.map(({ product, delivered_at, review }) => (
            <li
              key={product.hash}
              className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-6"
            >
              <div className="self-start bg-white">
                {product.image && <Picture picture={product.image} alt="" sizes="80px" />}
              </div>
              <div>
                <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                  <div>
                    <h2 className="font-medium">
                      <Link to={productPath(product.hash, undefined)} className="hover:underline">
                        {product.name}
                      </Link>
                    </h2>
                    <p className="figures text-graphite text-sm">{`Delivered ${formatDate(delivered_at)}`}</p>
                  </div>
                  <ReviewButton
                    product={product}
                    before={review}
                    size="sm"
                    onWritten={() => void revalidate()}
                  />
                </div>
                {review && (
                  <div className="mt-4">
                    <ReviewText review={review} vendor={review.product.vendor} />
                    <div className="mt-3">
                      <ReviewStatus review={review} />
                    </div>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}
